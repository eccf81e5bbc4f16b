#!/usr/bin/env python3
"""Writes the declarations of the bindings from the descriptions of the C interface in capi.

    python3 bindings/generate.py            writes them
    python3 bindings/generate.py --check    fails when the written ones are stale

Everything that a foreign language must know of the C interface comes from here: names, numbers, layouts and
signatures. What makes it pleasant to use is written by hand beside it.
"""

import argparse
import json
import pathlib
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
API = json.loads((ROOT / 'capi' / 'api.json').read_text(encoding='utf-8'))
LAYOUT = json.loads((ROOT / 'capi' / 'layout.json').read_text(encoding='utf-8'))

HANDLES = {handle['name'] for handle in API['handles']}
ALIASES = {alias['name']: alias['type'] for alias in API['types']}
ORIGIN = 'Written by bindings/generate.py from capi/api.json and capi/layout.json; not to be edited.'


class Type:
    """A type as C writes it, taken apart: `const ville_event *`."""

    def __init__(self, text):
        words = text.replace('*', ' * ').split()
        self.pointers = words.count('*')
        self.const = 'const' in words
        name = next(word for word in words if word not in ('*', 'const', 'volatile'))
        self.is_action = name == 'ville_action'
        self.name = ALIASES.get(name, name)


def words(entry):
    """The comment of an entry in one line."""
    return ' '.join(entry['comment'].split())


def constants():
    """Name, value and comment of each constant. The comment of a group stands at its first one alone."""
    told = ''
    for constant in API['constants']:
        comment = words(constant)
        if constant.get('group') == constant['comment']:
            comment, told = '' if constant['group'] == told else comment, constant['group']
        yield constant['name'], constant['value'], comment


def statuses():
    """Value and words of each status that tells a failure."""
    return [(constant['name'], constant['value'], words(constant)) for constant in API['constants']
            if constant['name'].startswith('VILLE_ERR_')]


# ---------------------------------------------------------------------------------------------------------------
# Python: ctypes
# ---------------------------------------------------------------------------------------------------------------

CTYPES = {'char': 'c_char', 'int8_t': 'c_int8', 'uint8_t': 'c_uint8', 'uint16_t': 'c_uint16', 'int32_t': 'c_int32',
          'uint32_t': 'c_uint32', 'uint64_t': 'c_uint64'}


def python_type(text):
    """The ctypes name of a parameter or result. Handles are void pointers; bytes that are only read come as bytes."""
    kind = Type(text)
    if kind.name in HANDLES:
        return 'c_void_p' if kind.pointers == 1 else 'POINTER(c_void_p)'
    if kind.pointers == 0:
        return CTYPES.get(kind.name, 'None')
    if kind.name == 'char' or (kind.name == 'uint8_t' and kind.const):
        return 'c_char_p'
    return f'POINTER({CTYPES.get(kind.name, kind.name)})'


def python_comment(text, indent=''):
    return textwrap.wrap(text, 110, initial_indent=f'{indent}#: ', subsequent_indent=f'{indent}#: ') if text else []


def python():
    lines = [f'"""The C interface for ctypes. {ORIGIN}"""', '',
             'from ctypes import (POINTER, Structure, c_char, c_char_p, c_int8, c_int32, c_uint8, c_uint16, c_uint32,',
             '                    c_uint64, c_void_p)', '']
    for name, value, comment in constants():
        lines += [*python_comment(comment), f'{name} = {value}']
    lines += ['', '#: What each status means, for a call that answers with nothing but a status.', 'STATUS_TEXTS = {',
              *(f'    {name}: {text!r},' for name, _, text in statuses()), '}']
    for struct in API['structs']:
        lines += ['', '', f"class {struct['name']}(Structure):"]
        lines += textwrap.wrap(f'"""{words(struct)}"""', 110, initial_indent='    ', subsequent_indent='    ')
        lines += ['    _fields_ = [']
        for field in struct['fields']:
            kind = Type(field['type']).name
            count = f" * {field['count']}" if 'count' in field else ''
            lines += [*python_comment(words(field), '        '),
                      f"        ('{field['name']}', {CTYPES.get(kind, kind)}{count}),"]
        lines.append('    ]')
    lines += ['', '', '# Name, result, arguments.', 'FUNCTIONS = [']
    for function in API['functions']:
        arguments = ', '.join(python_type(parameter['type']) for parameter in function['parameters'])
        head = f"    ('{function['name']}', {python_type(function['result'])},"
        whole = f'{head} [{arguments}]),'
        lines += [whole] if len(whole) <= 110 else [head, f'     [{arguments}]),']
    lines += [']', '', '', 'def declare(library):', '    """Tells ctypes the types of every function."""',
              '    for name, result, arguments in FUNCTIONS:', '        function = getattr(library, name)',
              '        function.restype = result', '        function.argtypes = arguments']
    return lines


# ---------------------------------------------------------------------------------------------------------------
# C#: P/Invoke with pointers to blittable structs, so that nothing is ever marshalled
# ---------------------------------------------------------------------------------------------------------------

CSHARP = {'void': 'void', 'char': 'byte', 'int8_t': 'sbyte', 'uint8_t': 'byte', 'uint16_t': 'ushort', 'int32_t': 'int',
          'uint32_t': 'uint', 'uint64_t': 'ulong'}
CSHARP_WORDS = {'event', 'params', 'ref', 'out', 'in', 'object', 'string', 'checked', 'lock'}


def pascal(name):
    return ''.join(part[:1].upper() + part[1:] for part in name.split('_'))


def csharp_name(name):
    return CSHARP.get(name) or pascal(name[len('ville_'):])


def csharp_type(text):
    kind = Type(text)
    return 'IntPtr' + '*' * (kind.pointers - 1) if kind.name in HANDLES else csharp_name(kind.name) + '*' * kind.pointers


def csharp_comment(text):
    text = text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
    return textwrap.wrap(f'<summary>{text}</summary>', 110, initial_indent='/// ', subsequent_indent='/// ') if text else []


def csharp_field(field):
    """A field, and the members that reach into an array without unsafe code."""
    c_name = Type(field['type']).name
    name, kind, count = pascal(field['name']), csharp_name(c_name), field.get('count')
    comment = csharp_comment(words(field))
    hidden = field['name'].startswith('reserved')
    if count is None:
        return [*comment, f"{'private' if hidden else 'public'} {kind} {name};"]
    if c_name == 'char':
        return [f"private fixed byte {field['name']}[{count}];", *comment,
                f"public string {name} {{ get {{ fixed (byte* p = {field['name']}) return Utf8.Read(p, {count}); }} }}"]
    if c_name in CSHARP:
        lines, first = [f'private fixed {kind} {name}[{count}];'], name
    else:  # C# has no fixed buffers of structs: they are written out
        numbered = [f'{name}{i}' for i in range(count)]
        rows = [', '.join(numbered[i:i + 8]) for i in range(0, count, 8)]
        lines, first = (f'private {kind} ' + ',\n            '.join(rows) + ';').split('\n'), f'&{name}0'
    if hidden:
        return lines
    reach = f'Check.Index(index, {count}); fixed ({kind}* p = {first})'
    return [*lines, *comment, f'public {kind} Get{name}(int index) {{ {reach} return p[index]; }}',
            *comment, f'public void Set{name}(int index, {kind} value) {{ {reach} p[index] = value; }}']


def csharp():
    lines = [f'// The C interface for P/Invoke. {ORIGIN}', '//',
             '// Structs are blittable and handed over by pointer: nothing is marshalled, which suits compilation ahead',
             '// of time.', '#pragma warning disable 169, 649 // fields that only the library reads or writes', '',
             'using System;', 'using System.Runtime.InteropServices;', '', 'namespace Ville', '{',
             '    public static class Constants', '    {']
    for name, value, comment in constants():
        lines += [' ' * 8 + line for line in [*csharp_comment(comment), f'public const int {name} = {value};']]
    lines += ['    }', '', '    internal static class StatusTexts', '    {',
              '        /// What a status means, for a call that answers with nothing but a status.',
              '        internal static string Of(int status)', '        {', '            switch (status)', '            {']
    for name, _, text in statuses():
        quoted = text.replace('\\', '\\\\').replace('"', '\\"')
        lines.append(f'                case Constants.{name}: return "{quoted}";')
    lines += ['                default: return "";', '            }', '        }', '    }']
    for struct in API['structs']:
        lines += ['', *(' ' * 4 + line for line in csharp_comment(words(struct))),
                  '    [StructLayout(LayoutKind.Sequential)]', f"    public unsafe struct {csharp_name(struct['name'])}", '    {']
        for field in struct['fields']:
            lines += [' ' * 8 + line for line in csharp_field(field)]
        lines.append('    }')
    lines += ['', '    internal static unsafe class Native', '    {',
              '#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR',
              '        private const string Library = "__Internal"; // linked statically there',
              '#else', '        private const string Library = "ville";', '#endif',
              '        private const CallingConvention C = CallingConvention.Cdecl;', '']
    for function in API['functions']:
        arguments = ', '.join(f"{csharp_type(parameter['type'])} {'@' * (parameter['name'] in CSHARP_WORDS)}{parameter['name']}"
                              for parameter in function['parameters'])
        lines += ['        [DllImport(Library, CallingConvention = C)]',
                  f"        internal static extern {csharp_type(function['result'])} {function['name']}({arguments});"]
    return [*lines, '    }', '}']


# ---------------------------------------------------------------------------------------------------------------
# WebAssembly: where everything lies in the memory of the module, and what the module exports
# ---------------------------------------------------------------------------------------------------------------


def wasm_layout():
    lines = [f'// Numbers and layouts of the C interface. {ORIGIN}', '']
    for name, value, comment in constants():
        lines += [f'/** {comment} */'] if comment else []
        lines.append(f'export const {name} = {value};')
    lines += ['', '/** What each status means, for a call that answers with nothing but a status. */',
              'export const statusTexts = {',
              *(f'  [{name}]: {json.dumps(text)},' for name, _, text in statuses()), '};']
    lines += ['', '/** Structs by name: size in bytes, and of each field its type, its place, and for an array its length. */',
              'export const structs = {']
    for struct in API['structs']:
        layout = LAYOUT[struct['name']]
        lines.append(f"  {struct['name']}: {{ size: {layout['size']}, fields: {{")
        for field in struct['fields']:
            kind = Type(field['type'])
            name = 'action' if kind.is_action else kind.name[:-len('_t')] if kind.name.endswith('_t') else kind.name
            count = f", {field['count']}" if 'count' in field else ''
            lines.append(f"    {field['name']}: ['{name}', {layout['fields'][field['name']][0]}{count}],")
        lines.append('  } },')
    return [*lines, '};']


def wasm_exports():
    return [function['name'] for function in API['functions']]


OUTPUTS = {
    'python/ville/_declarations.py': python,
    'csharp/Ville/Native.cs': csharp,
    'wasm/ville_layout.mjs': wasm_layout,
    'wasm/exports.txt': wasm_exports,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--check', action='store_true', help='write nothing; fail when a written file is stale')
    check = parser.parse_args().check
    stale = 0
    for name, lines in OUTPUTS.items():
        path = ROOT / 'bindings' / name
        text = '\n'.join(lines()) + '\n'
        if path.exists() and path.read_text(encoding='utf-8') == text:
            continue
        stale += 1
        print(f'bindings/{name} ' + ('is stale: run bindings/generate.py' if check else 'is written'))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding='utf-8')
    return 1 if check and stale else 0


if __name__ == '__main__':
    sys.exit(main())

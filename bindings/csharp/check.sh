#!/bin/sh
# Runs the C# binding under Mono: sh bindings/csharp/check.sh [--aot] LIBRARY FOLDER [arguments of Check.exe]
#
# LIBRARY is the shared library, FOLDER is for what is compiled. With --aot everything, Mono's own libraries included,
# is compiled ahead of time and run without a compiler at hand, which is the nearest thing to IL2CPP. Exits 77 when mcs
# or mono is missing.
set -eu

aot=
[ "${1-}" != --aot ] || { aot=1; shift; }
[ $# -ge 2 ] || { sed -n '2,/^set/ s/^# \{0,1\}//p' "$0" >&2; exit 2; }
for tool in mcs mono; do
    command -v $tool >/dev/null || { echo "The C# binding cannot be checked; missing: mono-mcs, mono-runtime" >&2; exit 77; }
done
here=$(cd "$(dirname "$0")" && pwd)
library=$(cd "$(dirname "$1")" && pwd)
mkdir -p "$2"
folder=$(cd "$2" && pwd)
shift 2

# mono looks for a library by the file name libville.so.
export LD_LIBRARY_PATH="$library${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
program=$folder/Check.exe
if [ -z "$aot" ]; then
    mcs -langversion:7 -noconfig -unsafe -warnaserror -out:"$program" "$here"/Ville/*.cs "$here"/Check/*.cs
    exec mono "$program" "$@"
fi

# Whatever runs must have been compiled ahead, and anew when its source changes.
sources=$(cat "$here"/Ville/*.cs "$here"/Check/*.cs | cksum)
framework=$folder/framework
if [ "$(cat "$folder/aot.sources" 2>/dev/null)" != "$sources" ]; then
    rm -rf "$folder/aot.sources" "$framework"
    mkdir "$framework"
    cp /usr/lib/mono/4.5/mscorlib.dll "$framework"
    mcs -langversion:7 -noconfig -unsafe -warnaserror -out:"$program" "$here"/Ville/*.cs "$here"/Check/*.cs
    for assembly in "$framework/mscorlib.dll" "$program"; do
        MONO_PATH=$framework mono --aot=full,nimt-trampolines=4000,nrgctx-trampolines=8000,ntrampolines=20000,ngsharedvt-trampolines=4000 \
            "$assembly" > "$folder/aot.log" 2>&1 || { cat "$folder/aot.log" >&2; exit 1; }
    done
    echo "$sources" > "$folder/aot.sources"
fi
export MONO_PATH="$framework"
exec mono --full-aot "$program" "$@"

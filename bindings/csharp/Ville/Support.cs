// What the wrappers share: failures, text as UTF-8, and things that must be given back.
using System;
using System.Text;

namespace Ville
{
    /// <summary>A call that failed. A failed call changes nothing. docs/errors.md tells what each status means.</summary>
    public sealed class VilleException : Exception
    {
        /// <summary>VILLE_ERR_...</summary>
        public int Status { get; private set; }

        /// <summary>Why the rules forbid it, or VILLE_REASON_NONE.</summary>
        public int Reason { get; private set; }

        /// <summary>Index in a list, ply of a record, or -1.</summary>
        public int Place { get; private set; }

        internal VilleException(int status, string text, int reason, int place) : base(text)
        {
            Status = status;
            Reason = reason;
            Place = place;
        }
    }

    internal static unsafe class Check
    {
        internal static void Index(int index, int count)
        {
            if ((uint)index >= (uint)count) throw new ArgumentOutOfRangeException("index");
        }

        /// For functions that answer with nothing but a status.
        internal static void Status(int status)
        {
            if (status != Constants.VILLE_OK) throw new VilleException(status, StatusText(status), 0, -1);
        }

        /// For those that filled in an error.
        internal static void Status(int status, ref Error error)
        {
            if (status != Constants.VILLE_OK) throw new VilleException(status, error.Text, error.Reason, error.Place);
        }

        internal static Error NewError()
        {
            return new Error { StructSize = (uint)sizeof(Error) };
        }

        internal static string StatusText(int status) { return StatusName(status) + ": " + StatusTexts.Of(status); }

        internal static string StatusName(int status)
        {
            byte* name = stackalloc byte[64];
            return Native.ville_status_name(status, name, 64, null) == Constants.VILLE_OK ? Utf8.Read(name, 64) : "status " + status;
        }
    }

    /// A call that writes bytes into a buffer and tells how many it needs.
    internal unsafe delegate int Filler(byte* buffer, uint capacity, uint* needed);

    internal static unsafe class Utf8
    {
        private const int Guess = 1024;

        /// With the zero byte at the end; null stays null.
        internal static byte[] Bytes(string text)
        {
            if (text == null) return null;
            var bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        /// Up to the zero byte.
        internal static string Read(byte* text, int room)
        {
            int size = 0;
            while (size < room && text[size] != 0) ++size;
            var bytes = new byte[size];
            for (int i = 0; i < size; ++i) bytes[i] = text[i];
            return Encoding.UTF8.GetString(bytes, 0, size);
        }

        internal static string Text(Filler fill)
        {
            byte[] bytes = Data(fill);
            return Encoding.UTF8.GetString(bytes, 0, bytes.Length - 1);
        }

        internal static byte[] Data(Filler fill)
        {
            uint needed = 0;
            var bytes = new byte[Guess];
            int status;
            fixed (byte* p = bytes) status = fill(p, Guess, &needed);
            if (status == Constants.VILLE_ERR_BUFFER)
            {
                bytes = new byte[needed];
                fixed (byte* p = bytes) status = fill(p, needed, &needed);
            }
            Check.Status(status);
            Array.Resize(ref bytes, (int)needed);
            return bytes;
        }
    }

    /// <summary>Something of the library that is given back by Dispose, or when it is collected.</summary>
    public abstract class Handle : IDisposable
    {
        // A plain pointer and not a SafeHandle: that one is made by reflection, which stripping may break.
        private IntPtr pointer;

        internal Handle(IntPtr pointer) { this.pointer = pointer; }

        internal IntPtr Pointer
        {
            get
            {
                if (pointer == IntPtr.Zero) throw new VilleException(Constants.VILLE_ERR_ARGUMENT, "this " + GetType().Name + " is disposed", 0, -1);
                return pointer;
            }
        }

        ~Handle() { Release(); }

        public void Dispose()
        {
            Release();
            GC.SuppressFinalize(this);
        }

        internal abstract void Destroy(IntPtr pointer);

        /// The answer of a call, during which this must not be collected.
        internal int Kept(int answer)
        {
            GC.KeepAlive(this);
            return answer;
        }

        private void Release()
        {
            IntPtr owned = pointer;
            pointer = IntPtr.Zero;
            if (owned != IntPtr.Zero) Destroy(owned);
        }
    }
}

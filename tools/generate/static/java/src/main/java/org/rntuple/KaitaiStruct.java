package org.rntuple;

/** Base of all parsed types. */
public abstract class KaitaiStruct {
    protected final KaitaiStream _io;

    protected KaitaiStruct(KaitaiStream _io) { this._io = _io; }

    /** The bytes that the type was read from. */
    public KaitaiStream _io() { return _io; }
}

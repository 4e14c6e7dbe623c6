import { Transform, type TransformCallback } from 'node:stream';

/** Bytes of a message's length, which includes itself but not the type before it. */
const lengthBytes = 4;

/** Messages after which a client waits for an answer: Query, Sync, Flush, password, CopyDone and CopyFail. */
const ends: ReadonlySet<string> = new Set(['Q', 'S', 'H', 'p', 'c', 'f']);
const terminate = 'X';

/**
 * Passes on messages of a PostgreSQL client (protocol 3.0), request by request: a socket splits them anywhere, and
 * PGlite accepts whole messages only. A client's Terminate is left out: it would end the session that others use.
 */
export class WholeRequests extends Transform {
  #received: Buffer = Buffer.alloc(0);
  #request: Buffer[] = [];
  #isStarted = false;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (let message = this.#next(); message; message = this.#next()) {
      const type = this.#isStarted ? message.toString('latin1', 0, 1) : '';
      if (type !== terminate) this.#request.push(message);
      if (!this.#isStarted || ends.has(type)) {
        this.push(Buffer.concat(this.#request));
        this.#request = [];
      }
      this.#isStarted = true;
    }
    done();
  }

  /** Returns the next whole message; the first of a connection has no type. */
  #next(): Buffer | undefined {
    const typeBytes = this.#isStarted ? 1 : 0;
    if (this.#received.length < typeBytes + lengthBytes) return undefined;
    const size = typeBytes + this.#received.readInt32BE(typeBytes);
    if (this.#received.length < size) return undefined;
    const message = this.#received.subarray(0, size);
    this.#received = this.#received.subarray(size);
    return message;
  }
}

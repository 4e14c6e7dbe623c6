import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { type ToWorker, workerMessage } from './worker-messages.ts';

let connections = 0;

/** The message Terminate of PostgreSQL's protocol. */
const goodbye = Buffer.from([0x58, 0, 0, 0, 4]);

/** A stream that `pg` uses as the socket to a server: the wire protocol to and from the worker that runs PGlite. */
export class PgliteConnection extends Duplex {
  readonly #worker: Worker;
  readonly #connection: number;
  readonly #receive: (raw: unknown) => void;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    connections += 1;
    this.#connection = connections;
    this.#receive = (raw) => {
      const message = workerMessage.parse(raw);
      if (!('connection' in message) || message.connection !== this.#connection) return;
      if (message.type === 'connected') this.emit('connect');
      else this.push(message.bytes);
    };
    worker.on('message', this.#receive);
  }

  /** Called by `pg` in place of dialling. */
  connect(): this {
    this.#tell({ type: 'connect', connection: this.#connection });
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk, encoding }], done);
  }

  /**
   * `pg` holds back the messages of a query until they are complete; they are sent together. The Terminate message of a
   * closing connection is dropped: there is one session only, and the next connection uses it further.
   */
  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: () => void): void {
    const said = chunks.flatMap(({ chunk }) => (chunk.equals(goodbye) ? [] : [chunk]));
    const bytes = Uint8Array.from(Buffer.concat(said));
    if (said.length > 0) this.#tell({ type: 'bytes', connection: this.#connection, bytes });
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }

  // Socket methods without meaning between threads.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

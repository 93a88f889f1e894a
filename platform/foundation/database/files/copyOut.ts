import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Submittable } from 'pg';
import { streamed } from '../../memory/streamed.ts';

/** Bytes handed on at once, and how many of those may wait to be read. */
const CHUNK = 64 * 1024;
const WAITING = 2;

const LINE_END = Buffer.from('\r\n');

/** The part of the driver's connection that is used here. */
interface Connection {
  stream: Socket;
  query(text: string): void;
}

/**
 * A `COPY … TO STDOUT` as a stream of its lines, ended by CR LF. The server sends each line as one message, which is read from the socket
 * only as fast as the stream is. Destroyed before its end, it closes the connection.
 */
export class CopyOut extends Readable implements Submittable {
  /** Settles once the server has sent everything, even if it has not been read yet. */
  readonly sent: Promise<void>;
  #settle: { resolve(): void; reject(error: Error): void } = { resolve() {}, reject() {} };
  #connection: Connection | null = null;
  #isSent = false;
  #chunk: Buffer = Buffer.allocUnsafeSlow(CHUNK);
  /** Memory of pieces that were read. */
  readonly #free: Buffer[] = [];
  #filled = 0;
  readonly #statement: string;

  /** The server has done with the statement: nothing of it is left to be canceled. */
  get isDone(): boolean {
    return this.#isSent;
  }

  constructor(statement: string) {
    super({ objectMode: true, highWaterMark: WAITING });
    this.#statement = statement;
    this.sent = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** The same lines in pieces. Each must be read before the next is requested, because its memory is reused. */
  async *pieces(): AsyncGenerator<Buffer> {
    for await (const piece of this as AsyncIterable<Buffer>) {
      yield piece;
      if (piece.buffer.byteLength === CHUNK) this.#free.push(Buffer.from(piece.buffer));
    }
  }

  submit(connection: unknown): void {
    this.#connection = connection as Connection;
    this.#connection.query(this.#statement);
  }

  handleCopyData({ chunk: line }: { chunk: Buffer }): void {
    const length = line.length + 1; // LF becomes CR LF
    if (length > CHUNK - this.#filled) this.#flush();
    if (length > CHUNK) {
      this.#hand(Buffer.concat([line.subarray(0, -1), LINE_END]));
      return;
    }
    this.#chunk.set(line.subarray(0, -1), this.#filled);
    this.#filled += length;
    this.#chunk.set(LINE_END, this.#filled - LINE_END.length);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#isSent = true;
    this.#flush();
    this.push(null);
    this.#connection?.stream.resume();
    this.#settle.resolve();
  }

  handleError(error: Error): void {
    this.#isSent = true; // of this statement nothing more comes
    this.#connection?.stream.resume();
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    if (!this.#isSent) this.#connection?.stream.destroy();
    this.#settle.reject(error ?? new Error('The copy was given up'));
    callback(error);
  }

  #flush(): void {
    if (this.#filled === 0) return;
    const chunk = this.#chunk.subarray(0, this.#filled);
    this.#chunk = this.#free.pop() ?? Buffer.allocUnsafeSlow(CHUNK);
    this.#filled = 0;
    this.#hand(chunk);
  }

  #hand(chunk: Buffer): void {
    streamed(chunk.length);
    if (!this.push(chunk)) this.#connection?.stream.pause();
  }
}

// The embedded database as the driver of PostgreSQL sees a server: the messages of a statement are handed over together, and answered at once.
import { EventEmitter } from 'node:events';
import { type PGlite, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Statements that clear the last client's session state: each client begins as on a connection of its own. */
const FRESH = ['rollback', 'deallocate all'];

/**
 * One client's connection to the embedded database, which has one session: a pool of it holds one client. The driver sends what belongs to a statement
 * message by message; each alone would cost as much as all of them together.
 */
export class EmbeddedConnection extends EventEmitter {
  /** Prepared statements by name: the driver keeps them here. */
  parsedStatements: Record<string, string> = {};
  submittedNamedStatements: Record<string, string> = {};
  /** The driver asks it whether there is something to end. */
  _connecting = false;
  readonly stream = { destroy: () => this.end() };
  readonly #database: PGlite;
  #messages: Uint8Array[] = [];

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect(): void {
    this._connecting = true;
    void this.#begin().catch((error: unknown) => this.emit('error', error));
  }

  async #begin(): Promise<void> {
    await this.#database.waitReady;
    for (const text of FRESH) await this.#database.execProtocol(serialize.query(text), { syncToFs: false });
    this.emit('readyForQuery', { name: 'readyForQuery', status: 'I' });
  }

  query(text: string): void {
    this.#messages.push(serialize.query(text));
    this.#send();
  }

  /** `types` are the driver's parsers of answers; the types of values are the database's to say. */
  parse({ name = '', text }: { name?: string; text: string; types?: unknown }): void {
    this.#messages.push(serialize.parse({ name, text }));
  }

  bind(values: Parameters<typeof serialize.bind>[0]): void {
    this.#messages.push(serialize.bind(values));
  }

  describe(what: Parameters<typeof serialize.describe>[0]): void {
    this.#messages.push(serialize.describe(what));
  }

  execute(portal: Parameters<typeof serialize.execute>[0]): void {
    this.#messages.push(serialize.execute(portal));
  }

  close(what: Parameters<typeof serialize.close>[0]): void {
    this.#messages.push(serialize.close(what));
  }

  sync(): void {
    this.#messages.push(serialize.sync());
    this.#send();
  }

  end(): void {
    queueMicrotask(() => this.emit('end'));
  }

  /** An embedded connection never keeps the process running. */
  ref(): void {}
  unref(): void {}

  #send(): void {
    const bytes = Buffer.concat(this.#messages);
    this.#messages = [];
    this.#database
      .runExclusive(() => this.#database.execProtocolStream(bytes, { throwOnError: false, syncToFs: false }))
      .then(
        (answers) => {
          for (const answer of answers)
            this.emit(answer.name === 'error' ? 'errorMessage' : answer.name, answer);
        },
        (error: unknown) => this.emit('error', error),
      );
  }
}

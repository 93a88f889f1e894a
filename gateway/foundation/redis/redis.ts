import { createClient, ErrorReply } from '@redis/client';

/** Milliseconds that Redis may take to answer, and to connect. */
const ANSWER_MS = 250;
const CONNECT_MS = 1_000;
/** Milliseconds between two attempts to connect again, at most. */
const MAX_PAUSE_MS = 2_000;

/** A text that Redis keeps, by its key. */
interface KeptText {
  key: string;
  value: string;
  /** Milliseconds until Redis forgets it. */
  ms: number;
}

/** Milliseconds for which a Redis that hung or refused is not asked again. */
const REST_MS = 1_000;

/** State that several gateways share. A call rejects at once without a connection and after 250 ms without a reply; then all reject for a second. */
export interface Redis {
  get(key: string): Promise<string | null>;
  set(text: KeptText): Promise<void>;
  /** Keeps the text unless there is one already; says whether it did. */
  setNew(text: KeptText): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Runs a Lua script over one key; nothing of another gateway runs meanwhile. */
  run(script: string, key: string, values: readonly number[]): Promise<unknown>;
  close(): void;
}

interface Log {
  warn(about: object, message: string): void;
  info(message: string): void;
}

/** Connects in the background, and again after every loss; an outage is one line of the log. */
export function openRedis(url: string, log: Log): Redis {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** Math.min(attempts, 10), MAX_PAUSE_MS),
    },
  });
  let isAway = false;
  let restsUntil = 0;
  const noteAway = (error: Error & { code?: string }) => {
    // The first word of a refusal is its code; what follows may quote keys.
    const errorText = error instanceof ErrorReply ? error.message.split(' ')[0] : error.message;
    if (!isAway)
      log.warn({ reason: error.code ?? errorText }, 'Redis is away: each gateway counts for itself');
    isAway = true;
  };
  const noteBack = () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
    restsUntil = 0;
  };
  client.on('error', noteAway);
  client.on('ready', noteBack);
  client.connect().catch(() => undefined); // `error` has said it

  /** A hanging Redis delays no caller, and commands to it do not pile up. */
  async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (!client.isReady || performance.now() < restsUntil) throw new Error('Redis is away.');
    try {
      const answer = await inTime(ask());
      noteBack();
      return answer;
    } catch (error) {
      restsUntil = performance.now() + REST_MS;
      noteAway(error as Error);
      throw error;
    }
  }
  return {
    get: (key) => answered(() => client.get(key)),
    async set({ key, value, ms }) {
      await answered(() => client.set(key, value, { expiration: { type: 'PX', value: ms } }));
    },
    setNew: async ({ key, value, ms }) =>
      (await answered(() =>
        client.set(key, value, { condition: 'NX', expiration: { type: 'PX', value: ms } }),
      )) !== null,
    async delete(key) {
      await answered(() => client.del(key));
    },
    run: (script, key, values) =>
      answered(() => client.eval(script, { keys: [key], arguments: values.map(String) })),
    close: () => client.destroy(),
  };
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('It hangs'));
    // An answer that came while this process was busy is read first.
    const timer = setTimeout(() => setImmediate(late), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

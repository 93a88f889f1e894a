import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { makeKey } from '../../platform/people/signIn/tokens/apiKeys.ts';

/** What one call came to; a status of 0 is no answer at all. */
export interface CallOutcome {
  url: string;
  what: 'write' | 'token';
  status: number;
  retryAfter: string | null;
  /** When it was answered, on the clock of `performance.now()`, and how long that took. */
  at: number;
  milliseconds: number;
}

/** Clients that add to budgets for as long as they are let. */
export interface BudgetWriters {
  outcomes: CallOutcome[];
  /** Keys of the writes that were answered 200. */
  acknowledged: string[];
  /** Ends when everybody has had the answer to their last call. */
  stop(): Promise<void>;
}

/** Milliseconds a client waits after anything but success, as a program does after a retry response. */
const RETRY_MS = 50;

/**
 * Starts `count` clients at each platform, each on the budget of an advertiser of its own, and one that asks the issuer for
 * tokens. A client repeats a write with its key until it is acknowledged, as the web does.
 */
export function startBudgetWriters(
  urls: readonly string[],
  { count, token }: { count: number; token: string },
): BudgetWriters {
  const agent = new Agent({ connections: count + 1 });
  const writers: BudgetWriters = { outcomes: [], acknowledged: [], stop: async () => undefined };
  let isStopped = false;

  async function call(
    url: string,
    what: CallOutcome['what'],
    path: string,
    options: object,
  ): Promise<number> {
    const started = performance.now();
    const [status, retryAfter] = await request(url + path, { dispatcher: agent, ...options })
      .then(async ({ statusCode, headers, body }) => {
        await body.dump();
        return [statusCode, (headers['retry-after'] as string | undefined) ?? null] as const;
      })
      .catch(() => [0, null] as const);
    const at = performance.now();
    writers.outcomes.push({ url, what, status, retryAfter, at, milliseconds: at - started });
    return status;
  }

  async function write(url: string, advertiserId: number): Promise<void> {
    while (!isStopped) {
      const key = randomUUID();
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      };
      const body = JSON.stringify({ type: 'credit', amount: '1.00', description: key });
      const path = `/api/advertisers/${advertiserId}/budget`;
      for (;;) {
        const status = await call(url, 'write', path, { method: 'PUT', headers, body });
        if (status === 200) writers.acknowledged.push(key);
        else await pause(RETRY_MS);
        if (status === 200 || isStopped) break;
      }
    }
  }

  async function askForTokens(url: string): Promise<void> {
    while (!isStopped) {
      // Well-formed but unknown, so that it has to be looked up. A different one each time: wrong secrets of one program make it wait.
      const { clientId, secret } = makeKey();
      const headers = {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      };
      await call(url, 'token', '/oidc/token', {
        method: 'POST',
        headers,
        body: 'grant_type=client_credentials',
      });
      await pause(RETRY_MS);
    }
  }

  const clients = urls.flatMap((url, place) => [
    askForTokens(url),
    ...Array.from({ length: count }, (_, position) => write(url, 1 + place * count + position)),
  ]);
  writers.stop = async () => {
    isStopped = true;
    await Promise.all(clients);
    await agent.close();
  };
  return writers;
}

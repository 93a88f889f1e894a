import { isPrivateAddress } from '../../../schema/foundation/process/ownMachine.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';
import type { ProviderAdapter, ProviderRequest } from './adapter.ts';
import { breaker } from './breaker.ts';
import { readCardBalance } from './cardBalance.ts';
import { readOrder, readRefusal } from './providerAnswer.ts';

/** Milliseconds that a provider may take for one answer, its body included. */
const PROVIDER_TIMEOUT_MS = 10_000;

/** Milliseconds for the balance of a card: somebody waits at the screen. */
const BALANCE_TIMEOUT_MS = 3500;

/** Largest answer in bytes. */
const LARGEST = 64 * 1024;

/** Answers that say no; whatever else is not a success leaves open what happened. */
const REFUSING = [409, 422];

interface HttpProvider {
  /** Its orders and balances are below it: `{url}/orders`, `{url}/balance`. */
  url: string;
  /** Bearer token; null for none. */
  token: string | null;
  /** True if `http:` is allowed to other machines: in a demo. */
  isPlainAllowed?: boolean;
  patience?: number;
  /** Milliseconds for which it is left alone after five failures. */
  pause?: number;
}

/** A provider behind HTTP and JSON; the key goes along as `Idempotency-Key`. Nothing it says but codes and reasons of one word is kept. */
export function httpProvider({
  url,
  token,
  patience = PROVIDER_TIMEOUT_MS,
  ...more
}: HttpProvider): ProviderAdapter {
  const { isPlainAllowed = false, pause } = more;
  const ordering = breaker(pause === undefined ? {} : { pause });
  // Balances that cannot be told keep nobody from ordering.
  const consulting = breaker(pause === undefined ? {} : { pause });

  async function ask(path: string, { key, body, wait = patience }: ProviderCall): Promise<ProviderAnswer> {
    const address = `${url.replace(/\/+$/, '')}${path}`;
    if (!isPlainAllowed && !isPrivateAddress(new URL(address))) throw new JobFailed('provider_not_https');
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
    });
    const isAnswer = response.ok || REFUSING.includes(response.status) || response.status === 404;
    if (!isAnswer) {
      await response.body?.cancel();
      throw new JobFailed(`provider_${response.status}`);
    }
    return { status: response.status, body: await readJson(response) };
  }

  const guarded = <T>(call: () => Promise<T>, guard = ordering): Promise<T> =>
    guard(async () => {
      try {
        return await call();
      } catch (error) {
        throw error instanceof JobFailed ? error : new JobFailed(nameOf(error));
      }
    });

  return {
    order: (key, request) =>
      guarded(async () => {
        const { status, body } = await ask('/orders', { key, body: written(request) });
        if (status === 404) throw new JobFailed('provider_404');
        return REFUSING.includes(status) ? readRefusal(body, status) : readOrder(body);
      }),
    cancel: (reference, key) =>
      guarded(async () => {
        const { status } = await ask(`/orders/${encodeURIComponent(reference)}/cancel`, { key, body: {} });
        return status >= 400 ? 'refused' : 'canceled';
      }),
    balance: (codes) =>
      guarded(async () => {
        const wait = Math.min(patience, BALANCE_TIMEOUT_MS);
        const { status, body } = await ask('/balance', { body: { codes }, wait });
        return status >= 400 ? null : readCardBalance(body);
      }, consulting),
  };
}

/** A request to the provider; `key` makes it idempotent, `wait` is in milliseconds. */
interface ProviderCall {
  key?: string;
  body: unknown;
  wait?: number;
}

interface ProviderAnswer {
  status: number;
  body: unknown;
}

const written = ({ minimalExpiration, ...request }: ProviderRequest) => ({
  ...request,
  minimal_expiration: minimalExpiration,
});

/** Traffic over the network is encrypted; traffic on this machine need not be. */
const nameOf = (error: unknown): string =>
  (error as Error).name === 'TimeoutError' ? 'provider_too_slow' : 'provider_unreachable';

/** The answer as JSON; undefined where it is none. @throws JobFailed when it is too large */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > LARGEST) throw new JobFailed('provider_too_large');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

import { countUpstreamCall } from '../../foundation/metrics/metrics.ts';
import type { Upstream } from '../../foundation/rest/upstream.ts';

/** Maximum bytes of a response: far more than a page of rewards or the SKUs of the largest site map. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** The caller, as far as an anonymous visitor is known. */
export interface Visitor {
  address: string;
  requestId: string;
  locale: string;
}

/** The index did not give a usable answer: it is unavailable, or the visitor sends too many requests. */
export class DoorClosed extends Error {
  readonly reason: 'away' | 'busy';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(reason: 'away' | 'busy', retryAfter = 5) {
    super(`The public catalogue is ${reason}`);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Calls the public endpoints of the platform. Refusals of the question itself, 400 and 422, count as answers. */
export interface CatalogueDoor {
  ask(question: object, visitor: Visitor): Promise<{ status: number; text: string }>;
  skus(visitor: Visitor): Promise<string[]>;
}

/** @param timeout milliseconds until the whole response has arrived. */
export function catalogueDoor(upstream: Upstream, timeout: number): CatalogueDoor {
  async function call(
    route: { method: 'GET' | 'POST'; path: string; body?: string },
    { address, requestId, locale }: Visitor,
  ): Promise<{ status: number; text: string }> {
    countUpstreamCall(`${route.method} ${route.path}`);
    const answer = await upstream
      .request({
        ...route,
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          'x-forwarded-for': address,
          'x-request-id': requestId,
          ...(route.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(timeout),
      })
      .then(async ({ statusCode, headers, body }) => ({
        status: statusCode,
        retryAfter: Number(headers['retry-after'] ?? 5),
        text: await readWithin(body, MAX_RESPONSE_BYTES),
      }))
      .catch(() => {
        throw new DoorClosed('away');
      });
    if (answer.status === 429) throw new DoorClosed('busy', answer.retryAfter);
    if (![200, 400, 422].includes(answer.status)) throw new DoorClosed('away');
    return answer;
  }
  return {
    async ask(question, visitor) {
      const route = { method: 'POST', path: '/public/catalogue', body: JSON.stringify(question) } as const;
      const answer = await call(route, visitor);
      if (answer.status === 200 && codesOf(answer.text).includes('INTERNAL')) throw new DoorClosed('away');
      return answer;
    },
    async skus(visitor) {
      const { text } = await call({ method: 'GET', path: '/public/catalogue/skus' }, visitor);
      return (JSON.parse(text) as { skus: string[] }).skus;
    },
  };
}

/** Error codes of a GraphQL response. */
function codesOf(text: string): unknown[] {
  if (!text.includes('"errors"')) return [];
  const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] };
  return errors?.map(({ extensions }) => extensions?.code) ?? [];
}

async function readWithin(body: AsyncIterable<Buffer>, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw new Error('An answer of the platform is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

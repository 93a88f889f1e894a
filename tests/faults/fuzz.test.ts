import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../money/seeded.ts';
import { malformed } from '../support/malformedRequests.ts';
import type { OddRequest } from '../support/oddPieces.ts';
import { oddRequest } from '../support/oddRequests.ts';
import { type RawAnswer, sendRaw } from '../support/rawHttp.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

/** Milliseconds within which everything is answered, and for which a body is waited for. */
const LONGEST = 20_000;
const RECEIVE = 1_500;
/** Milliseconds for which a token is used; it ends after five minutes. */
const TOKEN_AGE = 120_000;

/** What `/` answers before the application is built: 503. */
const UNBUILT = /The application is not built/;
/** How an answer says that something of ours broke, whatever its status. */
const BROKEN =
  /"(?:code|error_name)":"(?:INTERNAL|internal|UNAVAILABLE|unavailable|INDEX_UNAVAILABLE)"|server_error/;

const MANY = { perSecond: 1e6, burst: 1e6 };

describe.each(ENGINES)('on %s', (engine) => {
  let world: World;
  const tokens = new Map<string, { token: string; madeAt: number }>();
  const counts = new Map<string, number>();
  beforeAll(async () => {
    world = await startWorld({
      engine,
      size: 'small',
      gateway: {
        trustProxy: true,
        rate: MANY,
        addressRates: { unverified: MANY, login: MANY, issuer: MANY },
        timeouts: { call: 5_000, request: 8_000, receive: RECEIVE, upload: RECEIVE },
      },
    });
  });
  afterAll(() => world?.close());

  async function tokenOf(login: string): Promise<string> {
    const cached = tokens.get(login);
    if (cached && performance.now() - cached.madeAt < TOKEN_AGE) return cached.token;
    const token = await world.tokenFor(login);
    tokens.set(login, { token, madeAt: performance.now() });
    return token;
  }

  async function send({ to, as, method, path, headers, body }: OddRequest): Promise<RawAnswer> {
    const isNamed = headers.some(([name]) => name === 'authorization');
    const lines = [
      ['host', 'localhost'],
      ...(as && !isNamed ? [['authorization', `Bearer ${await tokenOf(as)}`]] : []),
      ...headers,
      ...(body ? [['content-length', String(body.length)]] : []),
      ['connection', 'close'],
    ];
    const head = [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': '))].join('\r\n');
    const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
    return sendRaw(to === 'gateway' ? world.gatewayUrl : world.platformUrl, bytes, LONGEST);
  }

  /** One answer, in time, and nothing in it that says that we broke. */
  function judge({ statuses, text, isEnded }: RawAnswer): void {
    const [status = 0] = statuses;
    counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
    const excerpt = text.slice(0, 2_000);
    expect({ isEnded, excerpt }).toEqual({ isEnded: true, excerpt });
    const isFailure = statuses.some((one) => one >= 500) && !UNBUILT.test(text);
    expect({ isBroken: isFailure || BROKEN.test(text), excerpt }).toEqual({
      isBroken: false,
      excerpt,
    });
  }

  test('no request, however odd, is answered by 5xx or INTERNAL, or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(oddRequest, async (odd) => {
        const answer = await send(odd);
        judge(answer);
        expect(answer.statuses.filter((status) => status >= 200)).toHaveLength(1);
      }),
      seeded(1_500, 24_000),
    );
    // It got past the doors: things were answered, refused by rule, by right and as unknown.
    expect([...counts.keys()]).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404', '422']));
  }, 3_600_000);

  test('bytes that are hardly HTTP are refused or hung up on, in time', async () => {
    const odd = fc.tuple(malformed, fc.boolean());
    await fc.assert(
      fc.asyncProperty(odd, async ([bytes, isGateway]) => {
        judge(await sendRaw(isGateway ? world.gatewayUrl : world.platformUrl, bytes, LONGEST));
      }),
      seeded(300, 2_000),
    );
  }, 3_600_000);
});

import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPlatform } from '../../platform/app.ts';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import type { MoneyRequest } from './dispatchRequests.ts';
import { moneyRequests } from './moneyRequests.ts';

// On a real PostgreSQL: the embedded database has one session, so nothing ever happens at once there.
let world: AllocationWorld;
let tokens: Record<string, string>;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
  await world.fund('1', 100_000);
  const [keys, { publicUrl }] = [await loadKeys(world.database), world.config];
  const minted = ['retailer', 'operator', 'second', 'colleague'].map(async (subject) => [
    subject,
    await mintAccessToken(keys, { publicUrl, subject }),
  ]);
  tokens = Object.fromEntries(await Promise.all(minted)) as Record<string, string>;
});
afterAll(() => world?.close());

const MONEY = moneyRequests(
  () => world,
  () => newKey(),
);

let keyCount = 0;
const newKey = () => `money-${++keyCount}`;

interface Sent {
  status: number;
  text: string;
  name: unknown;
}

async function send(
  request: MoneyRequest,
  key: string | null,
  more: { app?: FastifyInstance; signal?: AbortSignal } = {},
): Promise<Sent> {
  const { app = world.app, signal } = more;
  const answer = await fetch(app.listeningOrigin + request.url, {
    method: request.method,
    headers: {
      authorization: `Bearer ${tokens[request.login]}`,
      ...(request.body ? { 'content-type': 'application/json' } : {}),
      ...(request.version === undefined ? {} : { 'if-match': String(request.version) }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    ...(signal ? { signal } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, text, name: JSON.parse(text).error_name };
}

/** How much there is of everything that money leaves behind. */
async function traces(): Promise<number[]> {
  const counted = [
    'budget_lines',
    'ledger_txns',
    'ledger_entries',
    'allocations',
    'redemptions',
    'events',
    'jobs',
  ].map((table) =>
    rowsOf(
      world.database.db,
      { count: number },
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    ),
  );
  return (await Promise.all(counted)).map(([row]) => row?.count ?? 0);
}
/** What `work` left behind. */
async function left(work: () => Promise<unknown>): Promise<number[]> {
  const before = await traces();
  await work();
  return (await traces()).map((count, at) => count - (before[at] ?? 0));
}
/** Operations that refuse another total than the expected one. */
const GUARDED_BY_TOTAL = ['createDispatch', 'createRedemption', 'createAndRedeem', 'createChosenRedemption'];
const NOTHING = [0, 0, 0, 0, 0, 0, 0];

describe.each(Object.keys(MONEY))('reliability D4: %s', (operation) => {
  const request = () => (MONEY[operation] as () => Promise<MoneyRequest>)();
  let once: number[];
  beforeAll(async () => {
    const one = await request();
    once = await left(async () => expect((await send(one, newKey())).status).toBeLessThan(300));
    expect(once).not.toEqual(NOTHING);
  });

  test('ten times in turn, and once more after a restart, it is done once and answered alike', async () => {
    const [one, key] = [await request(), newKey()];
    const answers: Sent[] = [];
    expect(
      await left(async () => {
        for (let attempt = 0; attempt < 10; attempt += 1) answers.push(await send(one, key));
        const app = await buildPlatform({ config: world.config, database: world.database });
        await app.listen({ host: '127.0.0.1', port: 0 });
        answers.push(await send(one, key, { app }).finally(() => app.close()));
      }),
    ).toEqual(once);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('twenty at once, or with its answer lost, it is done once; the others wait or are answered alike', async () => {
    const [one, key] = [await request(), newKey()];
    let answers: Sent[] = [];
    const work = async () => {
      answers = await Promise.all(Array.from({ length: 20 }, () => send(one, key)));
    };
    expect(await left(work)).toEqual(once);
    const replay = await send(one, key);
    for (const answer of answers)
      expect(answer.status === 409 ? answer.name : answer).toEqual(
        answer.status === 409 ? 'idempotency_in_flight' : replay,
      );
    const [another, lost] = [await request(), newKey()];
    const again = async () => {
      await send(another, lost, { signal: AbortSignal.timeout(2) }).catch(() => undefined);
      let answer = await send(another, lost);
      while (answer.name === 'idempotency_in_flight') answer = await send(another, lost);
      expect(answer.status).toBe(replay.status);
    };
    expect(await left(again)).toEqual(once);
  });

  test('a key is for one body and one caller, and none is refused', async () => {
    const [one, key] = [await request(), newKey()];
    expect(
      await left(async () =>
        expect(await send(one, null)).toMatchObject({ status: 400, name: 'idempotency_key_missing' }),
      ),
    ).toEqual(NOTHING);
    const first = await send(one, key);
    // What only guards may differ: a repetition with another version or expected total is the same request.
    const guards = {
      ...(one.version === undefined ? {} : { version: 2 }),
      ...(GUARDED_BY_TOTAL.includes(operation) ? { body: { ...one.body, expected_total: '0.01' } } : {}),
    };
    const again = async () => expect(await send({ ...one, ...guards }, key)).toEqual(first);
    expect(await left(again)).toEqual(NOTHING);
    const usual = one.body && { body: { ...one.body, external_id: 'another' } };
    const another = one.another ?? usual;
    if (another)
      expect(
        await left(async () =>
          expect(await send({ ...one, ...another }, key)).toMatchObject({
            status: 422,
            name: 'idempotency_mismatch',
          }),
        ),
      ).toEqual(NOTHING);
    expect((await send({ ...one, login: one.other }, key)).text).not.toBe(first.text);
  });
});

describe.each(Object.keys(MONEY))('MONEY-10: %s', (operation) => {
  const request = () => (MONEY[operation] as () => Promise<MoneyRequest>)();
  const outcome = async (key: string, login: string) => {
    const url = `/api/idempotency_keys/outcome?key=${key}`;
    return JSON.parse((await send({ method: 'GET', url, login, other: login }, null)).text);
  };

  test('its key is unknown before, and done with its record afterwards, to its own caller alone', async () => {
    const [one, key] = [await request(), newKey()];
    expect(await outcome(key, one.login)).toMatchObject({ state: 'unknown', record: null });
    expect((await send({ ...one, url: `${one.url}?dry_run=true` }, key)).status).toBeLessThan(300);
    expect(await outcome(key, one.login)).toMatchObject({ state: 'unknown' });
    await send(one, key);
    const keyState = await outcome(key, one.login);
    expect(keyState).toMatchObject({ key, state: 'done', refusal: null });
    // Several decisions have no single record.
    const record = { noun: expect.any(String), id: expect.any(String), advertiser_id: '1' };
    if (operation === 'decideAllocationRequests') expect(keyState.record).toBeNull();
    else expect(keyState.record).toMatchObject(record);
    expect(await outcome(key, one.other)).toMatchObject({ state: 'unknown', record: null });
  });
});

/** They ask for a key and move no money: `platform/catalog/catalogueFile`, `recipients` and `extracts` repeat them. */
const NO_MONEY = [
  'importCatalogue',
  'createCatalogueImport',
  'resendDelivery',
  'extractBatchLinks',
  'extractBatchCodes',
  'createBulkAction',
  'createRedemptionExport',
  'sendReportSchedule',
];

/** What is done with one redemption: `redemptionCommands.test.ts` repeats it, with providers that kill codes. */
const COMMANDS = [
  ...['retryRedemption', 'resetRedemption', 'cancelRedemption', 'reversalRedemption', 'blockRedemption'],
  ...['refundRedemption', 'replaceRedemption'],
];

test('reliability D4: everything that needs a key is repeated here', () => {
  const { paths } = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as Contract;
  const due = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) =>
      parameters.some((one) => one.name === 'idempotency-key' && one.description?.startsWith('Required ')),
    )
    .map(({ operationId }) => operationId);
  expect(due.filter((one) => ![...NO_MONEY, ...COMMANDS].includes(one)).sort()).toEqual(
    Object.keys(MONEY).sort(),
  );
});

interface Contract {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters?: { name: string; description?: string }[] }>
  >;
}

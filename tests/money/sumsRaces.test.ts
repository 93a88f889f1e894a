import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { ONE_MOMENT, type Queries } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { figuresOf } from '../../platform/money/ledger/figures.ts';
import { LedgerRefused, type Posting, post } from '../../platform/money/ledger/post.ts';
import { lookAt } from '../../platform/money/reconciliation/findings.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { seededRandom } from '../../platform/process/demo/random.ts';
import { foldCounts } from '../../platform/promotions/promotions/countFold.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';
import { recordLocks } from '../support/lockRecorder.ts';
import { again, deadlocks, untilOneWaits } from './atOnce.ts';
import { seeded } from './seeded.ts';

// Sums are kept by those who write and read beside them: on a real PostgreSQL, where all of them are at work at once.
const ADVERTISERS = 3;
/** One that nobody writes to at random. */
const QUIET = '4';
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 29);

let opened: LedgerDatabase;
beforeAll(async () => {
  // Its own transactions lock in the order that each test is about.
  recordLocks(false);
  opened = await ledgerDatabase('postgres', ADVERTISERS + 1);
  await run(sql`insert into allocations (advertiser_id, id, type, currency, requested_amount)
    select a, a * 10 + n, case n when 1 then 'committed' else 'open' end, 'EUR', 0 from generate_series(1, ${ADVERTISERS}::int) a, generate_series(1, 2) n`);
  await run(sql`insert into brands (id, sku, name) values ('A', 'AAA', 'A')`);
  await run(
    sql`insert into skus (sku, brand_sku, name, face_value, currency) values ('AAA-1', 'AAA', 'Card', 1000, 'EUR')`,
  );
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) select n, n, 'P', now() from generate_series(1, ${ADVERTISERS + 1}::int) n`,
  );
  for (const id of ['1', '2', '3']) await openAccounts(id);
});
afterAll(() => opened?.close());

/** Every account is there before the first race: sums are written anew of accounts that are locked. */
async function openAccounts(advertiserId: string): Promise<void> {
  const of = { advertiserId, currency: 'EUR' };
  const [stock, open] = [`${advertiserId}1`, `${advertiserId}2`];
  await system().write((tx) =>
    post(tx, [
      { ...of, kind: 'credit', amount: 9000n },
      ...[stock, open].map((allocationId) => ({
        ...of,
        kind: 'allocate' as const,
        amount: 100n,
        allocationId,
      })),
      { ...of, kind: 'book', amount: 20n },
      { ...of, kind: 'redeem', amount: 5n },
      { ...of, kind: 'expire', amount: 5n },
    ]),
  );
}

const system = () => systemScope(opened.database);
const run = (statement: ReturnType<typeof sql>) =>
  system().write(async (tx) => void (await tx.execute(statement)));
const drawn = seededRandom(seeded(0, 0).seed ?? 0);
const random = (below: number) => drawn.between(0, below - 1);
const advertiserOf = () => 1 + random(ADVERTISERS);

const KINDS = [
  'credit',
  'allocate',
  'book',
  'book',
  'redeem',
  'expire',
  'cancel',
  'debit',
  'deallocate',
] as const;

async function postSome(): Promise<void> {
  const advertiserId = String(advertiserOf());
  const postings = Array.from({ length: 1 + random(3) }, (): Posting => {
    const kind = KINDS[random(KINDS.length)] ?? 'credit';
    const fills = kind === 'allocate' || kind === 'deallocate';
    const allocation = fills ? 1 + random(2) : random(3);
    return {
      advertiserId,
      currency: 'EUR',
      kind,
      amount: BigInt(kind === 'credit' ? 1000 + random(1000) : 1 + random(40)),
      ...(allocation ? { allocationId: `${Number(advertiserId) * 10 + allocation}` } : {}),
      ...(random(3) === 0 ? {} : { at: new Date(START + random(40) * DAY + random(DAY)) }),
    };
  });
  await system()
    .write((tx) => post(tx, postings))
    .catch((error: unknown) => {
      if (!(error instanceof LedgerRefused)) throw error;
    });
}

async function counted(tx: Queries, advertiserId: string, asOf: Date) {
  const rows = await rowsOf(
    tx,
    { kind: text, amount: text },
    sql`select a.kind, sum(e.amount)::text as amount
      from ledger_entries e join ledger_txns t on t.advertiser_id = e.advertiser_id and t.id = e.txn_id
      join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
      where e.advertiser_id = ${advertiserId} and t.at <= ${asOf.toISOString()}::timestamptz group by 1`,
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return {
    total: -of('funding'),
    delivered: of('delivered'),
    expired: of('expired'),
    pending: of('pending'),
    unallocated: of('unallocated'),
    allocated: of('allocation'),
  };
}

test('figures of past moments are those of the entries while others post before them, and while sums are written anew', async () => {
  const read = () => {
    const advertiserId = String(advertiserOf());
    const asOf = random(3) === 0 ? new Date() : new Date(START + random(41) * DAY + random(2) * random(DAY));
    return opened.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.staff', 'on', true)`);
      const figures = await figuresOf(tx, [{ advertiserId, currency: 'EUR' }], asOf);
      expect(figures.get(advertiserId)).toMatchObject(await counted(tx, advertiserId, asOf));
    }, ONE_MOMENT);
  };
  const rewrite = async () => {
    await run(sql`select ledger_rewrite_sums(${advertiserOf()}::bigint)`);
  };
  const did = await Promise.all([...Array(5).fill(postSome), read, read, rewrite].map(again));
  expect(Math.min(...did)).toBeGreaterThan(0);
  for (const id of ['1', '2', '3'])
    for (const check of ['balance', 'listed', 'summed', 'posting'] as const)
      expect(await system().read((tx) => lookAt(tx, check, [id]))).toEqual([]);
  expect(await deadlocks(opened.database)).toBe('0');
});

test('what is written anew waits for who posts, and who posts never for it', async () => {
  const credit = async (tx: Queries) => {
    const [id] = await post(tx, [{ advertiserId: QUIET, currency: 'EUR', kind: 'credit', amount: 10n }]);
    await tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, txn_id, decided_at)
      values (${QUIET}, 'credit', 'approved', 'EUR', 10, ${id}, now())`);
  };
  const wrong = async () => {
    const { findings } = await reconcile(system());
    return findings.filter(({ advertiserId }) => advertiserId === QUIET).map(({ check }) => check);
  };
  await system().write(credit);
  await run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, charge, charge_currency, booked_at, updated_at)
    values (${QUIET}, ${QUIET}, 'AAA-1', 'booked', 1, 'EUR', 0, 'EUR', now(), now())`);
  await system().write(foldCounts);
  await run(sql`update promotion_count_sums set failed = failed + 1 where advertiser_id = ${QUIET}`);
  await run(sql`update ledger_sums set amount = amount + 1 where advertiser_id = ${QUIET}`);
  expect(new Set(await wrong())).toEqual(new Set(['summed', 'counted']));
  let reconciled: Promise<unknown> = Promise.resolve();
  await system().write(async (tx) => {
    await credit(tx);
    reconciled = reconcile(system(), { releases: true });
    await untilOneWaits(opened.database);
    await tx.execute(sql`update redemptions set state = 'pending' where advertiser_id = ${QUIET}`);
  });
  expect(await reconciled).toMatchObject({ rewritten: [QUIET] });
  expect(await wrong()).toEqual([]);
  expect(await deadlocks(opened.database)).toBe('0');
});

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../../tests/support/engineJobs.ts';
import { startPostgres } from '../../../../tests/support/postgres.ts';
import { openScope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { attemptJob } from '../../../foundation/jobs/attempt.ts';
import { leaseJobs } from '../../../foundation/jobs/lease.ts';
import { CARD, CARD_20, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import { dispatchReleaser } from '../changes/release.ts';
import type { DispatchOrder } from '../contract.ts';
import { acceptDispatch } from './accept.ts';

/** More than one statement takes, of two SKUs. */
const LINES = 20_003;

let server: Awaited<ReturnType<typeof startPostgres>>;
let world: DispatchWorld;
beforeAll(async () => {
  server = await startPostgres({ isEmpty: true });
  world = await startDispatches({ databaseUrl: server.url });
  await world.fund(10_000_000_000n);
});
afterAll(async () => {
  await world?.platform.close();
  await server?.stop();
});

const hash = (text: string) => createHash('sha256').update(text).digest();
const box = {
  seal: () => {
    throw new Error('Nothing of it is refused');
  },
  open: () => {
    throw new Error('Nothing of it is refused');
  },
  link: (id: string, n: number) => ({ token: id, hash: hash(`${id}:${n}`) }),
  entry: (id: string, code: string) => hash(id + code),
};

const order = (name: string, orderOf: (line: number) => string): DispatchOrder => ({
  advertiserId: '1',
  promotionId: world.downloads,
  kind: 'download_links',
  usage: 'users_notification',
  orderPrefix: null,
  fileName: null,
  contentHash: hash(name),
  options: {
    undoSeconds: 60,
    releaseAt: null,
    reminderDays: [],
    minimalExpiration: null,
    includePdf: false,
    testing: false,
    expectedTotal: null,
  },
  lines: Array.from({ length: LINES }, (_, at) => ({
    line: at + 1,
    sku: at < 10 ? CARD_20 : CARD,
    value: at < 10 ? 2000n : 1000n,
    currency: 'EUR',
    orderId: orderOf(at + 1),
    externalRef: null,
    companyName: null,
    recipient: null,
    customImage: null,
    message: null,
    entryCode: null,
  })),
});

const retailer = () =>
  openScope(world.platform.database, {
    caller: 'account:2',
    accountId: '2',
    organizationId: '1',
    isStaff: false,
    advertiserIds: ['1'],
    roles: [],
    abilities: new Set(),
    locale: 'en',
    timezone: 'UTC',
    requestId: 'large',
  });

/** Accepts it, and counts the statements that write redemptions. */
async function accept(dispatchOrder: DispatchOrder) {
  const scope = retailer();
  let writes = 0;
  const counted = (tx: Queries): Queries =>
    new Proxy(tx, {
      get(target, key) {
        const value = Reflect.get(target, key) as unknown;
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (key === 'execute' && JSON.stringify(args[0]).includes('insert into redemptions')) writes += 1;
          return value.apply(target, args) as unknown;
        };
      },
    });
  const accepted = await runChange({ scope }, (change) =>
    acceptDispatch({ ...change, tx: counted(change.tx) }, dispatchOrder, { box, mostLines: LINES }),
  );
  return { accepted, writes };
}

test('the largest dispatches are written 2,000 lines a statement, all or nothing', async () => {
  const { accepted, writes } = await accept(order('one', (line) => `large-${line}`));
  expect(writes).toBe(11);
  expect(
    await world.rows(sql`select b.sku, b.amount, count(*)::int as lines, max(l.line) as last, count(distinct k.token_hash)::int as links
      from batches b join batch_lines l on l.advertiser_id = b.advertiser_id and l.batch_id = b.id
      join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id and r.batch_id = b.id and r.line = l.line
      join order_claims c on c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.order_id = r.order_id
      join recipient_links k on k.advertiser_id = r.advertiser_id and k.redemption_id = r.id
      where b.dispatch_id = ${accepted.dispatchId} group by 1, 2 order by 2`),
  ).toEqual([
    { sku: CARD_20, amount: 10, lines: 10, last: 10, links: 10 },
    { sku: CARD, amount: LINES - 10, lines: LINES - 10, last: LINES - 10, links: LINES - 10 },
  ]);
  const again = order('two', (line) => (line === LINES ? 'large-1' : `other-${line}`));
  const refused = await accept(again).catch((error: { detail: object }) => error.detail);
  expect(refused).toMatchObject({
    fieldErrors: [{ field: `rows.${LINES}.order_id`, rule: 'order_id_sent' }],
  });
  expect(
    await world.rows(
      sql`select count(*)::int as n, count(distinct dispatch_id)::int as dispatches from redemptions`,
    ),
  ).toEqual([{ n: LINES, dispatches: 1 }]);
});

test('the largest dispatches are released at their moment, and the statement has the time that so many lines take', async () => {
  const { accepted } = await accept(order('due', (line) => `due-${line}`));
  await world.run(sql`create function limits_of_lines() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '2min' then raise exception 'limit of % for all lines', current_setting('statement_timeout'); end if;
      return null;
    end $$`);
  await world.run(
    sql`create trigger limits_of_lines before update on batch_lines execute function limits_of_lines()`,
  );
  await world.run(sql`update dispatches set release_at = now() where id = ${accepted.dispatchId}`);
  await world.run(
    sql`update jobs set run_at = now() where payload ->> 'dispatchId' = ${accepted.dispatchId}`,
  );
  const { database } = world.platform;
  const [job] = await leaseJobs(database, 1, { seconds: 60, kinds: ['release'] });
  if (!job) throw new Error('No job releases it');
  const handlers = { release: dispatchReleaser };
  const outcome = await attemptJob({ database, log: silentLog }, job, { leaseSeconds: 60, handlers });
  await world.run(sql`drop trigger limits_of_lines on batch_lines`);
  expect(outcome).toBe('done');
  expect(await world.rows(sql`select state from dispatches where id = ${accepted.dispatchId}`)).toEqual([
    { state: 'done' },
  ]);
});

test.each([false, true])(
  'a booking of the same quota meanwhile does not have each line judged again under the locks (dry run: %s)',
  async (isDryRun) => {
    await world.run(sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, alert_threshold) values (1, ${CARD}, 1000000, 0)
      on conflict do nothing`);
    const draft = order(`judged once ${isDryRun}`, (line) => `judged-${isDryRun}-${line}`);
    let reads = 0;
    const lines = draft.lines.map(({ value, ...line }) => ({
      ...line,
      get value() {
        reads += 1;
        return value;
      },
    }));
    const answers: number[] = [];
    const scope = isDryRun ? retailer().dryRun() : retailer();
    const accepted = await runChange({ scope }, (change) =>
      acceptDispatch(
        change,
        { ...draft, lines },
        {
          box,
          mostLines: LINES,
          async progress({ stage }) {
            if (stage !== 'booking') return;
            const path = `/api/promotions/${world.downloads}/rewards/${CARD}/redemptions`;
            const headers = { 'idempotency-key': `beside ${isDryRun}` };
            const body = { order_id: `beside ${isDryRun}`, user: { email: 'beside@x.example' } };
            answers.push((await world.platform.call('retailer', 'POST', path, { body, headers })).status);
            reads = 0;
          },
        },
      ),
    );
    expect(answers).toEqual([201]);
    expect(accepted.cost.bySku.find(({ sku }) => sku === CARD)).toMatchObject({
      lineCount: LINES - 10,
      charge: BigInt(LINES - 10) * 1000n,
      source: 'unallocated',
      quotaAfter: (accepted.cost.bySku[1]?.quotaBefore ?? 0) - (LINES - 10),
    });
    // Of a dry run, the row of its batch is made under them.
    expect(reads).toBeLessThanOrEqual(isDryRun ? LINES : 0);
  },
);

import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type CodeBox, codeBox } from '../../platform/foundation/secrets/codeBox.ts';
import { importCodes } from '../../platform/fulfillment/codes/importCodes.ts';
import { type Move, type Moved, moveRedemptions } from '../../platform/fulfillment/redemptions/money/move.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { findingsOf } from '../../platform/money/reconciliation/findings.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { RedemptionState } from '../../schema/foundation/transitions.ts';
import { DISPATCH_KINDS, type DispatchKind } from '../../schema/fulfillment/dispatchKinds.ts';
import { ledgerDatabase } from './ledgerDatabase.ts';

/** SKUs by where their codes come from; goods are shipped. */
export const SKUS = { pool: 'AAA-POOL', issued: 'AAA-ISSUED', http: 'AAA-HTTP', goods: 'AAA-GOODS' } as const;

/** What each piece costs and is worth, in cents. */
export const PIECE = 1000n;

/** Two advertisers with money and a promotion each (1 and 2), for tests of what happens to redemptions. */
export interface EngineWorld {
  database: Database;
  url: string;
  /** Dependencies of a process that works on it. */
  environment: Record<string, string>;
  scope: Scope;
  box: CodeBox;
  run(statement: ReturnType<typeof sql>): Promise<void>;
  rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]>;
  /** Accepts a dispatch of so many lines to `r{n}@x.example`, as the screens do, with its money booked. */
  dispatch(lines: number, options?: NewTestDispatch): Promise<TestDispatch>;
  /** Puts so many codes of the pool's SKU there. */
  fillPool(count: number): Promise<void>;
  move(move: Pick<Move, 'ids' | 'step'> & Partial<Move>): Promise<Moved[]>;
  /** How many redemptions are in each state. */
  states(): Promise<Partial<Record<RedemptionState, number>>>;
  /** What does not tie in the books of advertiser 1. */
  findings(): Promise<string[]>;
  close(): Promise<void>;
}

interface NewTestDispatch {
  kind?: DispatchKind;
  sku?: string;
  /** Already released to the worker unless said otherwise. */
  isHeld?: boolean;
  /** The committed allocation it draws on. */
  sourceId?: string;
  channel?: 'email' | 'sms' | null;
  /** Whether its redemptions get a link at once, as those that are sent do. */
  hasLinks?: boolean;
}

export interface TestDispatch {
  dispatchId: string;
  batchId: string;
  ids: string[];
}

/** Opens one; both advertisers have a million euros. */
export async function startEngineWorld(
  engine: 'pglite' | 'postgres' = 'postgres',
  url?: string,
): Promise<EngineWorld> {
  const opened = await ledgerDatabase(engine, 2, url);
  const { database } = opened;
  const scope = systemScope(database);
  const [key, hashKey] = [randomBytes(32), randomBytes(32)];
  const box = codeBox([{ id: 'k1', key }], hashKey);
  const run = (statement: ReturnType<typeof sql>) =>
    scope.write(async (tx) => void (await tx.execute(statement)));
  const rows = <Row>(statement: ReturnType<typeof sql>) => scope.read((tx) => storedRows<Row>(tx, statement));
  for (const statement of catalogue()) await run(statement);
  await scope.write((tx) =>
    post(
      tx,
      ['1', '2'].map((advertiserId) => ({
        advertiserId,
        currency: 'EUR',
        kind: 'credit',
        amount: BUDGETED,
      })) as Parameters<typeof post>[1],
    ),
  );
  // Their money has its line, as an operator's credit has.
  await run(sql`insert into budget_lines (advertiser_id, type, amount, currency, status, decided_at, txn_id)
    select advertiser_id, 'credit', ${BUDGETED}::bigint, 'EUR', 'approved', now(), id from ledger_txns`);
  let dispatched = 0;
  let pooled = 0;
  return {
    database,
    url: opened.url,
    environment: {
      DATABASE_URL: opened.url,
      CODES_KEYS: `k1:${key.toString('base64')}`,
      CODES_HASH_KEY: hashKey.toString('base64'),
    },
    scope,
    box,
    run,
    rows,
    async dispatch(lines, options = {}) {
      dispatched += 1;
      return scope.write((tx) => accept(tx, { lines, n: dispatched, box, ...options }));
    },
    async fillPool(count) {
      const codes = Array.from({ length: count }, (_, n) => {
        pooled += 1;
        return {
          n: n + 1,
          sku: SKUS.pool,
          code: `POOL-${String(pooled).padStart(8, '0')}`,
          expiresAt: null,
          batchNo: null,
        };
      });
      await scope.write((tx) => importCodes(tx, box, codes));
    },
    move: (move) =>
      scope.write((tx) =>
        moveRedemptions(openChange(tx, { scope }), { advertiserId: '1', madeBy: null, ...move }),
      ),
    async states() {
      const counts = await rows<{ state: RedemptionState; n: number }>(
        sql`select state, count(*)::int as n from redemptions group by 1 order by 1`,
      );
      return Object.fromEntries(counts.map(({ state, n }) => [state, n]));
    },
    findings: () =>
      scope.read(async (tx) => (await findingsOf(tx, '1')).map(({ check, detail }) => `${check}: ${detail}`)),
    close: opened.close,
  };
}

const BUDGETED = 100_000_000n;

function catalogue() {
  return [
    sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
      values (1, 1, 'ada', 'ada', 'ada@x.example', true, 'Ada', '{admin}')`,
    sql`insert into account_advertisers (account_id, advertiser_id) values (1, 1), (1, 2)`,
    sql`select setval('accounts_id_seq', 1000)`,
    sql`insert into brands (id, sku, name) values ('AAA', 'AAA-BRAND', 'Aurora')`,
    sql`insert into products (id, brand_id, name, condition_of_sale, country_restrictions, delivery_mode) values
      ('AAA-CARD', 'AAA', 'Card', 'on_demand', '{}', 'digital_delivery'), ('AAA-MUG', 'AAA', 'Mug', 'in_stock', '{}', 'physical_shipment')`,
    sql`insert into providers (id, name, kind, url, cancels) values (1, 'Guerdon', 'issued', null, true), (2, 'Partner', 'http', 'http://localhost:1', true)`,
    sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id) values
      (${SKUS.pool}, 'Pool 10', 'AAA-BRAND', 'AAA-CARD', ${PIECE}, 'EUR', null), (${SKUS.issued}, 'Issued 10', 'AAA-BRAND', 'AAA-CARD', ${PIECE}, 'EUR', 1),
      (${SKUS.http}, 'Http 10', 'AAA-BRAND', 'AAA-CARD', ${PIECE}, 'EUR', 2), (${SKUS.goods}, 'Mug', 'AAA-BRAND', 'AAA-MUG', ${PIECE}, 'EUR', 1)`,
    sql`insert into product_publications (product_id, seller_id, published, private) values ('AAA-CARD', 1, true, false), ('AAA-MUG', 1, true, false)`,
    sql`insert into promotions (id, advertiser_id, name, ui_id, start_datetime, redemption_expiration_delay, auto_cancel_code)
      values (1, 1, 'One', 'one', now() - interval '1 day', 30, true), (2, 2, 'Two', 'two', now() - interval '1 day', null, false)`,
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position)
      select p.advertiser_id, p.id, s.sku, row_number() over (partition by p.id order by s.sku) from promotions p cross join skus s`,
  ];
}

type Accepting = NewTestDispatch & { lines: number; n: number; box: CodeBox };

async function accept(
  tx: Parameters<Parameters<Scope['write']>[0]>[0],
  of: Accepting,
): Promise<TestDispatch> {
  const {
    lines,
    n,
    box,
    kind = 'send_codes',
    sku = SKUS.issued,
    isHeld = false,
    sourceId,
    channel = 'email',
    hasLinks = true,
  } = of;
  const charge = PIECE * BigInt(lines);
  const { plan, usage } = DISPATCH_KINDS[kind];
  const [dispatch] = await rowsOf(
    tx,
    { id: text },
    sql`insert into dispatches (advertiser_id, promotion_id, kind, state, channel, lines, charge, charge_currency, undo_seconds, release_at, released_at, created_by, caller)
      values (1, 1, ${kind}, ${isHeld ? 'held' : 'released'}, ${channel}, ${lines}, ${charge}, 'EUR', 60, guerdon_now() + interval '60 seconds',
        case when not ${isHeld} then guerdon_now() end, 1, 'account:1') returning id::text as id`,
  );
  const dispatchId = dispatch?.id ?? '';
  const [batch] = await rowsOf(
    tx,
    { id: text },
    sql`insert into batches (advertiser_id, dispatch_id, promotion_id, sku, usage, amount, value, currency, total_value, charge, plan, state, done)
      values (1, ${dispatchId}, 1, ${sku}, ${usage}, ${lines}, ${PIECE}, 'EUR', ${charge}, ${charge}, ${`{${plan.join(',')}}`}::text[],
        ${isHeld ? 'held' : plan.length === 0 ? 'done' : 'working'}, ${isHeld || plan.length > 0 ? 0 : lines}) returning id::text as id`,
  );
  const batchId = batch?.id ?? '';
  if (sourceId !== undefined)
    await tx.execute(
      sql`update allocated_rewards set quantity_used = quantity_used + ${lines} where advertiser_id = 1 and allocation_id = ${sourceId} and sku = ${sku}`,
    );
  await tx.execute(
    sql`update redemption_quotas set used = used + ${lines} where advertiser_id = 1 and sku = ${sku}`,
  );
  const redemptions = await rowsOf(
    tx,
    { id: text, line: number },
    sql`with person as (
        insert into recipients (advertiser_id, provider, uid, email, phone_number, first_name, locale)
        select 1, 'email', 'r' || ${n}::int || '-' || g || '@x.example', 'r' || ${n}::int || '-' || g || '@x.example', '+33600' || lpad(g::text, 6, '0'), 'R' || g, 'en'
        from generate_series(1, ${lines}::int) g returning id, first_name
      ), made as (
        insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, dispatch_id, batch_id, line, order_id,
          recipient_id, charge, charge_currency, source_allocation_id)
        select 1, 1, ${sku}, 'booked', ${PIECE}, 'EUR', guerdon_now(), guerdon_now(), ${dispatchId}, ${batchId}, g.n, 'o' || ${n}::int || '-' || g.n, g.id, ${PIECE}, 'EUR',
          ${sourceId ?? null}::bigint
        from (select id, substr(first_name, 2)::int as n from person) g order by g.n returning id, line, order_id
      ), claimed as (
        insert into order_claims (advertiser_id, order_id, redemption_id) select 1, order_id, id from made
      ), lined as (
        insert into batch_lines (advertiser_id, batch_id, line, redemption_id, stage)
        select 1, ${batchId}, line, id, ${isHeld ? 'held' : (plan[0] ?? 'done')} from made)
      select id::text as id, line from made order by line`,
  );
  const links = (hasLinks ? redemptions : []).map(({ id }) => ({
    id,
    hash: box.link(id, 1).hash.toString('hex'),
  }));
  await tx.execute(sql`insert into recipient_links (token_hash, advertiser_id, redemption_id)
    select decode(l.hash, 'hex'), 1, l.id from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (id bigint, hash text)`);
  await post(tx, [
    {
      advertiserId: '1',
      currency: 'EUR',
      kind: 'book',
      amount: charge,
      reference: `batch:${batchId}`,
      ...(sourceId === undefined ? {} : { allocationId: sourceId }),
    },
  ]);
  return { dispatchId, batchId, ids: redemptions.map(({ id }) => id) };
}

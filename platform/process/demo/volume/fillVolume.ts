import { type SQL, sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../../../schema/foundation/signIn.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import { queueNoChanges } from '../../../foundation/changes/outbox.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { number, rowCountOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { hashPassword } from '../../../people/signIn/password.ts';
import { fillUnnoted } from '../../../reports/activityReport/rollup/fold.ts';
import { volumeAdvertisers } from './advertisers.ts';
import { draw, drawMoment, drawText } from './draws.ts';
import { volumeLines } from './lines.ts';
import { volumeMoney } from './money.ts';
import { volumeRedemptions } from './redemptions.ts';
import { VOLUME_RETAILER, type VolumeSize } from './volumeSize.ts';

/** Totals after filling, and the milliseconds it took. */
export interface Filled {
  advertisers: number;
  lines: number;
  redemptions: number;
  postings: number;
  milliseconds: number;
}

/** Tables that are filled by millions of rows. */
const LARGE = [
  ...['redemptions', 'redemption_codes', 'recipients', 'batch_lines', 'order_claims'],
  ...['ledger_txns', 'ledger_entries'],
];

/**
 * Drops the foreign keys and the indexes of the large tables that nothing refers to; answers the statements that make them again: made at once they cost a
 * tenth of what they cost row by row.
 */
async function dropIndexes(tx: Queries): Promise<SQL[]> {
  const large = sql`c.relname = any (${`{${LARGE.join(',')}}`}::text[])`;
  const keys = await rowsOf(
    tx,
    { relation: text, name: text, definition: text },
    sql`select c.relname as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${large}`,
  );
  const indexes = await rowsOf(
    tx,
    { name: text, definition: text },
    sql`select x.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
      where ${large} and not i.indisunique`,
  );
  for (const { relation, name } of keys)
    await tx.execute(sql`alter table ${sql.identifier(relation)} drop constraint ${sql.identifier(name)}`);
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return [
    ...indexes.map(({ definition }) => sql.raw(definition)),
    ...keys.map(
      ({ relation, name, definition }) =>
        sql`alter table ${sql.identifier(relation)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    ),
  ];
}

/** Finished jobs that are not purged yet. */
const JOBS = 20_000;

/** By-products of the changes: events of every request, alerts, keys, finished work. */
function volumeHistory(): SQL[] {
  const n = sql`a.id + g.g`;
  return [
    sql`insert into events (advertiser_id, account_id, caller, noun, noun_id, action, after, request_id, at)
      select l.advertiser_id, b.requester_id, 'account:' || b.requester_id, 'budget_lines', l.id::text,
        case l.type when 'allocate' then 'requested' else 'created' end, '{}', 'volume', l.at
      from volume_lines l join budget_lines b on b.advertiser_id = l.advertiser_id and b.id = l.id`,
    sql`insert into alerts (organization_id, advertiser_id, severity, type, params, since, updated_at, related_url)
      select a.organization_id, a.id, ${drawText(n, 31, ['blocker', 'warning', 'info', 'info'])}, 'budget_exhausted',
        jsonb_build_object('advertiser', a.name), m.at, m.at, '/advertiser/' || a.id
      from advertisers a join volume_advertisers v on v.id = a.id
      cross join generate_series(1, 3) g (g) cross join lateral (select ${drawMoment(n, 32)} as at) m`,
    sql`insert into credentials (advertiser_id, name, client_id, secret_hash, roles, created_by, created_at)
      select v.id, 'Key ' || v.n, 'volume-' || v.n, 'none', '{admin}', m.id, current_date - interval '300 days'
      from volume_advertisers v join advertisers a on a.id = v.id
      join accounts m on m.organization_id = a.organization_id and m.subject like 'volume-%'
      where v.n % 10 = 0`,
    sql`insert into jobs (kind, advertiser_id, payload, state, attempts, created_at, finished_at)
      select 'mail', v.id, '{}', 'done', 1, m.at, m.at
      from generate_series(1, ${JOBS}::int) g
      join volume_advertisers v on v.n = ${draw(sql`g::bigint`, 33, 1000)}
      cross join lateral (select ${drawMoment(sql`g::bigint`, 34)} as at) m`,
  ];
}

/**
 * Adds advertisers, budgets, redemptions and what hangs on them to a database with demo data. The database makes the rows itself, set by
 * set: the same size gives the same rows, and the books tie. Throws where it was done before.
 */
export async function fillVolume(database: Database, size: VolumeSize): Promise<Filled> {
  const start = performance.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await systemScope(database).write(async (tx) => {
    await queueNoChanges(tx);
    const before = await rowCountOf(tx, sql`select from accounts where login = ${VOLUME_RETAILER}`);
    if (before > 0) throw new Error('The database holds the volume already. Start from a fresh one.');
    const steps = [
      ...volumeAdvertisers(size, passwordHash),
      ...volumeLines(size),
      ...volumeRedemptions(size),
      ...volumeMoney(),
      ...volumeHistory(),
    ];
    const dropped = await dropIndexes(tx);
    await fillUnnoted(tx, async () => {
      for (const step of steps) await tx.execute(step);
      for (const step of dropped) await tx.execute(step);
    });
  });
  await database.script(async (db) => {
    await db.execute(sql`vacuum analyze`);
  });
  const [counted] = await systemScope(database).read((tx) =>
    rowsOf(
      tx,
      { lines: number, advertisers: number, redemptions: number, postings: number },
      sql`select (select count(*)::int from advertisers) as advertisers, (select count(*)::int from budget_lines) as lines,
        (select count(*)::int from redemptions) as redemptions, (select count(*)::int from ledger_txns) as postings`,
    ),
  );
  if (!counted) throw new Error('The database did not answer.');
  return { ...counted, milliseconds: Math.round(performance.now() - start) };
}

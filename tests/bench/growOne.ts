import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';

/** Lines written by one statement. */
const LIST = 1000;

/**
 * Gives one advertiser of the large retailer so many lines over a year, credits and some debits, each with its posting, and as many bookings and deliveries of which nothing is
 * left over; answers its id. Done once in a database.
 */
export async function growOne(database: Database, lines: number): Promise<string> {
  const system = systemScope(database);
  const [one] = await rowsOf(
    database.db,
    { id: text, currency: text, made: number },
    sql`select a.id, a.billing_currency as currency, (select count(*)::int from budget_lines l where l.advertiser_id = a.id) as made
      from advertisers a join organizations o on o.id = a.organization_id
      where o.ui_id = 'meridian' and a.status = 'enabled' order by a.id limit 1`,
  );
  if (!one) throw new Error('The database does not hold the volume.');
  for (let offset = 0; one.made < lines && offset < lines; offset += LIST)
    await system.write(async (tx) => {
      await tx.execute(sql`create temporary table grown on commit drop as
        select nextval('budget_lines_id_seq') as id, n, case when n % 3 = 2 then 'debit' else 'credit' end as type, 1 + n % 7 as amount,
          (current_date - interval '390 days' + n * interval '390 days' / ${lines}::float8)::timestamptz(3) as at
        from generate_series(${offset}::int, ${offset + LIST - 1}::int) n`);
      await tx.execute(sql`with posted as (
          select ledger_post(jsonb_agg(jsonb_build_object('advertiser_id', ${one.id}::bigint, 'currency', ${one.currency}::text, 'kind', type,
            'amount', amount, 'reference', 'budget_line:' || id, 'at', at, 'floor', -99999999900) order by n)) as ids from grown
        ) insert into budget_lines (advertiser_id, id, type, status, currency, amount, description, txn_id, created_at, decided_at)
          select ${one.id}::bigint, g.id, g.type, 'approved', ${one.currency}::text, g.amount, 'Grown ' || g.n, p.ids[g.n - ${offset}::int + 1], g.at, g.at
          from grown g cross join posted p`);
      await tx.execute(sql`select ledger_post(jsonb_agg(jsonb_build_object('advertiser_id', ${one.id}::bigint, 'currency', ${one.currency}::text,
          'kind', case when n % 2 = 0 then 'book' else 'cancel' end, 'amount', 1, 'reference', 'grown:' || n, 'at', at, 'floor', 0) order by n)) from grown where n % 3 = 0`);
    });
  await database.script(async (session) => {
    await session.execute(sql`vacuum analyze`);
    await session.execute(sql`checkpoint`);
  });
  return one.id;
}

import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';

/** Lines of the dispatch that is looked at. */
const LINES = 24;

/**
 * Makes dispatch 1 of the demo's promotion 1, of redemptions that are there: nothing is booked for it, so that all figures stay as they were. Messages of
 * some lines came back, for what remedies them to be seen.
 */
export async function insertLookDispatch(database: Database): Promise<void> {
  await systemScope(database).write(async (tx) => {
    const own = sql`r.advertiser_id = 1 and r.promotion_id = 1`;
    const [first] = await rowsOf(
      tx,
      { sku: text, currency: text, value: text, n: number },
      sql`select r.sku, r.currency, r.face_value::text as value, count(*)::int as n from redemptions r
        where ${own} and r.state = 'redeemed' group by 1, 2, 3 order by 4 desc, 1 limit 1`,
    );
    if (!first) throw new Error('Promotion 1 of the demo has no redemption to look at');
    const count = Math.min(first.n, LINES);
    const charge = BigInt(first.value) * BigInt(count);
    await tx.execute(sql`insert into dispatches (advertiser_id, id, promotion_id, kind, state, channel, file_name, lines, charge, charge_currency,
        undo_seconds, release_at, released_at, done_at, reminder_days, created_by, caller, created_at)
      values (1, 1, 1, 'send_codes', 'done', 'email', 'winners.csv', ${count}, ${charge}, ${first.currency}, 60, now() - interval '2 days',
        now() - interval '2 days', now() - interval '2 days', '{3,7}', 1, 'account:1', now() - interval '2 days')`);
    await tx.execute(sql`insert into batches (advertiser_id, id, dispatch_id, promotion_id, sku, usage, amount, value, currency, total_value, charge, plan, state, done)
      values (1, 1, 1, 1, ${first.sku}, 'users_notification', ${count}, ${first.value}, ${first.currency}, ${charge}, ${charge},
        '{activate,order,notify}', 'done', ${count})`);
    await tx.execute(sql`create temp table looked on commit drop as
      select r.id, row_number() over (order by r.id)::int as n from redemptions r
      where ${own} and r.state = 'redeemed' and r.sku = ${first.sku} order by r.id limit ${count}`);
    await tx.execute(sql`insert into recipients (advertiser_id, id, provider, uid, first_name, last_name, email)
      select 1, 500 + n, 'email', 'rosa.luz' || n || '@customers.example', 'Rosa', 'Luz ' || n, 'rosa.luz' || n || '@customers.example' from looked`);
    await tx.execute(sql`update redemptions r set dispatch_id = 1, batch_id = 1, line = l.n, order_id = 'winner-' || l.n, recipient_id = 500 + l.n
      from looked l where r.advertiser_id = 1 and r.id = l.id`);
    await tx.execute(
      sql`insert into order_claims (advertiser_id, order_id, redemption_id) select 1, 'winner-' || n, id from looked`,
    );
    await tx.execute(
      sql`insert into batch_lines (advertiser_id, batch_id, line, redemption_id, stage) select 1, 1, n, id, 'done' from looked`,
    );
    await tx.execute(sql`insert into deliveries (advertiser_id, id, redemption_id, batch_id, kind, channel, provider, uid, state, reason, dedupe_key, attempts, created_at, sent_at)
      select 1, gen_random_uuid(), id, 1, 'reward', 'email', 'email', 'rosa.luz' || n || '@customers.example', case when n in (2, 5) then 'bounced' else 'sent' end,
        case n when 2 then 'bounced' when 5 then 'complained' end, 'reward:' || id, 1, now() - interval '2 days', now() - interval '2 days' from looked`);
    for (const table of ['dispatches', 'batches', 'recipients'])
      await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`);
  });
}

import { type SQL, sql } from 'drizzle-orm';
import { draw, drawMoment, drawText } from './draws.ts';

/** Finished jobs that are not purged yet. */
const JOBS = 20_000;

/** By-products of the changes: events of every request, alerts, keys, finished work. */
export function volumeHistory(): SQL[] {
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

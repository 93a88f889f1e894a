import { sql } from 'drizzle-orm';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { ACCOUNT_ROLES } from '../../schema/foundation/abilities.ts';
import { type AllocationWorld, committed, REWARDS } from './allocationWorld.ts';
import { PLAIN_NOUNS } from './plainNouns.ts';

/** A marker in every free text of an advertiser, so that any leak is noticed. */
export const MARK = { '1': 'canary-of-one', '3': 'canary-of-three' } as const;

/** The same things of two advertisers that have nothing to do with each other. */
export interface Twin extends Record<string, string> {
  login: string;
  advertiser: '1' | '3';
  organization: string;
  account: string;
  allocation: string;
  line: string;
  request: string;
  promotion: string;
  offer: string;
  media: string;
  job: string;
  dispatch: string;
  dispatchRequest: string;
  batch: string;
  redemption: string;
  extract: string;
  recipient: string;
  voucher: string;
  bulk: string;
  fileImport: string;
  exported: string;
  quota: string;
  view: string;
  schedule: string;
  webhook: string;
  reportFile: string;
}

/** Creates them: the users of one have every ability there, and none for the other. */
export async function makeTwins(world: AllocationWorld): Promise<{ victim: Twin; thief: Twin }> {
  const every = `{${ACCOUNT_ROLES.join(',')}}`;
  await world.database.db.execute(sql`update accounts set roles = ${every}::text[] where id in (2, 4)`);
  for (const id of ['2', '4']) world.app.authentication.forget(id);
  const victim = await makeTwin(world, {
    login: 'retailer',
    advertiser: '1',
    organization: '1',
    account: '2',
  });
  const thief = await makeTwin(world, { login: 'rival', advertiser: '3', organization: '2', account: '4' });
  return { victim, thief };
}

interface Side {
  login: string;
  advertiser: '1' | '3';
  organization: string;
  account: string;
}

async function makeTwin(world: AllocationWorld, side: Side): Promise<Twin> {
  const { login, advertiser } = side;
  const mark = MARK[advertiser];
  const of = `/api/advertisers/${advertiser}`;
  const write = async (method: string, url: string, body: object, version?: number): Promise<Json> => {
    const headers = { 'idempotency-key': `${method} ${url}` };
    const answer = await world.call(login, method, url, {
      body,
      headers,
      ...(version === undefined ? {} : { version }),
    });
    if (answer.status > 299) throw new Error(`${method} ${url}: ${answer.text}`);
    return answer.body;
  };
  await world.fund(advertiser, 1000, advertiser === '1' ? 'EUR' : 'GBP');
  await write('PUT', of, { name: mark }, 1);
  await write('PUT', `${of}/invoicing`, { firstname: mark }, 1);
  await write('PUT', `${of}/discounts`, { product_id: 'ABC-AA0001', discount: '5' }, 0);
  await write('PUT', `/api/accounts/${side.account}`, { name: mark }, 1);
  const credit = await write('PUT', `${of}/budget`, { type: 'credit', amount: '5.00', description: mark });
  const words = { external_id: mark, description: mark };
  const allocation = await write('POST', `${of}/allocations`, { ...committed(1, '10'), ...words });
  const view = await write('POST', '/api/saved_views', { screen: 'redemptions', name: mark, query: '' });
  const { webhook } = await write('POST', '/api/webhooks', {
    advertiser_id: advertiser,
    url: 'https://hooks.invalid/',
  });
  const schedule = await write('POST', '/api/report_schedules', {
    saved_view_id: String(view.id),
    cadence: 'daily',
    time: '08:00',
    timezone: 'UTC',
  });
  const plain: Record<string, string> = {};
  for (const { path, row } of PLAIN_NOUNS)
    plain[row] = String((await write('POST', `${of}/${path}`, { name: mark }))[row]?.id);
  const upload = await write('POST', '/api/media', {
    purpose: 'advertiser_avatar',
    content_type: 'image/png',
    size: 10,
  });
  const [row] = await rowsOf(
    world.database.db,
    {
      promotion: text,
      offer: text,
      job: text,
      dispatch: text,
      dispatchRequest: text,
      batch: text,
      redemption: text,
      extract: text,
      recipient: text,
      voucher: text,
      bulk: text,
      fileImport: text,
      exported: text,
      reportFile: text,
      quota: text,
    },
    sql`with p as (insert into promotions (advertiser_id, experience_id, name, start_datetime)
          values (${advertiser}, case ${advertiser}::text when '1' then 1 else 3 end, ${mark}, now()) returning id),
        f as (insert into promotion_rewards (advertiser_id, promotion_id, sku) select ${advertiser}, id, ${REWARDS.fine} from p returning offer_id),
        d as (insert into dispatches (advertiser_id, promotion_id, kind, state, file_name, lines, charge, charge_currency, undo_seconds, release_at, caller)
          select ${advertiser}, id, 'download_links', 'held', ${mark}, 1, 0, 'EUR', 60, now(), 'account:1' from p returning id),
        s as (insert into dispatch_requests (advertiser_id, promotion_id, kind, is_dry_run, caller, account_id, locale, key, body_hash, lines)
          select ${advertiser}, id, 'download_links', true, ${`account:${side.account}`}, ${side.account}, 'en', ${mark}, '', 2000 from p returning id),
        b as (insert into batches (advertiser_id, dispatch_id, promotion_id, sku, usage, amount, currency, total_value, charge, plan)
          select ${advertiser}, d.id, p.id, ${REWARDS.fine}, 'users_notification', 1, 'EUR', 0, 0, '{}' from d, p returning id),
        q as (insert into recipients (advertiser_id, provider, uid, email) values (${advertiser}, 'email', ${`${mark}@b.example`}, ${`${mark}@b.example`}) returning id),
        r as (insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, dispatch_id, batch_id, line, order_id, recipient_id, charge, charge_currency)
          select ${advertiser}, p.id, ${REWARDS.fine}, 'booked', 0, 'EUR', now(), now(), d.id, b.id, 1, ${mark}, q.id, 0, 'EUR' from d, p, b, q returning id),
        l as (insert into batch_lines (advertiser_id, batch_id, line, redemption_id) select ${advertiser}, b.id, 1, r.id from b, r),
        x as (insert into extracts (advertiser_id, dispatch_id, kind, caller, ticket_hash, ticket_until)
          select ${advertiser}, id, 'links', ${`account:${side.account}`}, '\\x00', now() + interval '1 hour' from d returning id),
        v as (insert into vouchers (advertiser_id, redemption_id, locale, caller, ticket_hash, ticket_until)
          select ${advertiser}, id, 'en', ${`account:${side.account}`}, '\\x00', now() + interval '1 hour' from r returning id),
        k as (insert into bulk_actions (account_id, caller, key, request_hash, action, data, state, total)
          values (${side.account}, ${`account:${side.account}`}, ${mark}, '\\x00', 'add_comment', '{}', 'done', 0) returning id),
        c as (insert into catalogue_imports (account_id, caller, locale, name, columns, state, total)
          values (${side.account}, ${`account:${side.account}`}, 'en', ${mark}, '{sku}', 'receiving', 1) returning id),
        e as (insert into redemption_exports (account_id, caller, key, request_hash, format, fields, locale, state)
          values (${side.account}, ${`account:${side.account}`}, ${mark}, '\\x00', 'csv', '{}', 'en', 'failed') returning id),
        n as (insert into report_runs (account_id, key, due_at, is_manual) values (${side.account}, ${mark}, now(), false) returning id),
        o as (insert into report_files (run_id, owner_id, account_id, asked, format, state)
          select id, ${side.account}, ${side.account}, '{}', 'csv', 'failed' from n returning id),
        u as (insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed) values (${advertiser}, ${REWARDS.fine}, 9) returning id),
        j as (insert into jobs (kind, payload, state, advertiser_id) values ('mail', '{}', 'dead', ${advertiser}) returning id)
      select p.id::text as promotion, f.offer_id::text as offer, j.id::text as job, d.id::text as dispatch, s.id::text as "dispatchRequest", b.id::text as batch, r.id::text as redemption,
        x.id::text as extract, q.id::text as recipient, v.id::text as voucher, k.id::text as bulk, c.id::text as "fileImport", e.id::text as exported, o.id::text as "reportFile", u.id::text as quota
      from p, f, j, d, s, b, r, x, q, v, k, c, e, o, u`,
  );
  return {
    ...side,
    allocation: String(allocation.allocation?.id),
    line: String(credit.lines?.[0]?.id),
    request: String(allocation.request?.id),
    ...plain,
    media: String(upload.id),
    view: String(view.id),
    schedule: String(schedule.id),
    webhook: String(webhook?.id),
    reportFile: row?.reportFile ?? '',
    promotion: row?.promotion ?? '',
    offer: row?.offer ?? '',
    job: row?.job ?? '',
    dispatch: row?.dispatch ?? '',
    dispatchRequest: row?.dispatchRequest ?? '',
    batch: row?.batch ?? '',
    redemption: row?.redemption ?? '',
    extract: row?.extract ?? '',
    recipient: row?.recipient ?? '',
    voucher: row?.voucher ?? '',
    bulk: row?.bulk ?? '',
    fileImport: row?.fileImport ?? '',
    exported: row?.exported ?? '',
    quota: row?.quota ?? '',
  };
}

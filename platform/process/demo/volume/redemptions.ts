import { type SQL, sql } from 'drizzle-orm';
import { FIRST_NAMES, LAST_NAMES } from '../recipients.ts';
import { draw, drawAdvertiser, drawMoment, drawText } from './draws.ts';
import type { VolumeSize } from './volumeSize.ts';

/** Upper bounds per thousand redemptions, by state. */
const STATES: readonly (readonly [upTo: number, state: string])[] = [
  [5, 'booked'],
  [75, 'pending'],
  [85, 'failed'],
  [105, 'denied'],
  [125, 'canceled'],
  [165, 'expired'],
  [195, 'refunded'],
  [200, 'blocked'],
  [1000, 'redeemed'],
];

/** One in this many advertisers has batches. */
const DISPATCHING = 50;

const stateOf = (n: SQL): SQL =>
  sql`case ${sql.join(
    STATES.map(([upTo, state]) => sql`when ${draw(n, 22, 1000)} < ${sql.raw(String(upTo))} then ${state}`),
    sql` `,
  )} end`;

/** Recipients of one advertiser, at most. */
const PEOPLE_EACH = 200;

/** The recipients of `volume_redemptions`, by advertiser and number; `volume_people` says the id of each. */
function volumePeople(): SQL[] {
  const one = sql`(advertiser_id * ${PEOPLE_EACH} + person)`;
  return [
    sql`create temporary table volume_people on commit drop as
      select nextval('recipients_id_seq') as id, advertiser_id, person, ${drawText(one, 41, FIRST_NAMES)} as first_name,
        ${drawText(one, 42, LAST_NAMES)} as last_name, '+336' || lpad((${one} % 100000000)::text, 8, '0') as phone_number
      from (select distinct advertiser_id, person from volume_redemptions where person is not null) p`,
    sql`insert into recipients (advertiser_id, id, provider, uid, first_name, last_name, email, phone_number, country)
      select advertiser_id, id, case when is_mobile then 'mobile' else 'email' end,
        case when is_mobile then substr(phone_number, 2) else address end, first_name, last_name, case when not is_mobile then address end,
        case when is_mobile or ${draw(one, 43, 4)} = 0 then phone_number end, 'FR'
      from volume_people cross join lateral (select ${draw(one, 44, 8)} = 0 as is_mobile,
        lower(first_name || '.' || last_name) || person || '@shop-' || advertiser_id || '.example' as address) a
      order by advertiser_id, id`,
  ];
}

/**
 * Redemptions of the last year: most are redeemed within five days, others wait or were given back. `volume_redemptions` stays for the step that
 * moves their money: they are booked and paid from what is not allocated.
 */
export function volumeRedemptions({ advertisers, redemptions }: VolumeSize): SQL[] {
  const g = sql`g::bigint`;
  const isUsed = sql`r.state in ('redeemed', 'refunded', 'blocked')`;
  return [
    sql`create temporary table volume_skus on commit drop as
      select currency, array_agg(sku order by sku) as skus, array_agg(face_value order by sku) as face_values
      from skus where status = 'enabled' group by currency`,
    sql`create temporary table volume_promotions on commit drop as
      select v.n, v.id as advertiser_id, v.currency, array_agg(p.id order by p.id) as ids
      from volume_advertisers v join promotions p on p.advertiser_id = v.id group by 1, 2, 3`,
    sql`create temporary table volume_redemptions on commit drop as
      select nextval('redemptions_id_seq') as id, r.*,
        case when ${isUsed} then r.closing_at end as redeemed_at,
        case when r.state in ('booked', 'pending', 'failed') then r.booked_at when r.state = 'refunded' then r.late_at else r.closing_at end as updated_at
      from (
        select g, v.n, v.advertiser_id, v.currency, v.ids[1 + ${draw(g, 21, 2)}] as promotion_id, s.skus[k.place] as sku,
          s.face_values[k.place] as face_value, b.at as booked_at, ${stateOf(g)} as state, ${draw(g, 51, 4)} = 0 as is_reversed,
          case when ${draw(g, 27, 20)} > 0 then ${draw(g, 28, PEOPLE_EACH)} end as person,
          least(b.at + ${draw(g, 23, 432_000)} * interval '1 second', current_date - interval '2 seconds')::timestamptz(3) as closing_at,
          least(b.at + (432000 + ${draw(g, 29, 864_000)}) * interval '1 second', current_date - interval '1 second')::timestamptz(3) as late_at
        from generate_series(1, ${redemptions}::int) g
        join volume_promotions v on v.n = ${drawAdvertiser(g, 24, advertisers)}
        join volume_skus s on s.currency = v.currency
        cross join lateral (select 1 + ${draw(g, 25, 1_000_000)} % cardinality(s.skus) as place) k
        cross join lateral (select ${drawMoment(g, 26)} as at) b
        order by booked_at
      ) r`,
    ...volumePeople(),
    ...volumeBatches(),
    sql`insert into redemptions (advertiser_id, id, promotion_id, sku, state, reversed, face_value, currency, booked_at, redeemed_at, refunded_at, updated_at, charge,
        charge_currency, activated_at, expires_at, recipient_id, order_id, external_ref, company_name, testing, payment_types, tracking_code, cancelable,
        dispatch_id, batch_id, line, purchase_cost)
      select r.advertiser_id, r.id, r.promotion_id, r.sku, r.state, r.state = 'refunded' and r.is_reversed, r.face_value, r.currency,
        r.booked_at, r.redeemed_at, case r.state when 'refunded' then r.updated_at end, r.updated_at, r.face_value, r.currency,
        case when r.state <> 'booked' then r.booked_at end, r.booked_at + interval '180 days', p.id,
        case when ${draw(sql`r.g`, 52, 10)} < 7 then 'ORD-' || to_char(r.booked_at, 'YYMM') || '-' || lpad(r.id::text, 8, '0') end,
        case when ${draw(sql`r.g`, 53, 5)} = 0 then 'CRM' || lpad((${draw(sql`r.g`, 54, 100_000_000)})::text, 9, '0') end,
        case when ${draw(sql`r.g`, 55, 10)} = 0 then (array['Acme', 'Brightwater', 'Cobalt', 'Dynamo'])[1 + ${draw(sql`r.g`, 56, 4)}] || ' ' || ${draw(sql`r.g`, 57, 500)} end,
        ${draw(sql`r.g`, 58, 100)} = 0,
        case when ${draw(sql`r.g`, 59, 1000)} < 700 then '{0}'::smallint[] when ${draw(sql`r.g`, 59, 1000)} < 900 then '{1}'
          when ${draw(sql`r.g`, 59, 1000)} < 960 then '{2}' when ${draw(sql`r.g`, 59, 1000)} < 989 then '{3}'
          when ${draw(sql`r.g`, 59, 1000)} < 999 then '{1,2}' else '{4}' end,
        case when ${draw(sql`r.g`, 60, 100)} = 0 then 'TRK' || lpad(r.id::text, 10, '0') end, ${draw(sql`r.g`, 61, 2)} = 0,
        l.dispatch_id, l.batch_id, l.line, case when ${isUsed} then round(r.face_value * v.purchase_rate / 10000.0)::bigint end
      from volume_redemptions r
      join skus s on s.sku = r.sku
      left join providers v on v.id = s.provider_id
      left join volume_people p on p.advertiser_id = r.advertiser_id and p.person = r.person
      left join volume_batch_lines l on l.redemption_id = r.id`,
    sql`insert into order_claims (advertiser_id, order_id, redemption_id)
      select advertiser_id, order_id, id from redemptions where id in (select id from volume_redemptions) and order_id is not null order by 1, 2`,
    sql`insert into batch_lines (advertiser_id, batch_id, line, redemption_id, stage)
      select advertiser_id, batch_id, line, redemption_id, 'done' from volume_batch_lines`,
    // These are never opened: they are found by their last characters.
    sql`insert into redemption_codes (advertiser_id, redemption_id, usage, last4, key_id, wrapped_key, sealed)
      select r.advertiser_id, r.id, 'primary', upper(substr(md5(r.id::text), 1, 4)), 'volume', '\\x00', '\\x00'
      from volume_redemptions r where ${isUsed}`,
    // Each promotion gives its twenty most redeemed rewards; the first one of all two hundred.
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position)
      select advertiser_id, promotion_id, sku, place - 1 from (
        select c.advertiser_id, c.promotion_id, c.sku,
          row_number() over (partition by c.promotion_id order by c.redeemed + c.pending desc, c.sku) as place,
          c.promotion_id = min(c.promotion_id) over () as is_first
        from promotion_counts c where c.promotion_id in (select unnest(ids) from volume_promotions)
      ) ranked where place <= case when is_first then 200 else 20 end`,
  ];
}

/** One dispatch of one batch for each promotion and SKU of the advertisers that dispatch; `volume_batch_lines` says which redemptions it made. */
function volumeBatches(): SQL[] {
  return [
    sql`create temporary table volume_batches on commit drop as
      select nextval('dispatches_id_seq') as dispatch_id, nextval('batches_id_seq') as batch_id, b.*
      from (select advertiser_id, promotion_id, sku, currency, face_value, count(*)::int as amount, min(booked_at) as at
        from volume_redemptions where n % ${DISPATCHING} = 7 group by 1, 2, 3, 4, 5) b`,
    sql`create temporary table volume_batch_lines on commit drop as
      select b.advertiser_id, b.dispatch_id, b.batch_id, r.id as redemption_id, row_number() over (partition by b.batch_id order by r.id)::int as line
      from volume_batches b join volume_redemptions r
        on r.advertiser_id = b.advertiser_id and r.promotion_id = b.promotion_id and r.sku = b.sku`,
    sql`insert into dispatches (advertiser_id, id, promotion_id, kind, state, channel, lines, charge, charge_currency, undo_seconds, release_at, released_at,
        done_at, caller, created_at)
      select advertiser_id, dispatch_id, promotion_id, 'download_codes', 'done', null, amount, amount * face_value, currency, 0, at, at, at, 'system', at
      from volume_batches`,
    sql`insert into batches (advertiser_id, id, dispatch_id, promotion_id, sku, usage, amount, currency, total_value, charge, plan, state, done,
        started_at, finished_at)
      select advertiser_id, batch_id, dispatch_id, promotion_id, sku, 'codes_extraction', amount, currency, amount * face_value,
        amount * face_value, '{activate,order}', 'done', amount, at, at
      from volume_batches`,
  ];
}

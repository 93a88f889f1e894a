import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ReportInterval } from '../../schema/foundation/dates/periods.ts';
import { rowsOf, text } from '../foundation/database/rows.ts';
import type { Json, TestPlatform } from './testPlatform.ts';

/** Providers, brands, products, rewards and a promotion for each of three advertisers. */
export async function makeRewards({ database }: TestPlatform): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
  await run(
    sql`insert into providers (id, name, kind, purchase_rate) values (91, 'Known', 'issued', 9000), (92, 'Unknown', 'issued', null)`,
  );
  await run(sql`insert into brands (id, sku, name) values ('RED', 'RED', 'Red'), ('BLU', 'BLU', 'Blue')`);
  await run(
    sql`insert into products (id, brand_id, name, country_restrictions) values ('RED-CARD', 'RED', 'Red card', '{}'), ('BLU-CARD', 'BLU', '=Blue', '{FR}')`,
  );
  await run(
    sql`insert into search_tags (id, name_en, name_fr) values (71, 'Books', 'Livres'), (72, 'Sport', 'Sport')`,
  );
  await run(sql`insert into product_tags (product_id, tag_id) values ('RED-CARD', 71), ('RED-CARD', 72)`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, provider_id, face_value, currency) values
    ('RED-10', 'Red 10', 'RED', 'RED-CARD', 91, 1000, 'EUR'), ('BLU-5', 'Blue 5', 'BLU', 'BLU-CARD', 92, 500, 'GBP'), ('ODD-1', 'Odd', 'ODD', null, null, 100, 'JPY')`);
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (11, 1, 'First', now()), (21, 2, 'Second', now()), (31, 3, 'Rival’s', now())`,
  );
}

const ZONES = [
  ...[
    'Europe/Paris',
    'America/Los_Angeles',
    'America/Santiago',
    'Asia/Beirut',
    'Africa/Cairo',
    'America/Havana',
  ],
  ...['Australia/Lord_Howe', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Auckland', 'Pacific/Apia', 'UTC'],
];
const SKUS = { 'RED-10': [1000, 'EUR'], 'BLU-5': [500, 'GBP'], 'ODD-1': [100, 'JPY'] } as const;
const STATES = ['booked', 'pending', 'redeemed', 'refunded', 'canceled', 'blocked'] as const;

/** A redemption to be made. */
export interface RedemptionSample {
  at: Date;
  sku: keyof typeof SKUS;
  state: (typeof STATES)[number];
  advertiser: 1 | 2 | 3;
  charge: number | null;
  types: number[];
  testing: boolean;
}
/** Moments at and around the midnights of all zones, clock changes among them. */
const moment = fc.oneof(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  fc
    .tuple(fc.integer({ min: 0, max: 729 }), fc.integer({ min: -56, max: 56 }), fc.constantFrom(-1, 0, 1))
    .map(([day, quarters, off]) => new Date(Date.UTC(2025, 0, 1 + day) + quarters * 900_000 + off)),
);
export const anyRedemption: fc.Arbitrary<RedemptionSample> = fc.record({
  at: moment,
  sku: fc.constantFrom('RED-10', 'BLU-5', 'ODD-1'),
  state: fc.constantFrom(...STATES),
  advertiser: fc.constantFrom(1, 2, 3),
  charge: fc.option(fc.integer({ min: 0, max: 2000 })),
  types: fc.constantFrom([0], [1], [1, 2]),
  testing: fc.boolean(),
});

/** Writes redemptions in one statement. */
export async function insertSamples(
  { database }: TestPlatform,
  rows: readonly RedemptionSample[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ at, sku, state, advertiser, charge, types, testing }) => {
    const [value, currency] = SKUS[sku];
    const used = ['redeemed', 'refunded', 'blocked'].includes(state) ? at.toISOString() : null;
    return sql`(${advertiser}::int, ${advertiser * 10 + 1}::int, ${sku}, ${state}, ${value}::int, ${currency}, ${at.toISOString()}::timestamptz,
      ${state === 'booked' ? null : at.toISOString()}::timestamptz, ${used}::timestamptz, now(), ${charge}::int, ${charge === null ? null : 'EUR'},
      ${`{${types.join(',')}}`}::smallint[], ${testing && at.getTime() % 5 === 0}::boolean, ${used && sku === 'RED-10' ? 900 : null}::int)`;
  });
  await database.db.execute(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, activated_at, redeemed_at, updated_at, charge,
    charge_currency, payment_types, testing, purchase_cost) values ${sql.join(values, sql`, `)}`);
}

/** A report to be asked for. */
export interface Query {
  interval: ReportInterval;
  timezone: string;
  start: string;
  end: string;
  scope: 'redeem_at' | 'activate_at';
  group: keyof typeof GROUPS;
  login: 'operator' | 'retailer';
  /** Requested advertisers, by commas; null for all that the login sees. */
  advertisers: string | null;
}
/** Groupings as the oracle goes by them, and the row's fields that tell them. */
export const GROUPS = {
  '': { by: sql`''`, read: () => '' },
  'brand,product': {
    by: sql`s.brand_sku || ' ' || coalesce(s.product_id, '-')`,
    read: (row: Json) => `${row.brand_sku} ${row.product_id ?? '-'}`,
  },
  promotion: { by: sql`r.promotion_id::text`, read: (row: Json) => String(row.promotion_id) },
  'advertiser,reward': {
    by: sql`r.advertiser_id || ' ' || r.sku`,
    read: (row: Json) => `${row.advertiser_id} ${row.reward_sku}`,
  },
  provider: {
    by: sql`coalesce(s.provider_id::text, '-')`,
    read: (row: Json) => String(row.provider_id ?? '-'),
  },
} as const;
const day = fc
  .integer({ min: 0, max: 729 })
  .map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10));
export const anyQuery: fc.Arbitrary<Query> = fc
  .record({
    interval: fc.constantFrom('none', 'daily', 'weekly', 'monthly', 'yearly'),
    timezone: fc.constantFrom(...ZONES),
    days: fc.tuple(day, day),
    scope: fc.constantFrom('redeem_at', 'activate_at'),
    group: fc.constantFrom(...(Object.keys(GROUPS) as (keyof typeof GROUPS)[])),
    login: fc.constantFrom('operator', 'retailer'),
    advertisers: fc.constantFrom(null, null, '1', '2,3'),
  })
  .map(({ days, ...rest }) => {
    const [start, end] = [...days].sort() as [string, string];
    return { ...rest, start, end };
  });

const METRICS = 'redemptions,total_face_value,selling_price,purchase_cost';
/** Its query string. */
export const address = ({ interval, timezone, start, end, scope, group, advertisers }: Query) =>
  String(
    new URLSearchParams({
      ...(advertisers && { advertiser: advertisers }),
      interval,
      timezone,
      start_date: start,
      end_date: end,
      timeframe_scope: scope,
      group_by: group,
      metrics: METRICS,
      include_refunded: 'true',
    }),
  );

/** An amount as its minor units. */
export const minor = (money: Json | undefined | null) =>
  money
    ? String(money.amount)
        .replace('.', '')
        .replace(/^0+(?=\d)/, '')
    : '-';

const LABELS: Record<ReportInterval, string> = {
  none: '',
  daily: 'YYYY-MM-DD',
  weekly: 'IYYY-"W"IW',
  monthly: 'YYYY-MM',
  yearly: 'YYYY',
};

/** What redemption `r` cost its advertiser, as it says itself. */
const CHARGED = sql`coalesce(r.charge, r.face_value)`;

/** The same as the ledger has it: what was posted as delivered when it was redeemed. */
export const POSTED = sql`coalesce((select sum(e.amount) from ledger_txns t
  join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id
  join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
  where t.advertiser_id = r.advertiser_id and t.reference = 'redemption:' || r.id and t.kind = 'redeem' and a.kind = 'delivered'
    and a.currency = coalesce(r.charge_currency, r.currency)), 0)`;

/** The same by the database's own calendar from the redemptions alone; their selling prices as they say, or as the ledger does. */
export async function counted(
  { database }: TestPlatform,
  { interval, timezone, start, end, scope, group, login, advertisers }: Query,
  charge = CHARGED,
): Promise<string[]> {
  const at = scope === 'redeem_at' ? sql`r.redeemed_at` : sql`r.activated_at`;
  const rows = await rowsOf(
    database.db,
    { row: text },
    sql`select concat_ws('|', coalesce(label, ''), grouped, currency, billed, count(*), sum(face_value), sum(charge), coalesce(sum(purchase_cost)::text, '-')) as row from (
        select to_char(${at} at time zone ${timezone}, ${LABELS[interval]}) as label, ${GROUPS[group].by} as grouped, r.currency,
          coalesce(r.charge_currency, r.currency) as billed, r.face_value, ${charge} as charge, r.purchase_cost
        from redemptions r join skus s on s.sku = r.sku
        where r.state in ('redeemed', 'refunded') and not r.testing and (${at} at time zone ${timezone})::date between ${start}::date and ${end}::date
          and (${login} = 'operator' or r.advertiser_id in (1, 2))
          and r.advertiser_id = any (${`{${advertisers ?? '1,2,3'}}`}::bigint[])) x
      group by label, grouped, currency, billed`,
  );
  return rows.map(({ row }) => row);
}

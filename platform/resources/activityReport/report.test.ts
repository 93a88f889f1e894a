import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReportInterval } from '../../../schema/periods.ts';
import { systemScope } from '../../access/scope.ts';
import { rowsOf } from '../../database/connection.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { foldActivity, rebuildActivity } from './fold.ts';
import { recountActivity } from './recount.ts';

let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
const system = () => systemScope(platform.database);

beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
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
});
afterAll(() => platform?.close());
beforeEach(async () => {
  await run(sql`delete from redemptions`);
  await system().write(foldActivity);
});

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

interface Made {
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
const made: fc.Arbitrary<Made> = fc.record({
  at: moment,
  sku: fc.constantFrom('RED-10', 'BLU-5', 'ODD-1'),
  state: fc.constantFrom(...STATES),
  advertiser: fc.constantFrom(1, 2, 3),
  charge: fc.option(fc.integer({ min: 0, max: 2000 })),
  types: fc.constantFrom([0], [1], [1, 2]),
  testing: fc.boolean(),
});

async function insert(rows: readonly Made[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ at, sku, state, advertiser, charge, types, testing }) => {
    const [value, currency] = SKUS[sku];
    const used = ['redeemed', 'refunded', 'blocked'].includes(state) ? at.toISOString() : null;
    return sql`(${advertiser}::int, ${advertiser * 10 + 1}::int, ${sku}, ${state}, ${value}::int, ${currency}, ${at.toISOString()}::timestamptz,
      ${state === 'booked' ? null : at.toISOString()}::timestamptz, ${used}::timestamptz, now(), ${charge}::int, ${charge === null ? null : 'EUR'},
      ${`{${types.join(',')}}`}::smallint[], ${testing && at.getTime() % 5 === 0}::boolean, ${used && sku === 'RED-10' ? 900 : null}::int)`;
  });
  await run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, activated_at, redeemed_at, updated_at, charge,
    charge_currency, payment_types, testing, purchase_cost) values ${sql.join(values, sql`, `)}`);
}

interface Query {
  interval: ReportInterval;
  timezone: string;
  start: string;
  end: string;
  scope: 'redeem_at' | 'activate_at';
  group: keyof typeof GROUPS;
  login: 'operator' | 'retailer';
}
/** Groupings as the oracle goes by them, and the row's fields that tell them. */
const GROUPS = {
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
const query: fc.Arbitrary<Query> = fc
  .record({
    interval: fc.constantFrom('none', 'daily', 'weekly', 'monthly', 'yearly'),
    timezone: fc.constantFrom(...ZONES),
    days: fc.tuple(day, day),
    scope: fc.constantFrom('redeem_at', 'activate_at'),
    group: fc.constantFrom(...(Object.keys(GROUPS) as (keyof typeof GROUPS)[])),
    login: fc.constantFrom('operator', 'retailer'),
  })
  .map(({ days, ...rest }) => {
    const [start, end] = [...days].sort() as [string, string];
    return { ...rest, start, end };
  });

const METRICS = 'redemptions,total_face_value,selling_price,purchase_cost';
const address = ({ interval, timezone, start, end, scope, group }: Query) =>
  String(
    new URLSearchParams({
      ...{ interval, timezone, start_date: start, end_date: end, timeframe_scope: scope },
      ...{ group_by: group, metrics: METRICS, include_refunded: 'true' },
    }),
  );

/** The last columns of a row: currencies and metrics. */
const tail = (row: Json): string =>
  [
    ...[row.timeframe ?? '', row.currency, row.billing_currency, row.redemptions],
    ...[row.total_face_value, row.selling_price, row.purchase_cost].map((money) => money?.amount ?? ''),
  ].join('|');

/** The same of the file; whatever is in front of the last six columns but the timeframe is left out. */
async function filed(asked: Query): Promise<string[]> {
  const { text } = await platform.call(asked.login, 'GET', `/api/me/activity_report.csv?${address(asked)}`);
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const cells = line.split(';').map((cell) => cell.replace(/^"|"$/g, ''));
      return [asked.interval === 'none' ? '' : cells[0], ...cells.slice(-6)].join('|');
    });
}

/** The rows of all pages, as one text each. */
async function reported(asked: Query): Promise<string[]> {
  const rows: Json[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await platform.call(
      asked.login,
      'GET',
      `/api/me/activity_report?${address(asked)}&page=${page}&per_page=7`,
    );
    expect(status).toBe(200);
    const items = body.items as unknown as Json[];
    rows.push(...items);
    if (items.length < 7) {
      expect(Number(body.total)).toBe(rows.length);
      const sum = rows.reduce((all, row) => all + Number(row.redemptions), 0);
      expect(Number(body.totals?.redemptions)).toBe(sum);
      const points = body.points as unknown as Json[];
      expect(points.reduce((all, point) => all + Number(point.redemptions), 0)).toBe(sum);
      expect(await filed(asked)).toEqual(rows.map(tail));
      return rows.map((row) =>
        [
          row.timeframe ?? '',
          GROUPS[asked.group].read(row),
          row.currency,
          row.billing_currency,
          row.redemptions,
          minor(row.total_face_value),
          minor(row.selling_price),
          minor(row.purchase_cost),
        ].join('|'),
      );
    }
  }
}
const minor = (money: Json | undefined | null) =>
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

/** The same by the database's own calendar from the redemptions alone. */
async function counted({ interval, timezone, start, end, scope, group, login }: Query): Promise<string[]> {
  const at = scope === 'redeem_at' ? sql`r.redeemed_at` : sql`r.activated_at`;
  const rows = await rowsOf<{ row: string }>(
    platform.database.db,
    sql`select concat_ws('|', coalesce(label, ''), grouped, currency, billed, count(*), sum(face_value), sum(charge), coalesce(sum(purchase_cost)::text, '-')) as row from (
        select to_char(${at} at time zone ${timezone}, ${LABELS[interval]}) as label, ${GROUPS[group].by} as grouped, r.currency,
          coalesce(r.charge_currency, r.currency) as billed, r.face_value, coalesce(r.charge, r.face_value) as charge, r.purchase_cost
        from redemptions r join skus s on s.sku = r.sku
        where r.state in ('redeemed', 'refunded') and not r.testing and (${at} at time zone ${timezone})::date between ${start}::date and ${end}::date
          and (${login} = 'operator' or r.advertiser_id in (1, 2))) x
      group by label, grouped, currency, billed`,
  );
  return rows.map(({ row }) => row);
}

describe('the activity report', () => {
  test('ACTREP-4, ACTREP-5, ACTREP-6, ACTREP-7, ACTREP-13, ACTREP-22: is the redemptions counted, in every zone, over clock changes, summed up or not; pages, file, points and totals say the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { maxLength: 60 }),
        fc.array(made, { maxLength: 10 }),
        fc.array(query, { minLength: 6, maxLength: 6 }),
        async (summed, waiting, queries) => {
          await run(sql`delete from redemptions`);
          await insert(summed);
          await system().write(foldActivity);
          await insert(waiting);
          for (const asked of queries)
            expect((await reported(asked)).sort()).toEqual((await counted(asked)).sort());
          expect(await recountActivity(system())).toEqual({ drift: 0, differences: [] });
        },
      ),
      { numRuns: 25 },
    );
  }, 240_000);

  test('whatever changes a redemption is noted, and what was summed up stays right', async () => {
    const at = new Date('2026-03-29T01:00:00Z');
    const one: Made = {
      at,
      sku: 'RED-10',
      state: 'pending',
      advertiser: 1,
      charge: 900,
      types: [0],
      testing: false,
    };
    await insert([
      one,
      { ...one, state: 'booked' },
      { ...one, state: 'redeemed' },
      { ...one, state: 'redeemed', advertiser: 3 },
    ]);
    const steps = [
      sql`update redemptions set state = 'redeemed', redeemed_at = '2026-03-31T23:59:59.999Z', purchase_cost = 900 where state = 'pending'`,
      sql`update redemptions set activated_at = now(), state = 'pending' where state = 'booked'`,
      sql`update redemptions set state = 'refunded', refunded_at = now() where state = 'redeemed' and advertiser_id = 1`,
      sql`update redemptions set reversed = true where state = 'refunded'`,
      sql`update redemptions set sku = 'BLU-5', face_value = 500, currency = 'GBP', charge = null, charge_currency = null where state = 'pending'`,
      sql`update redemptions set promotion_id = promotion_id, payment_types = '{1,2}'`,
      sql`update redemptions set opened_at = now(), recipient_id = null, version = version + 1`,
      sql`update redemptions set testing = true where advertiser_id = 3`,
      sql`update redemptions set state = 'expired', state_reason = 'recredited' where state = 'pending'`,
      sql`delete from redemptions where state = 'expired'`,
    ];
    for (const [nth, step] of steps.entries()) {
      await run(step);
      if (nth % 2) await system().write(foldActivity);
      expect(await recountActivity(system())).toEqual({ drift: 0, differences: [] });
    }
    await expect(run(sql`truncate redemptions cascade`)).rejects.toThrow();
  });

  test('a recount finds what was not noted, the report says so, and sums are made anew', async () => {
    await run(sql`alter table redemptions disable trigger redemptions_activity_made`);
    await insert([
      {
        at: new Date('2026-03-01'),
        sku: 'RED-10',
        state: 'redeemed',
        advertiser: 1,
        charge: null,
        types: [0],
        testing: false,
      },
    ]);
    await run(sql`alter table redemptions enable trigger redemptions_activity_made`);
    const { drift, differences } = await recountActivity(system());
    expect(drift).toBe(4); // a day and a month, by activation and by redemption
    expect(differences.map(({ table }) => table)).toContain('activity_promotions');
    const freshness = async () =>
      (await platform.call('operator', 'GET', '/api/me/activity_report')).body.freshness;
    expect(await freshness()).toMatchObject({ drift: 4, waiting: 0 });
    await rebuildActivity(platform.database);
    expect((await recountActivity(system())).drift).toBe(0);
    expect(await freshness()).toMatchObject({ drift: 0 });
  });
});

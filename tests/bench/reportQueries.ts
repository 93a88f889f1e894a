import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { FILTER_STATES } from '../../schema/fulfillment/redemptions/redemptionFacts.ts';

/** A value of every filter, taken from existing data, rare and frequent ones. */
export async function queriesOf(system: Scope): Promise<string[]> {
  const one = async (statement: ReturnType<typeof sql>) =>
    (await system.read((tx) => rowsOf(tx, { value: text }, statement))).map(({ value }) => value);
  const of = (column: string) =>
    one(
      sql`select ${sql.identifier(column)}::text as value from redemptions where ${sql.identifier(column)} is not null limit 1`,
    );
  const [order = ''] = await of('order_id');
  const [reference = ''] = await of('external_ref');
  const [tracking = ''] = await of('tracking_code');
  const [batch = ''] = await of('batch_id');
  const [id = ''] = await of('id');
  const [email = ''] = await one(sql`select email as value from recipients where email is not null limit 1`);
  const [phone = ''] = await one(
    sql`select phone_number as value from recipients where phone_number is not null limit 1`,
  );
  const [brand = ''] = await one(
    sql`select brand_sku as value from skus group by 1 order by count(*) desc limit 1`,
  );
  const [product = ''] = await one(
    sql`select product_id as value from skus where product_id is not null limit 1`,
  );
  const skus = await one(sql`select sku as value from skus where status = 'enabled' order by sku limit 5`);
  const promotions = await one(
    sql`select promotion_id::text as value from promotion_counts group by 1 order by sum(redeemed) desc limit 5`,
  );
  const advertisers = await one(
    sql`select advertiser_id::text as value from promotion_counts group by 1 order by sum(redeemed) desc limit 5`,
  );
  const day = (ago: number) => dayIn(DEFAULT_TIME_ZONE, new Date(Date.now() - ago * 86_400_000));
  const filters: [string, string][] = [
    ...[id, order, reference, email, phone, 'ord-2', order.slice(0, 8), 'zelda', 'a', 'A1B2', 'CRM0001'].map(
      (value): [string, string] => ['search', value],
    ),
    ...FILTER_STATES.map((state): [string, string] => ['state', state]),
    ...['0', '1', '4', '3,4'].map((type): [string, string] => ['payment_types', type]),
    ...([
      ['id', id],
      ['order_id', order],
      ['batch_id', batch],
      ['external_ref', reference],
    ] as [string, string][]),
    ...([
      ['company_name', 'acme'],
      ['reward_code', 'A1B2'],
      ['provider_tracking_code', tracking],
    ] as [string, string][]),
    ...([
      ['name', 'zelda'],
      ['name', 'a'],
      ['email', email],
      ['phone_number', phone],
    ] as [string, string][]),
    ...([
      ['brand_skus', brand],
      ['reward_source_ids', '3'],
      ['tag_ids', '1,2,3'],
      ['provider_ids', '1'],
    ] as [string, string][]),
    ...([
      ['provider_payment_types', '0'],
      ['advertiser', advertisers.join()],
      ['promotion', promotions.join()],
    ] as [string, string][]),
    ...([
      ['promotion', promotions[0]],
      ['product', product],
      ['reward', skus[0]],
      ['reward', skus.join()],
    ] as [string, string][]),
    ...([
      ['product_currency', 'JPY'],
      ['with_testing', 'true'],
      ['activation_start', day(30)],
    ] as [string, string][]),
    ...([
      ['redeemed_end', day(300)],
      ['redeemed_start', day(30)],
      ['refund_end', day(300)],
      ['refund_start', day(30)],
    ] as [string, string][]),
  ];
  return ['', ...filters.map(([name, value]) => String(new URLSearchParams({ [name]: value })))];
}

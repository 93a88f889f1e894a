import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { migratedDatabase } from '../../../testing/migratedDatabase.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { seedDemo } from '../seed.ts';

describe('gifts by post of the demo', () => {
  let database: Database;
  const rows = <Row>(text: string) => storedRows<Row>(database.db, sql.raw(text));

  beforeAll(async () => {
    database = await migratedDatabase();
    await seedDemo(database, { size: 'small', seed: 20260, today: '2026-11-21' });
  });
  afterAll(() => database?.close());

  it('RED-8, RED-10: wait for an address, are ordered, under way and delivered; goods under way are tracked by a code', async () => {
    const goods = await rows(`
      select r.state, r.state_reason as reason, r.address is not null as addressed, r.order_status as status, bool_and(r.tracking_code is not null) as tracked,
        bool_and(exists (select from redemption_codes c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.usage = 'tracking')) as coded,
        bool_or(exists (select from card_operations o where o.advertiser_id = r.advertiser_id and o.redemption_id = r.id)) as carded
      from redemptions r join skus s on s.sku = r.sku join products p on p.id = s.product_id and p.delivery_mode = 'physical_shipment'
      group by 1, 2, 3, 4 order by 1, 2, 4`);
    const of = (state: string, reason: string | null, status: string | null) => ({
      state,
      reason,
      status,
      carded: false,
    });
    expect(goods).toEqual([
      { ...of('canceled', null, null), addressed: false, tracked: false, coded: false },
      { ...of('failed', 'address_missing', null), addressed: false, tracked: false, coded: false },
      { ...of('failed', 'provider_unreachable', null), addressed: true, tracked: false, coded: false },
      { ...of('pending', null, null), addressed: false, tracked: false, coded: false },
      { ...of('redeemed', null, 'delivered'), addressed: true, tracked: true, coded: true },
      { ...of('redeemed', null, 'ordered'), addressed: true, tracked: false, coded: false },
      { ...of('redeemed', null, 'shipped'), addressed: true, tracked: true, coded: true },
      {
        ...of('refunded', 'tracked_without_cancel', 'shipped'),
        addressed: true,
        tracked: true,
        coded: false,
      },
    ]);
  });
});

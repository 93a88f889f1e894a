import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  REWARDS,
  startAllocationWorld,
} from '../support/allocationWorld.ts';

const OFFERS = '/api/products/ABC-OFFER/publication_statuses';

// On both engines every time: row-level security and a function that passes it are the database's own.
describe.each(['pglite', 'postgres'] as const)(
  'what of the catalogue is not everybody’s, on %s',
  (engine) => {
    let world: AllocationWorld;
    beforeAll(async () => {
      world = await startAllocationWorld(engine);
      await world.fund('2', 100_000, 'JPY');
      await world.database.db.execute(
        sql`insert into products (id, brand_id, name, country_restrictions) values ('ABC-OFFER', 'ABC', 'Offered', '{}')`,
      );
    });
    afterAll(() => world?.close());

    test('PRODUCT-58: where another organization offers a product is neither seen nor saved', async () => {
      const offer = (seller_id: string) =>
        world.call('operator', 'POST', OFFERS, { body: { seller_id, published: true } });
      const [own, foreign] = [await offer('1'), await offer('2')];
      expect([own.status, foreign.status]).toEqual([201, 201]);
      const seen = (await world.call('catalog_manager', 'GET', OFFERS)).body.items;
      expect(seen).toMatchObject([{ seller_id: '1', published: true }]);
      expect(seen).toHaveLength(1);
      const save = (id: unknown) =>
        world.call('catalog_manager', 'PUT', `/api/publication_statuses/${id}`, {
          body: { published: false },
          version: 1,
        });
      expect([(await save(foreign.body.id)).status, (await save(own.body.id)).status]).toEqual([404, 200]);
    });

    test('a face value stays while an allocation that the manager does not see holds the reward', async () => {
      const allocation = await world.call('operator', 'POST', '/api/advertisers/2/allocations', {
        body: committed(1, '100'),
        headers: { 'idempotency-key': 'allocation-of-another' },
      });
      expect([allocation.status, allocation.text]).toEqual([201, allocation.text]);
      const save = (face_value: string) =>
        world.call('catalog_manager', 'PUT', `/api/skus/${REWARDS.fine}`, {
          body: { face_value },
          version: 1,
        });
      const refused = await save('11');
      expect([refused.status, refused.body.error_name]).toEqual([409, 'value_in_use']);
      expect((await save('10.0')).body.sku?.version).toBe(1);
    });
  },
);

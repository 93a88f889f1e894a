import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type AllocationWorld, open, startAllocationWorld } from '../support/allocationWorld.ts';
import { ENGINES } from '../support/world.ts';

// An edit of what all requests share was remembered for the first of them only: the editor could approve the others.

describe.each(ENGINES)('editing what the requests of an open allocation share on %s', (engine) => {
  let world: AllocationWorld;
  const ids = { first: '', second: '', allocation: '' };
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    const first = (await world.ask(open('100'))).body;
    const second = (await world.ask({ type: 'open', amount: '50', rewards: [] }, { login: 'colleague' }))
      .body;
    ids.first = String(first.request?.id);
    ids.second = String(second.request?.id);
    ids.allocation = String(first.allocation?.id);
  });
  afterAll(() => world?.close());

  const version = async () =>
    Number(
      (await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${ids.allocation}`)).body.version,
    );
  const line = async (id: string) => {
    const [row] = await rowsOf(
      world.database.db,
      { amount: text, version: number, description: text },
      sql`select amount::text, version, description from budget_lines where id = ${id}`,
    );
    return row;
  };

  test('ALLOC-8, ALLOC-51: what all requests share changes each of them, one’s own amount only that one', async () => {
    const edit = await world.change(
      ids.allocation,
      await version(),
      { expiration_datetime: '2040-01-01T00:00:00Z', description: 'Shared' },
      { login: 'second' },
    );
    expect(edit.status).toBe(200);
    expect((await world.decide('approve', ids.second, { version: 1 })).body.error_name).toBe('stale_version');
    for (const id of [ids.first, ids.second]) {
      const { body } = await world.decide('approve', id);
      expect([id, body.error_name]).toEqual([id, 'own_request']);
    }
    expect(await line(ids.second)).toEqual({
      amount: '5000',
      version: 2,
      description: `Allocation ${ids.allocation}`,
    });
    await world.change(ids.allocation, await version(), { requested_amount: '90' });
    expect(await line(ids.first)).toMatchObject({ amount: '9000', version: 3 });
    expect(await line(ids.second)).toMatchObject({ amount: '5000', version: 2 });
  });
});

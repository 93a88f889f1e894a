import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

describe.each(ENGINES)('the allocations report on %s', (engine) => {
  let world: AllocationWorld;
  /** Requests in the order they were asked: every third is rejected at once. */
  const ids: string[] = [];
  const waiting = () => ids.filter((_, n) => n % 3 !== 0).reverse();
  const decided = () => ids.filter((_, n) => n % 3 === 0).reverse();
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    for (let n = 0; n < 9; n += 1) {
      const login = n === 4 ? 'colleague' : 'retailer';
      const body = { ...committed(1, '1'), external_id: `IO-${n}00` };
      const { request } = (await world.ask(body, { login })).body;
      ids.push(String(request?.id));
      if (n % 3 === 0) await world.decide('reject', request?.id);
    }
  });
  afterAll(() => world?.close());

  /** All requests by their last change, the latest first. */
  const byLastChange = async () => {
    const rows = await rowsOf(
      world.database.db,
      { id: text },
      sql`select id::text from budget_lines order by coalesce(decided_at, changed_at, created_at) desc, id desc`,
    );
    return rows.map(({ id }) => id);
  };

  const report = async (query: string) => {
    const { body } = await world.call('second', 'GET', `/api/me/allocations_report?${query}`);
    return (body.items as unknown as { id: string }[]).map(({ id }) => id);
  };

  test('ALLOCREP-8: what changed last comes first, page by page; an order that is asked for is that order', async () => {
    const all = await byLastChange();
    expect(await report('')).toEqual(all);
    expect(await report('sort=-updated_at')).toEqual(all);
    expect([
      ...(await report('per_page=4&page=1')),
      ...(await report('per_page=4&page=2')),
      ...(await report('per_page=4&page=3')),
    ]).toEqual(all);
    expect(await report('statuses=pending')).toEqual(waiting());
    expect(await report('statuses=rejected,approved')).toEqual(decided());
    expect(await report('sort=updated_at')).toEqual([...all].reverse());
  });

  test('APPR-6, ALLOCREP-8: waiting=me leaves what the caller may decide', async () => {
    expect(await report('waiting=me')).toEqual(waiting());
    expect(await report('waiting=me&statuses=rejected')).toEqual([]);
    // Who asked decides nothing of it, and neither does anybody outside the staff.
    const { body } = await world.call('colleague', 'GET', '/api/me/allocations_report?waiting=me');
    expect(body.items).toEqual([]);
    const wrong = await world.call('second', 'GET', '/api/me/allocations_report?waiting=you');
    expect(wrong.status).toBe(422);
  });

  test('APPR-9: it is searched by a part of the IO number, or of the name or e-mail of whoever asked', async () => {
    expect(await report('search=io-400')).toEqual([ids[4]]);
    expect(await report('search=COLLEAG')).toEqual([ids[4]]);
    expect(await report('search=colleague@retail')).toEqual([ids[4]]);
    expect(await report('search=O-%2500')).toEqual([]);
    expect(await report('search=IO-&statuses=pending')).toEqual(waiting());
    const short = await world.call('second', 'GET', '/api/me/allocations_report?search=I');
    expect(short.status).toBe(422);
  });

  test('APPR-9: a name is found without its accents, and with others', async () => {
    await world.database.db.execute(sql`update accounts set name = 'Renée Tanguy' where login = 'colleague'`);
    for (const text of ['renee', 'RENÉE', 'Renée t'])
      expect(await report(`search=${encodeURIComponent(text)}`)).toEqual([ids[4]]);
  });
});

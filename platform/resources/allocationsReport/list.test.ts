import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';

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

  const report = async (query: string) => {
    const { body } = await world.call('second', 'GET', `/api/me/allocations_report?${query}`);
    return (body.items as unknown as { id: string }[]).map(({ id }) => id);
  };

  test('APPR-6, ALLOCREP-8: what waits comes first, then what changed last, page by page; an order that is asked for is that order', async () => {
    const all = [...waiting(), ...decided()];
    expect(await report('')).toEqual(all);
    expect([
      ...(await report('per_page=4&page=1')),
      ...(await report('per_page=4&page=2')),
      ...(await report('per_page=4&page=3')),
    ]).toEqual(all);
    expect(await report('statuses=pending')).toEqual(waiting());
    expect(await report('statuses=rejected,approved')).toEqual(decided());
    expect(await report('sort=-updated_at')).toEqual([...ids].reverse());
    expect(await report('sort=-waiting&client_id=1&statuses=pending,rejected')).toEqual(all);
    expect(await report('sort=waiting')).toEqual([...all].reverse());
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

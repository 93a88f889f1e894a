import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../../testing/promotions.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import type { Answer } from '../../../testing/testPlatform.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());
beforeEach(() => world.run(sql`delete from promotion_drafts`));

const DRAFT = '/api/advertisers/1/promotion_draft';
const read = async () => (await world.platform.call('retailer', 'GET', DRAFT)).body;
const save = (body: object, version: number) =>
  world.platform.call('retailer', 'PUT', DRAFT, { body, version });
const rows = (statement: SQL) => storedRows(world.platform.database.db, statement);
const versionOf = ({ body }: Answer) => Number(body.version);

describe('a promotion that comes of a draft', () => {
  it('WIZ-11: ends the draft in the same transaction; one that is refused leaves it, and so does one that does not come of it', async () => {
    const from_draft = versionOf(await save({ settings: { name: 'Kept' } }, 0));
    expect((await world.create({ name: '', from_draft })).status).toBe(422);
    await world.create();
    expect((await read()).settings?.name).toBe('Kept');
    expect((await world.create({ from_draft })).status).toBe(201);
    expect((await read()).version).toBe(0);
  });

  it('becomes one promotion, once: a tab that still has any of its versions is told which', async () => {
    const first = await save({ settings: { name: 'Old name' } }, 0);
    const second = await save({ settings: { name: 'New name' } }, versionOf(first));
    const promotion = await world.create({ name: 'New name', from_draft: versionOf(second) });
    expect(promotion.status).toBe(201);
    for (const version of [versionOf(first), versionOf(second)]) {
      const again = await world.create({ name: 'Old name', from_draft: version });
      const late = await save({ settings: { name: 'Old name' } }, version);
      for (const { status, body } of [again, late])
        expect([status, body.error_name, String(body.message), body.record_id]).toEqual([
          ...[409, 'draft_used', expect.stringContaining('New name'), promotion.body.id],
        ]);
    }
    const named = await rows(sql`select name from promotions where name like '% name'`);
    expect(named).toEqual([{ name: 'New name' }]);
    const fresh = await save({ settings: { name: 'Another' } }, 0);
    expect((await world.create({ name: 'Another', from_draft: versionOf(fresh) })).status).toBe(201);
  });

  it('is not created from what another tab has changed since', async () => {
    const first = await save({ settings: { name: 'Old name' } }, 0);
    const second = await save({ settings: { name: 'New name' } }, versionOf(first));
    const stale = await world.create({ name: 'Old name', from_draft: versionOf(first) });
    expect([stale.status, stale.body.error_name]).toEqual([409, 'draft_changed']);
    expect((await read()).version).toBe(versionOf(second));
  });

  it('a draft that another tab has begun anew meanwhile stays, and gives nothing to it', async () => {
    const original = await world.create();
    await world.save(original.body.id, { colors: { 'text-color': '#123456' } });
    const from_draft = versionOf(await save({ settings: { name: 'First tab' } }, 0));
    const url = `/api/promotions/${original.body.id}/duplicate`;
    const copy = await world.platform.call('retailer', 'POST', url, { body: { replace: true } });
    const promotion = await world.create({ from_draft });
    expect([promotion.status, promotion.body.colors]).toEqual([201, {}]);
    expect(await read()).toEqual(copy.body);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';
import { rowsOf } from '../../database/connection.ts';
import { mailText } from '../../mail/words.ts';
import type { Json } from '../../testing/testPlatform.ts';

describe.each(ENGINES)('the one name of an allocation on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const asked = async (body: object) => {
    const made = (await world.ask(body)).body;
    return { lineId: String(made.request?.id), allocationId: String(made.allocation?.id) };
  };
  const words = async (lineId: string) => {
    const rows = await rowsOf<Json>(
      world.database.db,
      sql`select description from budget_lines where id = ${lineId}`,
    );
    return rows[0]?.description;
  };

  test('ALLOC-13: is its IO number: in the budget line, after an edit, and in the mail with its rewards', async () => {
    const { lineId, allocationId } = await asked({ ...committed(2, '10'), external_id: 'IO-FRESH-3' });
    expect(await words(lineId)).toBe('IO-FRESH-3');
    const edited = await world.change(allocationId, 1, { external_id: 'IO-FRESH-4' });
    expect(edited.status).toBe(200);
    expect(await words(lineId)).toBe('IO-FRESH-4');
    expect((await world.decide('approve', lineId)).status).toBe(200);
    const [mail] = await rowsOf<{ params: Record<string, string> }>(
      world.database.db,
      sql`select payload->'params' as params from jobs where kind = 'mail' order by id desc limit 1`,
    );
    const paragraph = (locale: 'en' | 'fr') =>
      mailText(locale, 'allocation_approved', mail?.params ?? {}).paragraphs[0];
    expect(paragraph('en')).toBe(
      'Your request about IO-FRESH-4 of Alpha (€20.00: 2 × Everyday 10, without expiration) was approved.',
    );
    expect(paragraph('fr')).toMatch(
      /^Votre demande concernant IO-FRESH-4 de Alpha \(20,00\s€\s: 2 × Everyday 10, sans expiration\) a été approuvée\.$/,
    );
  });

  test('a note stays when the IO number changes; without both it is the number of the allocation', async () => {
    const noted = await asked({ ...committed(1, '1'), external_id: 'IO-A', description: 'Spring' });
    await world.change(noted.allocationId, 1, { external_id: 'IO-B' });
    expect(await words(noted.lineId)).toBe('Spring');
    await world.change(noted.allocationId, 2, { external_id: null, description: null });
    expect(await words(noted.lineId)).toBe(`Allocation ${noted.allocationId}`);
  });

  test('ALLOC-8: a further request of the open allocation is called by the IO number of the first', async () => {
    await asked({ ...open('20'), external_id: 'IO-OPEN' });
    const { lineId } = await asked(open('30'));
    expect(await words(lineId)).toBe('IO-OPEN');
  });
});

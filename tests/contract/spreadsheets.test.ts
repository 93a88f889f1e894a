import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNightly } from '../money/seeded.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import { FORMULA_BREAKS, FORMULA_STARTS } from '../support/formulas.ts';
import { type Cell, officePath, openedInOffice } from '../support/office.ts';

const PAYLOADS = [...FORMULA_STARTS, ...FORMULA_BREAKS];

/** Every export of the platform, with the number that one of its rows holds. */
const EXPORTS = [
  { url: '/api/advertisers/{id}/budget/line_items.csv', number: -12.5 },
  { url: '/api/advertisers/{id}/catalog.csv', number: 12.5 },
  { url: '/api/advertisers/{id}/discounts.csv', number: 12.5 },
  { url: '/api/catalogue.csv', number: 99.5 },
  { url: '/api/me/inventory_report.csv', number: 99.5 },
  { url: '/api/me/activity_report.csv', query: '?group_by=reward&metrics=redemptions', number: 99.5 },
];

/** Its rows are sealed, so that no payload gets into them behind the rules; its cells are written by the function that writes all others. */
const SEALED = ['/api/dispatches/{id}/refused_rows.csv'];

/** Why the files are not opened here. */
const reason = isNightly ? (officePath() ? null : 'there is no soffice here') : 'only at night';
if (reason) process.stdout.write(`Files are not opened in LibreOffice: ${reason}.\n`);

test('every export is opened here', () => {
  const { paths } = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as { paths: object };
  const exports = Object.keys(paths).filter((path) => path.includes('.csv'));
  expect(exports.sort()).toEqual([...EXPORTS.map(({ url }) => url), ...SEALED].sort());
});

describe.skipIf(reason)('opened in LibreOffice', () => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld('pglite');
    await budget();
    await discounts();
    await redemptions();
  });
  afterAll(() => world?.close());

  /** As a line's reference: a credit and a debit of each, changed behind the rules that would trim them. */
  async function budget() {
    for (const [at, payload] of PAYLOADS.entries())
      for (const [type, amount] of [
        ['credit', '100.00'],
        ['debit', '12.50'],
      ] as const) {
        const { body } = await world.call('operator', 'PUT', '/api/advertisers/1/budget', {
          body: { type, amount, description: 'Reference' },
          headers: { 'idempotency-key': `${type}-${at}` },
        });
        const lines = body.lines as unknown as { id: string }[];
        const id = lines.at(-1)?.id;
        await world.database.db.execute(
          sql`update budget_lines set description = ${payload} where id = ${id}`,
        );
      }
  }

  /** As the name of a product, and of its brand. */
  async function discounts() {
    for (const [at, payload] of PAYLOADS.entries()) {
      const brand = `Z${String(at).padStart(2, '0')}`;
      await world.database.db.execute(
        sql`insert into brands (id, sku, name) values (${brand}, ${`${brand}-BRAND`}, ${payload})`,
      );
      await world.database.db.execute(sql`insert into products (id, brand_id, name, country_restrictions)
        values (${`${brand}-A`}, ${brand}, ${payload}, '{}')`);
      await world.database.db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
        values (${`${brand}-A-0001`}, ${payload}, ${`${brand}-BRAND`}, ${`${brand}-A`}, 9950, 'EUR')`);
      const body = { product_id: `${brand}-A`, discount: '12.5' };
      await world.call('operator', 'PUT', '/api/advertisers/1/discounts', { body, version: 0 });
    }
  }

  /** A promotion that gives each reward that is named by a payload, and one redemption of each. */
  async function redemptions() {
    await world.database.db.execute(
      sql`insert into promotions (id, advertiser_id, name, start_datetime) values (901, 1, 'All', now())`,
    );
    await world.database.db.execute(
      sql`insert into reward_groups (id, name, seller_id) values (901, 'All', null)`,
    );
    await world.database.db.execute(
      sql`insert into reward_group_products select 901, p.id from products p where p.id like 'Z__-A'`,
    );
    await world.database.db.execute(sql`insert into promotion_reward_groups values (1, 901, 901)`);
    await world.database.db.execute(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at)
      select 1, 901, s.sku, 'redeemed', 9950, 'EUR', now(), now(), now() from skus s where s.sku like 'Z__-A-0001'`);
  }

  test('a file that does not care about formulas runs them: the proof below can fail', () => {
    const cells = openedInOffice(
      FORMULA_STARTS.map((text) => `"${text.replaceAll('"', '""')}"\r\n`).join(''),
    ).flat();
    expect(cells.filter(({ formula }) => formula !== null).length).toBeGreaterThan(2);
  });

  test.each(EXPORTS)(
    'BUDGET-50, DISC-3: no cell of $url is a formula, and its numbers are numbers',
    async ({ url, query = '', number }) => {
      const { text } = await world.call('operator', 'GET', `${url.replace('{id}', '1')}${query}`);
      const rows = openedInOffice(text);
      const cells = rows.flat();
      expect(cells.filter(({ formula }) => formula !== null)).toEqual([]);
      expect(cells.filter((cell) => cell.number === number).length).toBe(PAYLOADS.length);
      const texts = cells.filter(({ type }) => type === 'string').map(bare);
      for (const payload of PAYLOADS) expect(texts).toContain(bare({ text: payload }));
    },
  );
});

/** A text without what a cell may drop, and without the apostrophe that says it is one. */
function bare({ text }: Pick<Cell, 'text'>): string {
  return text.replace(/[\s\u200b\ufeff]+/g, '').replace(/^'/, '');
}

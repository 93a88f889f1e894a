import { sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { PRODUCT_THEMES } from '../../schema/catalog/products.ts';
import { type AllocationWorld, REWARDS } from './allocationWorld.ts';
import { caseTools, type TriedCases } from './caseTools.ts';

/** What is created in the catalog, and said of its stock. */
export function triedCatalogue(world: AllocationWorld): TriedCases {
  const { by, staff, rows, create } = caseTools(world);
  const manager = by('catalog_manager');
  const begunImport = async (state: string) => {
    const [one] = await rows<{ id: string }>(
      sql`insert into catalogue_imports (account_id, caller, locale, name, columns, state, total)
        select id, 'account:' || id, 'en', 'tried.csv', '{sku}', ${state}, 1 from accounts
        where login = 'catalog_manager' returning id::text as id`,
    );
    return one?.id;
  };

  return {
    createBrand: { 'a brand': async () => staff('POST', '/api/brands', { id: 'TRY', name: 'Tried' }) },
    createProduct: {
      'a product': async () =>
        staff('POST', '/api/brands/ABC/products', {
          product_id: 'ABCTRIED',
          product_type: 'gift_card',
          name: 'Tried',
          description: 'Tried',
          country_restrictions: ['FR'],
          face_value_currency: 'EUR',
          featured: false,
          themes: [PRODUCT_THEMES[0]],
        }),
    },
    createPublication: {
      'at another seller': async () =>
        staff('POST', '/api/products/ABC-EDITED/publication_statuses', { seller_id: '2', published: true }),
    },
    createSku: {
      'a SKU': async () =>
        manager('POST', '/api/products/ABC-AA0001/skus', {
          name: 'Tried',
          face_value: '33',
          currency: 'EUR',
        }),
    },
    importCatalogue: {
      'another name': async () => {
        const { text } = await world.call('catalog_manager', 'GET', '/api/catalogue.csv');
        const [columns = [], ...lines] = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
          delimiter: ';',
          skipEmptyLines: true,
        }).data;
        const cells = lines.find((one) => one[columns.indexOf('sku')] === REWARDS.other) ?? [];
        const renamed = cells.map((cell, at) => (columns[at] === 'name_en' ? 'Imported' : cell));
        return manager('POST', '/api/catalogue/import', { columns, rows: [{ line: 2, cells: renamed }] });
      },
    },
    createCatalogueImport: {
      'of a file': async () =>
        manager('POST', '/api/catalogue/imports', { name: 'tried.csv', columns: ['sku'], total: 1 }),
    },
    addCatalogueImportRows: {
      'the only row': async () => {
        const id = await begunImport('receiving');
        const body = { rows: [{ line: 2, cells: [REWARDS.other] }] };
        return manager('POST', `/api/catalogue/imports/${id}/rows`, body);
      },
    },
    startCatalogueImport: {
      'that was tried': async () =>
        manager('POST', `/api/catalogue/imports/${await begunImport('tried')}/start`, {}),
    },
    declareSourceBudget: {
      'a budget': async () => {
        await rows(
          sql`insert into providers (id, name, kind, url) values (92, 'Cardhouse', 'http', 'http://localhost:1')`,
        );
        const body = { provider_id: '92', currency: 'EUR', budget: '50.00' };
        return { ...staff('PUT', '/api/me/reward_sources', body), version: 0 };
      },
    },
    saveRunOutAlert: {
      'of a budget': async () => {
        await rows(
          sql`insert into providers (id, name, kind, url) values (93, 'Playhouse', 'http', 'http://localhost:1')`,
        );
        const budget = { provider_id: '93', currency: 'EUR', budget: '50.00' };
        await create({ ...staff('PUT', '/api/me/reward_sources', budget), version: 0 });
        const [source] = await rows<{ id: string }>(
          sql`select id::text as id from reward_sources where provider_id = 93`,
        );
        const body = { source_id: source?.id, working_days: 7 };
        return { ...staff('PUT', '/api/me/inventory_report/alert', body), version: 0 };
      },
    },
  };
}

import { committed, REWARDS } from './allocationWorld.ts';
import { PLAIN_NOUNS } from './plainNouns.ts';
import type { Resource } from './resourceSuite.ts';

const own = { id: '1' };

/** Every noun that is listed, with how it is added and saved: each shows what every noun must show. */
export const RESOURCES: readonly Resource[] = [
  ...PLAIN_NOUNS.map(
    ({ path, row, create, update }): Resource => ({
      ...{ noun: path, login: 'retailer', field: 'name' },
      list: { operation: `list${create.replace('create', '')}s`, at: own },
      add: { operation: create, at: own, body: (name) => ({ name }), rowAt: row },
      save: {
        operation: update,
        at: ({ id }) => ({ id: String(id) }),
        body: (name) => ({ name }),
        rowAt: row,
      },
    }),
  ),
  {
    ...{ noun: 'advertisers', login: 'retailer', field: 'name' },
    list: { operation: 'listAdvertisers' },
    add: {
      operation: 'createAdvertiser',
      body: (name) => ({
        ...{ name, invoice_type: 'prepayment', locale: 'en' },
        ...{ debit_pending: false, allow_committed_allocation: false },
      }),
    },
    save: {
      ...{ operation: 'updateAdvertiser', rowAt: 'advertiser' },
      at: ({ id }) => ({ id: String(id) }),
      body: (name) => ({ name }),
    },
  },
  {
    ...{ noun: 'members', login: 'operator', field: 'name' },
    list: { operation: 'listMembers' },
    add: {
      operation: 'createMember',
      body: (name) => ({
        ...{ name, email: `${name.replace(' ', '.').toLowerCase()}@retail.example`, organization_id: '1' },
        ...{ roles: ['user'], advertiser_ids: ['1'], locale: 'en', timezone: 'Europe/Paris' },
      }),
    },
    save: {
      ...{ operation: 'updateMember', rowAt: 'member' },
      at: ({ id }) => ({ id: String(id) }),
      body: (name) => ({ name }),
    },
  },
  {
    ...{ noun: 'invoicing', login: 'retailer', field: 'siret' },
    list: { operation: 'listInvoicing', query: { ids: '1' } },
    save: { operation: 'updateInvoicing', at: own, body: (siret) => ({ siret }) },
  },
  {
    ...{ noun: 'discounts', login: 'retailer', key: 'product_id', field: 'discount' },
    text: (count) => String(1 + (count % 90)),
    list: { operation: 'listDiscounts', at: own },
    save: {
      ...{ operation: 'saveDiscount', at: own, rowAt: 'discount' },
      body: (discount) => ({ product_id: 'ABC-AA0001', discount }),
    },
    csv: { operation: 'exportDiscounts', at: own },
  },
  {
    ...{ noun: 'lines of a budget', login: 'operator', field: 'description' },
    list: { operation: 'listBudgetLines', at: own },
    save: {
      ...{ operation: 'updateBudgetLine', rowAt: 'line' },
      at: ({ id }) => ({ ...own, lineId: String(id) }),
      query: (description) => ({ description }),
    },
    csv: { operation: 'exportBudgetLines', at: own },
  },
  {
    ...{ noun: 'allocations', login: 'retailer', field: 'external_id' },
    list: { operation: 'listAllocations', at: own },
    add: {
      ...{ operation: 'createAllocation', at: own, rowAt: 'allocation' },
      body: (external_id) => ({ ...committed(1, '1', REWARDS.fine), external_id }),
    },
    save: {
      ...{ operation: 'updateAllocation', rowAt: 'allocation' },
      at: ({ id }) => ({ ...own, allocationId: String(id) }),
      body: (external_id) => ({ external_id }),
    },
  },
  {
    ...{ noun: 'dispatches', login: 'retailer', field: 'file_name' },
    list: { operation: 'listDispatches' },
    add: {
      ...{ operation: 'createDispatch', at: own, rowAt: 'dispatch', triedAt: 'cost' },
      body: (file_name) => ({
        ...{ kind: 'download_links', quantities: [{ sku: REWARDS.fine, quantity: 1 }], file_name },
      }),
    },
  },
  // Those that the dispatches before made.
  {
    ...{ noun: 'redemptions', login: 'retailer', field: 'order_id' },
    list: { operation: 'listRedemptions' },
  },
  {
    ...{ noun: 'requests for allocations', login: 'operator', field: 'external_id' },
    list: { operation: 'listAllocationRequests' },
  },
  {
    ...{ noun: 'brands', login: 'operator', stranger: 'user', field: 'name' },
    list: { operation: 'listBrands' },
    add: { operation: 'createBrand', body: (name) => ({ id: `Z${name.slice(-2).replace(' ', '0')}`, name }) },
    save: { operation: 'updateBrand', at: ({ id }) => ({ id: String(id) }), body: (name) => ({ name }) },
  },
  {
    ...{ noun: 'products', login: 'catalog_manager', stranger: 'user', field: 'name' },
    list: { operation: 'listProducts' },
    add: {
      ...{ operation: 'createProduct', at: { id: 'ABC' } },
      body: (name) => ({
        ...{ name, product_id: name.replace(' ', ''), product_type: 'gift_card', description: name },
        ...{ country_restrictions: ['*'], face_value_currency: 'EUR', themes: ['gift'], featured: false },
      }),
    },
    save: {
      ...{ operation: 'updateProduct', rowAt: 'product' },
      at: ({ id }) => ({ id: String(id) }),
      body: (name) => ({ name }),
    },
  },
  {
    ...{ noun: 'SKUs', login: 'catalog_manager', stranger: 'user', key: 'sku', field: 'name' },
    list: { operation: 'listSkus' },
    add: {
      ...{ operation: 'createSku', at: { id: 'ABC-AA0001' } },
      body: (name) => ({ name, face_value: '10', currency: 'EUR' }),
    },
    save: {
      ...{ operation: 'updateSku', rowAt: 'sku' },
      at: ({ sku }) => ({ sku: String(sku) }),
      body: (name) => ({ name }),
    },
  },
  {
    ...{ noun: 'promotions', login: 'retailer', field: 'name' },
    list: { operation: 'listAdvertiserPromotions', at: own },
    add: {
      ...{ operation: 'createPromotion', at: own },
      body: (name) => ({
        ...{ name, ui_id: name.replace(' ', '-').toLowerCase() },
        ...{ experience: { id: '1' }, rewards: [{ sku: REWARDS.fine }] },
      }),
    },
    save: {
      ...{ operation: 'updatePromotion', rowAt: 'promotion' },
      at: ({ id }) => ({ id: String(id) }),
      body: (name) => ({ name }),
    },
  },
  {
    ...{ noun: 'rewards of a promotion', login: 'retailer', key: 'offer_id', field: 'name' },
    list: { operation: 'listPromotionRewards', at: own },
  },
  {
    ...{ noun: 'products that promotions give', login: 'retailer', key: 'product_id', field: 'status' },
    list: { operation: 'listAdvertiserCatalog', at: own },
    csv: { operation: 'exportAdvertiserCatalog', at: own },
  },
  {
    ...{ noun: 'changes of the catalogue', login: 'operator', stranger: 'nobody', field: 'name' },
    list: { operation: 'listCatalogueChanges' },
  },
  { ...{ noun: 'jobs', login: 'operator', field: 'kind' }, list: { operation: 'listJobs' } },
  { ...{ noun: 'alerts', login: 'retailer', field: 'message' }, list: { operation: 'listAlerts' } },
];

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { OPERATIONS, takes } from '../support/contract.ts';
import { describeResource } from '../support/resourceSuite.ts';
import { RESOURCES } from '../support/resources.ts';

// On both engines every time: what the other tests of a noun prove on one of them holds on the other in its outlines.
describe.each(['pglite', 'postgres'] as const)('what every noun shows, on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 100_000);
    await world.database.db.execute(sql`insert into alerts (organization_id, advertiser_id, severity, type, params)
      values (1, 1, 'warning', 'budget_low', '{}')`);
    for (const statement of GIVEN_BY_A_PROMOTION) await world.database.db.execute(statement);
    for (const [method, url, body, version] of FIRST) {
      const headers = { 'idempotency-key': `first ${url}` };
      const { status, text } = await world.call('operator', method, url, { body, version, headers });
      if (status > 299) throw new Error(`${url}: ${text}`);
    }
  });
  afterAll(() => world?.close());

  for (const resource of RESOURCES) describeResource(resource, () => world);
});

/** What nothing is added to has a row to begin with. */
const FIRST: [string, string, object, number][] = [
  ['PUT', '/api/advertisers/1/discounts', { product_id: 'ABC-AA0001', discount: '5' }, 0],
  ['PUT', '/api/advertisers/1/budget', { type: 'credit', amount: '5.00', description: 'First' }, 0],
];

/** What a promotion of advertiser 1 gives: nobody adds to it yet. */
const GIVEN_BY_A_PROMOTION = [
  sql`insert into reward_groups (id, name) values (1, 'All')`,
  sql`insert into reward_group_products (group_id, product_id) values (1, 'ABC-AA0001')`,
  sql`insert into promotions (advertiser_id, name, start_datetime) values (1, 'Welcome', now())`,
  sql`insert into promotion_reward_groups (advertiser_id, promotion_id, group_id) values (1, 1, 1)`,
  sql`insert into promotion_rewards (advertiser_id, promotion_id, sku) values (1, 1, ${REWARDS.fine})`,
];

/** Of whoever asked, and nobody else's: `platform/fulfillment/redemptionBulk`, `catalogueImports` and `redemptionExports` show it. */
const OWN = [
  'listBulkActions',
  'createBulkAction',
  'listCatalogueImports',
  'listCatalogueImportRows',
  'createCatalogueImport',
  'listRedemptionExports',
  'createRedemptionExport',
  'exportRedemptionsCsv',
  'exportRedemptionsPdf',
];
/** Nouns of one row that nobody lists. */
const NOT_LISTED = ['updateAccount', 'updateAccountSettings', 'savePromotionDraft'];
/** Of the operator, or of nobody: `platform/reports/inventoryReport`, `runOutAlerts` and `serviceAccounts` show what of them others see. */
const OPERATORS = [
  'listInventory',
  'listInventoryOptions',
  'exportInventory',
  'declareSourceBudget',
  'saveRunOutAlert',
  ...['listServiceAccounts', 'createServiceAccount', 'updateServiceAccount'],
];
/** Read by a cursor: `platform/reports/events` shows what others see. */
const EVENTS = ['listEvents'];
/** `platform/reports/webhooks` shows what of them others see. */
const WEBHOOKS = ['listWebhooks', 'createWebhook', 'updateWebhook', 'listWebhookAttempts'];
/** A person’s own, few and read at once: `platform/people/savedViews` shows them. */
const OWN_VIEWS = ['listSavedViews', 'createSavedView', 'updateSavedView'];
/** A person’s own: `platform/reports/reportSchedules` shows them. */
const OWN_SCHEDULES = [
  ...['listReportSchedules', 'createReportSchedule', 'updateReportSchedule', 'listReportRecipients'],
  'listReceivedReports',
];
/** Read as a whole: `platform/catalog/catalogueFile` and `activityReport` show it. */
const WHOLE = ['exportCatalogue', 'exportActivityReport'];
/** Saved beside the noun they belong to. */
const BESIDE = [
  'saveMediaSet',
  'updateBudgetAlerts',
  'choosePromotionRewards',
  'savePromotionScreens',
  'createBatch',
  'createExtract',
  'createVoucher',
  'createRedemption',
  'createChosenRedemption',
  'createAndRedeem',
  'correctRecipient',
  'setRedemptionUser',
  'updateRedemptionAddress',
  'updateUser',
  'saveProductDimensions',
  'saveSkuDimensions',
  'listPublications',
  'createPublication',
  'updatePublication',
];
/** Lists of what something else may be given: they belong to the noun that is given it. */
const OFFERED = [
  'listOrganizations',
  'listOfferedAdvertisers',
  'listBillingCurrencies',
  'listOperatingCountries',
  'listDimensions',
  'listCountries',
  'listExperiences',
  'listRedemptionFlowThemes',
  'listProductTypes',
  'listProviders',
  'listReportChoices',
  'listRewardSources',
  'listSellers',
  'listThemes',
];
/** Several advertisers at once: the same rows, by their ids. */
const SEVERAL = [
  'listMediaSets',
  'listBudgets',
  'listPromotions',
  'listSeveralAllocations',
  'listCommittedAllocationsSummaries',
];
const PARTS = [
  'listRedemptionHistory',
  'listBulkActionRows',
  'listDeliveryFailures',
  'listRedemptionsQuotas',
  'createRedemptionsQuota',
  'updateRedemptionsQuota',
  'listCommittedAllocations',
  'listPromotionDispatches',
  'listCodeActivations',
  'listDispatchLines',
  'listRefusedRows',
  'exportRefusedRows',
  'listRedemptionDeliveries',
];
/** For everybody, so that nobody is a stranger to them. */
const PUBLIC = ['listPublicSkus'];

test('every noun that is listed, saved by its version or taken along as a file is one of them', () => {
  const resourceOperations = RESOURCES.flatMap(({ list, add, save, csv }) =>
    [list, add, save, csv].flatMap((part) => part?.operation ?? []),
  );
  const due = OPERATIONS.filter(
    (operation) =>
      /^(list|export|create[A-Z])/.test(operation.operationId) ||
      (operation.method === 'PUT' && takes(operation, 'if-match')),
  ).map(({ operationId }) => operationId);
  const excepted = [
    ...[
      ...NOT_LISTED,
      ...OWN_VIEWS,
      ...EVENTS,
      ...WEBHOOKS,
      ...OWN_SCHEDULES,
      ...BESIDE,
      ...OFFERED,
      ...SEVERAL,
      ...PARTS,
      ...PUBLIC,
      ...WHOLE,
      ...OWN,
      ...OPERATORS,
    ],
    'createUpload',
  ];
  expect(due.filter((one) => !excepted.includes(one)).sort()).toEqual(
    [...new Set(resourceOperations)].sort(),
  );
});

/**
 * Suites of many seconds each, which `npm run check` leaves out besides journeys in a browser, and `npm test` runs in full. A shorter test of the
 * same noun, named beside each, covers the same ground.
 */
export const LONG_SUITES = [
  // Processes and databases that are started and stopped many times; the tests beside them cover the parts.
  'tests/faults/**',
  'platform/main.test.ts',
  'gateway/main.test.ts',
  // Histories and interleavings by the hundred: platform/money/ledger and tests/money/reconcile cover each kind of move once.
  'tests/money/ledgerModel*.test.ts',
  'tests/money/explain.test.ts',
  // Crowds of 200, and ten rounds of each race: platform/ledger/race and tests/money/budgetRaces are crowds on the same locks, and
  // platform/money/allocations/requests decides, changes and withdraws one by one.
  'tests/money/allocationRaces.test.ts',
  'tests/money/manyDecisions.test.ts',
  // Writers, readers and jobs on the same sums for seconds: tests/money/pastFigures and platform/reports/stats compare each sum with what it counts.
  'tests/money/sumsRaces.test.ts',
  'tests/money/chartRaces.test.ts',
  // Pairs of all changes: tests/support/lockRecorder shows that a wrong order of locks is noticed, and each suite of money records its own.
  'tests/money/lockRaces.test.ts',
  // Dispatches of 20,000 lines: platform/fulfillment/dispatches/requests accepts a shorter one, and lockRaces races it.
  'tests/money/largeDispatchRaces.test.ts',
  // Changes of dispatches of 10,001 lines: platform/resources/dispatchRequests/changeRequests changes shorter ones.
  'tests/money/largeChangeRaces.test.ts',
  // The largest file, sent twice: platform/resources/refusedRows/refusedRows has short ones.
  'platform/fulfillment/dispatches/refusedRows/manyRows.test.ts',
  // platform/money/quotas counts one by one.
  'tests/money/quotaRaces.test.ts',
  'tests/money/scarcity.test.ts',
  'tests/money/twoEditors.test.ts',
  // A demo of a seed drawn by lot: platform/process/demo/seed has one that is always the same.
  'tests/money/demoBooks.test.ts',
  // Every role at every field of the gateway: platform/foundation/access/authorization calls every route of the platform behind them with every role.
  'tests/contract/matrix.test.ts',
  // Issuers of four shapes with each of their settings: gateway/session/signIn covers one, platform/oidc/remoteIssuer validates the tokens of another.
  'tests/contract/externalIssuers.test.ts',
  // A database from before the report, on each engine: platform/resources/activityReport/report shows its content afterwards.
  'platform/reports/activityReport/rollup/rebuild.test.ts',
  // Random catalog files, tried and imported: platform/resources/catalogueFile/blankCells shows each rule once.
  'platform/catalog/catalogueFile/dryRun.test.ts',
  // Documents of thousands of rows, timed: platform/resources/redemptionExports/exports opens a short one.
  'platform/foundation/documents/tablePages.test.ts',
  // Every hostile file in each storage: platform/foundation/media/media refuses one of each kind.
  'platform/foundation/media/hostile.test.ts',
  // Eight experiences by three channels: platform/fulfillment/recipientPages shows each page once, recipient/pages each preview.
  'tests/contract/previewedPages.test.ts',
];

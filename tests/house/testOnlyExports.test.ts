import { expect, test } from 'vitest';
import { testOnlyExports } from './testOnlyExports.ts';

/** Exports that tests need and the product does not, each with its reason. */
const REASONS: Record<string, string> = {
  'platform/people/signIn/tokens/accessToken.ts#mintAccessToken':
    'signs a token without the pages of the sign-in',
  'platform/fulfillment/codes/logRead.ts#brokenCodeReads': 'checks the chain of the log of read codes',
  'platform/money/ledger/post.ts#reverse': 'the correction of a posting by hand',
  'platform/foundation/mail/folder.ts#keptMails': 'reads the mails that a test platform wrote',
  'platform/foundation/database/connections/connection.ts#dumpEmbedded': 'copies a migrated database',
  'platform/foundation/database/transactions/lockOrder.ts#AFTER_ALL_ACCOUNTS':
    'the order of locks, which a test compares with the locks taken',
  'platform/foundation/database/transactions/lockOrder.ts#LOCKED_BY_INSERT':
    'the order of locks, which a test compares with the locks taken',
  'schema/reports/eventTypes.ts#UNPUBLISHED_NOUNS':
    'the reason why a noun has no events is for readers; a test demands it of every noun',
  'schema/foundation/transitions.ts#BATCH_TRANSITIONS':
    'states that triggers enforce, which a test compares with them',
  'schema/foundation/transitions.ts#DISPATCH_TRANSITIONS':
    'states that triggers enforce, which a test compares with them',
  'web/browser/appState.ts#resetAppState': 'begins a page anew',
  'web/navigation/routeMemory.ts#lastParams': 'reads what ROUTE-67 stores in the browser',
  'web/navigation/routeMemory.ts#previousUrl': 'reads what ROUTE-68 stores in the browser',
  'operations/gql.ts#gql': 'marks documents for the code generator',
  'gateway/start/build.ts#isBuildNeeded': 'tells the test runner whether to build',
};

// A requirement is proved at a screen, the graph or REST: a test of a function that the product never calls proves none.
test('no function is there only for its tests, but for these', () => {
  expect(testOnlyExports().sort()).toEqual(Object.keys(REASONS).sort());
});

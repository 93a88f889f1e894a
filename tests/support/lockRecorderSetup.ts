// Runs before each file of tests. Suites of money record the locks of every transaction on PostgreSQL (decision 0058) and fail where one keeps another
// order. A suite whose own statements lock in another order calls `recordLocks(false)` in its `beforeAll`.
import { afterAll, beforeAll, expect } from 'vitest';
import { recordLocks, takeViolations } from './lockRecorder.ts';

const RECORDED = /\/tests\/money\//;
const isRecorded = RECORDED.test(expect.getState().testPath ?? '');
if (isRecorded) recordLocks(true);

beforeAll(() => recordLocks(isRecorded));
afterAll(() => {
  recordLocks(false);
  const violations = takeViolations();
  if (violations.length > 0)
    throw new Error(
      `Transactions lock in another order than platform/foundation/database/transactions/lockOrder.ts:\n${violations.join('\n')}`,
    );
});

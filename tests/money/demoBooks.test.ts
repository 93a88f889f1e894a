import { beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { seedDemo } from '../../platform/process/demo/seed.ts';
import { runsDatabase } from '../../platform/testing/migratedDatabase.ts';
import { recordLocks } from '../support/lockRecorder.ts';

// The seed fills an empty database alone, and books before it writes what was booked for.
beforeAll(() => recordLocks(false));

test('the books of the demo tie, whatever the seed', async () => {
  const database = await runsDatabase();
  try {
    const seed = Math.floor(Math.random() * 1_000_000);
    await seedDemo(database, { size: 'small', seed, today: '2026-11-21' });
    const { findings, counts } = await reconcile(systemScope(database));
    expect({ seed, findings }).toEqual({ seed, findings: [] });
    expect(Math.min(counts.accounts, counts.postings, counts.lines)).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
});

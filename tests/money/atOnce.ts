import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';

const SECONDS = 6;

/** Does this again and again for some seconds; answers how often. */
export async function again(work: () => Promise<unknown>): Promise<number> {
  const until = Date.now() + SECONDS * 1000;
  let runs = 0;
  for (; Date.now() < until; runs += 1) await work();
  return runs;
}

/** Waits until a session waits for a lock of another. */
export const untilOneWaits = ({ db }: Database) =>
  vi.waitFor(
    async () => {
      const waiting = await storedRows(
        db,
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting.length).toBeGreaterThan(0);
    },
    { timeout: 8000, interval: 10 },
  );

/** How many deadlocks there have been in this database, as text. */
export async function deadlocks({ db }: Database): Promise<string | undefined> {
  const [row] = await rowsOf(
    db,
    { deadlocks: text },
    sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
  );
  return row?.deadlocks;
}

import { sql } from 'drizzle-orm';
import { databaseCode } from '../connections/availability.ts';
import type { Queries } from '../connections/connection.ts';
import { PATIENT_LOCK_TIMEOUT } from './lockOrder.ts';

/** Number of attempts; each releases its locks when it waited too long. */
const MAX_ATTEMPTS = 40;

/** How long the rest of the transaction waits for a lock. */
const LATER_LOCK_TIMEOUT = '10s';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Locks rows of tables that come earlier in `LOCK_ORDER` than what the transaction has locked. It never takes part in a circle: it waits for less
 * than a server takes to look for one (`deadlock_timeout`), then releases what `lock` locked, and tries again. Whoever waits for this transaction
 * ends by their own time limit meanwhile.
 */
export async function lockPatiently<T>(tx: Queries, lock: (tx: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const locked = await tx.transaction(async (part) => {
        await part.execute(sql`select set_config('lock_timeout', ${PATIENT_LOCK_TIMEOUT}, true)`);
        return lock(part);
      });
      await tx.execute(sql`select set_config('lock_timeout', ${LATER_LOCK_TIMEOUT}, true)`);
      return locked;
    } catch (error) {
      if (databaseCode(error) !== LOCK_NOT_AVAILABLE || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { Counter } from 'prom-client';
import { databaseCode } from '../connections/availability.ts';

/** SQLSTATEs with which the server undoes one of several transactions that conflict: a serialization failure and a deadlock. */
const CONFLICTS = ['40001', '40P01'] as const;

/** Maximum repetitions of a transaction, and maximum milliseconds before each. */
const MAX_RETRIES = 3;
const MAX_PAUSE_MS = 50;

/**
 * Repeated transactions by SQLSTATE, a metric of every process. A deadlock means that a change does not keep the order of locks (decision 0058):
 * 40P01 above 0 is to be looked into.
 */
export const transactionRetries = new Counter({
  name: 'database_transaction_retries_total',
  help: 'Transactions that were repeated after a conflict, by SQLSTATE',
  labelNames: ['code'],
  registers: [],
});
for (const code of CONFLICTS) transactionRetries.inc({ code }, 0);

/**
 * Runs a whole transaction, and once more after each conflict, within the request. The server has undone the earlier attempt, so only effects outside
 * the database could happen twice: a transaction sends nothing, writes no file, and changes no variable that outlives it.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = conflictOf(error);
      if (code === null || retries === MAX_RETRIES) throw error;
      transactionRetries.inc({ code });
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}

function conflictOf(error: unknown): string | null {
  const code = databaseCode(error);
  return CONFLICTS.find((conflict) => conflict === code) ?? null;
}

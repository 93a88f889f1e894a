import { z } from 'zod';
import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connection.ts';

/** Query keys of a change that can be tried without being kept. */
export const dryRunQuery = z.strictObject({
  dry_run: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether the change is only tried: judged and answered alike, then undone' }),
});

class Undo extends Error {}

/**
 * Runs a change as `scope.write` does; when `isDryRun`, the same transaction is rolled back once the answer is known, so that
 * every rule has judged it and nothing of it is kept, its event neither.
 */
export async function writeOrTry<T>(
  scope: Scope,
  isDryRun: boolean,
  run: (tx: Queries) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return scope.write(run);
  const tried: { answer?: T } = {};
  try {
    await scope.write(async (tx) => {
      tried.answer = await run(tx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return tried.answer as T;
}

import { sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Refusal } from '../http/refusals/refusal.ts';
import type { RefusalName } from '../http/refusals/refusalWords.ts';

/** Refusals that say nothing of the request itself: another one with its key is under way, or was made. Nor do errors of the service. */
const OF_THE_KEY: readonly RefusalName[] = ['idempotency_in_flight', 'idempotency_mismatch'];

/** Hours for which a refusal is kept. */
const KEPT_HOURS = 24;

/**
 * Stores the refusal of a request under its key, after the request was undone. Whoever lost the answer can ask for it. The refusal stands
 * whether it can be stored or not.
 */
export async function recordRefusal(scope: Scope, key: string, refusal: Refusal): Promise<void> {
  if (OF_THE_KEY.includes(refusal.kind) || refusal.status >= 500) return;
  const { caller } = scope;
  await scope
    .write(async (tx) => {
      // Requests of one caller may come here together: none waits for another's rows.
      await tx.execute(sql`delete from idempotency_refusals where (caller, key) in (
        select caller, key from idempotency_refusals
        where caller = ${caller} and created_at < now() - make_interval(hours => ${KEPT_HOURS}) for update skip locked)`);
      await tx.execute(sql`insert into idempotency_refusals (caller, key, error_name, message)
        values (${caller}, ${key}, ${refusal.name}, ${refusal.message})
        on conflict (caller, key) do update
          set error_name = excluded.error_name, message = excluded.message, created_at = now()`);
    })
    .catch(() => undefined);
}

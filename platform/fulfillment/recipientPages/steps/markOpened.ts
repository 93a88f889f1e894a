import { sql } from 'drizzle-orm';
import type { OpenedLink } from '../linkFacts.ts';

/** The step that the page's script posts once a person uses a pointer, a touch or a key. */
export const OPENED_STEP = 'opened';

/**
 * Records that a person opened the link, which stops reminders: the first time counts. Only a person's act may call this: a form that
 * was posted, or the report of the page's script. GET and HEAD never do, because mail scanners and link previews send them.
 */
export async function markOpened({ scope, advertiserId, redemptionId }: OpenedLink): Promise<void> {
  await scope.write((tx) =>
    tx.execute(
      sql`update redemptions set opened_at = guerdon_now() where advertiser_id = ${advertiserId} and id = ${redemptionId} and opened_at is null`,
    ),
  );
}

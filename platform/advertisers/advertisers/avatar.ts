import { sql } from 'drizzle-orm';
import type { Change } from '../../foundation/changes/change.ts';
import { rowsOf } from '../../foundation/database/connections/connection.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';

/**
 * Refuses a picture that is not the caller's own, not checked yet or made for something else; the one that is already
 * there may stay, whoever sent it.
 */
export async function checkAvatar(
  { tx, scope }: Change,
  { mediaId, present }: { mediaId: string | null | undefined; present: string | null },
): Promise<void> {
  if (mediaId === undefined || mediaId === null || mediaId === present) return;
  const [own] = await rowsOf(
    tx,
    sql`select from medias where id = ${mediaId} and account_id = ${scope.accountId}
      and status = 'ready' and purpose = 'advertiser_avatar'`,
  );
  if (!own) throw invalidField('avatar_media_id', 'unknown_media');
}

import { sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/abilities.ts';
import { EXPORT_HOURS, type ExportField } from '../../../schema/redemptionBulk.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue.ts';

/** Abilities that whoever opens a file has to hold: those that decided what is in it. */
function neededFor(asker: Scope, fields: readonly ExportField[]): Ability[] {
  return [
    'viewRedemptions',
    ...(fields.includes('code') ? (['viewCouponCode'] as const) : []),
    ...(asker.abilities.has('redemptionsAdmin') ? (['redemptionsAdmin'] as const) : []),
  ];
}

/** Lets a finished file be fetched for a day, and mails its link. */
export async function endExport(
  tx: Queries,
  { id, rows, asker, fields }: { id: string; rows: number; asker: Scope; fields: readonly ExportField[] },
): Promise<void> {
  const seen = asker.isStaff ? null : idArray(asker.advertiserIds);
  const [done] = await rowsOf<{ accountId: string; format: string }>(
    tx,
    sql`update redemption_exports set state = 'done', rows = ${rows}, chosen = null, needs = ${`{${neededFor(asker, fields).join(',')}}`}::text[],
        seen = ${seen}::bigint[], finished_at = now(), expires_at = now() + make_interval(hours => ${EXPORT_HOURS})
      where id = ${id} returning account_id::text as "accountId", format`,
  );
  if (!done) return;
  await queueMail(tx, {
    ...{
      accountId: done.accountId,
      template: 'redemption_export_ready',
      dedupeKey: `redemption_export:${id}`,
    },
    params: { exportId: id, rows: String(rows), format: done.format.toUpperCase() },
  });
}

/** Gives up an export for good, and tells its asker. What rests of it is removed by the next round of `expiredExports`. */
export async function failExport(tx: Queries, id: string, reason: string): Promise<void> {
  const [failed] = await rowsOf<{ accountId: string; format: string }>(
    tx,
    sql`update redemption_exports set state = 'failed', reason = ${reason}, chosen = null, finished_at = now()
      where id = ${id} and state in ('queued', 'working') returning account_id::text as "accountId", format`,
  );
  if (!failed) return;
  await queueMail(tx, {
    ...{
      accountId: failed.accountId,
      template: 'redemption_export_failed',
      dedupeKey: `redemption_export:${id}`,
    },
    params: { format: failed.format.toUpperCase() },
  });
}

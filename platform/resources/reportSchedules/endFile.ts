import { sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/abilities.ts';
import { EXPORT_HOURS } from '../../../schema/redemptionBulk.ts';
import type { FileReason } from '../../../schema/reportSchedules.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray, textArray } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue.ts';
import type { AskedFile } from './table.ts';

/** A file that was written, and for whom. */
interface Written {
  id: string;
  rows: number;
  needs: readonly Ability[];
  recipient: Scope;
  asked: AskedFile;
}

/** Lets a finished file be fetched for a day, and mails its link to its recipient. */
export async function endFile(tx: Queries, { id, rows, needs, recipient, asked }: Written): Promise<void> {
  const seen = recipient.isStaff ? null : idArray(recipient.advertiserIds);
  const [done] = await rowsOf<{ accountId: string; format: string; owner: string }>(
    tx,
    sql`update report_files f set state = 'done', rows = ${rows}, needs = ${textArray(needs)}::text[], seen = ${seen}::bigint[],
        finished_at = now(), expires_at = now() + make_interval(hours => ${EXPORT_HOURS})
      from accounts o where f.id = ${id} and o.id = f.owner_id
      returning f.account_id::text as "accountId", f.format, o.name as owner`,
  );
  if (!done) return;
  const { viewName: view, start, end } = asked;
  const said = { fileId: id, view, rows: String(rows), format: done.format.toUpperCase(), owner: done.owner };
  const { accountId } = done;
  const to = { accountId, dedupeKey: `report_file:${id}` };
  if (start && end)
    await queueMail(tx, { ...to, template: 'report_ready_days', params: { ...said, start, end } });
  else await queueMail(tx, { ...to, template: 'report_ready', params: said });
}

/** Why somebody gets no file: `withheld` where they may not have it, `failed` where there is none. */
export interface Unsent {
  state: 'withheld' | 'failed';
  reason: FileReason;
}

/** Gives up a file for good and tells the owner of its schedule, once a file. What rests of it is removed by the next round of `expiredExports`. */
export async function refuseFile(tx: Queries, id: string, { state, reason }: Unsent): Promise<void> {
  const [refused] = await rowsOf<{ ownerId: string; person: string; asked: AskedFile }>(
    tx,
    sql`update report_files f set state = ${state}, reason = ${reason}, finished_at = now()
      from accounts p where f.id = ${id} and f.state in ('queued', 'working') and p.id = f.account_id
      returning f.owner_id::text as "ownerId", p.name as person, f.asked`,
  );
  if (!refused) return;
  const { ownerId: accountId, person, asked } = refused;
  await queueMail(tx, {
    ...{ accountId, template: 'report_not_sent', dedupeKey: `report_not_sent:${id}` },
    params: { view: asked.viewName, person, reason },
  });
}

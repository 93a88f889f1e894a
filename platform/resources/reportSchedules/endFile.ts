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
  const [done] = await rowsOf<Ended>(
    tx,
    sql`update report_files f set state = 'done', rows = ${rows}, needs = ${textArray(needs)}::text[], seen = ${seen}::bigint[],
        finished_at = now(), expires_at = now() + make_interval(hours => ${EXPORT_HOURS})
      from accounts o, report_runs r where f.id = ${id} and o.id = f.owner_id and r.id = f.run_id
      returning f.account_id::text as "accountId", f.owner_id::text as "ownerId", r.schedule_id::text as "scheduleId", f.format, o.name as owner`,
  );
  if (!done) return;
  const { viewName: view, start, end } = asked;
  const { accountId, ownerId, owner, format } = done;
  const params = {
    ...{ fileId: id, view, rows: String(rows), format: format.toUpperCase() },
    ...{ start: start ?? '', end: end ?? '' },
  };
  const to = { accountId, dedupeKey: `report_file:${id}` };
  if (accountId === ownerId) await queueMail(tx, { ...to, template: 'report_ready', params });
  else {
    const scheduleId = done.scheduleId ?? '0';
    await queueMail(tx, { ...to, template: 'report_received', params: { ...params, owner, scheduleId } });
  }
}

interface Ended {
  accountId: string;
  ownerId: string;
  /** Null where the schedule was deleted while its last files were written. */
  scheduleId: string | null;
  format: string;
  owner: string;
}

/** Why somebody gets no file: `withheld` where they may not have it, `failed` where there is none. */
export interface Unsent {
  state: 'withheld' | 'failed';
  reason: FileReason;
}

/**
 * Gives up a file for good and tells the owner of its schedule: of somebody who may not have it once, as long as the reason stays the same. What rests of it is
 * removed by the next round of `expiredExports`.
 */
export async function refuseFile(tx: Queries, id: string, { state, reason }: Unsent): Promise<void> {
  const [refused] = await rowsOf<Given>(
    tx,
    sql`update report_files f set state = ${state}, reason = ${reason}, finished_at = now()
      from accounts p, report_runs r where f.id = ${id} and f.state in ('queued', 'working') and p.id = f.account_id and r.id = f.run_id
      returning f.owner_id::text as "ownerId", f.account_id::text as "accountId", p.name as person, f.asked,
        (select b.reason from report_files b join report_runs q on q.id = b.run_id
          where q.schedule_id = r.schedule_id and b.account_id = f.account_id and b.id < f.id
          order by b.id desc limit 1) as "before"`,
  );
  if (!refused) return;
  const { ownerId: owner, accountId, person, asked, before } = refused;
  if (state === 'withheld' && before === reason) return;
  const to = { accountId: owner, dedupeKey: `report_not_sent:${id}` };
  const said = { view: asked.viewName, reason };
  if (accountId === owner) await queueMail(tx, { ...to, template: 'report_not_sent_to_owner', params: said });
  else await queueMail(tx, { ...to, template: 'report_not_sent', params: { ...said, person } });
}

interface Given {
  ownerId: string;
  accountId: string;
  person: string;
  asked: AskedFile;
  /** Why the same person got none the time before; null where they did. */
  before: string | null;
}

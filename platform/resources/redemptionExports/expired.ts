import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { rowsOf } from '../../database/connection.ts';
import type { JobHandler } from '../../jobs/work.ts';
import type { Vault } from '../../media/vault.ts';
import { refuseFile } from '../reportSchedules/endFile.ts';
import { failExport } from './end.ts';
import { removeFile, removeStrangers } from './sealedFile.ts';

const AT_ONCE = 100;

/** Exports that nobody works on any more: their job was given up with every worker that had it. */
const LOST = sql`select e.id::text as id from redemption_exports e
  where e.state in ('queued', 'working') and e.created_at < now() - interval '5 minutes' and not exists (
    select from jobs j where j.kind = 'redemptionExport' and j.state in ('queued', 'running') and j.payload ->> 'exportId' = e.id::text)
  limit ${AT_ONCE}`;

/** The same of files that schedules send. */
const LOST_REPORTS = sql`select f.id::text as id from report_files f
  where f.state in ('queued', 'working') and f.created_at < now() - interval '5 minutes' and not exists (
    select from jobs j where j.kind = 'reportFile' and j.state in ('queued', 'running') and j.payload ->> 'fileId' = f.id::text)
  limit ${AT_ONCE}`;

/** Removes files whose day is over, and what rests of those that failed: first the bytes, then the key that opens them. Then what killed attempts left. */
export const expiredExports =
  (vault: Vault): JobHandler =>
  async ({ scope }) => {
    await scope.write(async (tx) => {
      for (const { id } of await rowsOf<{ id: string }>(tx, LOST)) await failExport(tx, id, 'worker_lost');
      for (const { id } of await rowsOf<{ id: string }>(tx, LOST_REPORTS))
        await refuseFile(tx, id, { state: 'failed', reason: 'not_written' });
    });
    for (const table of FILES) await removeOver(scope, vault, table);
    await removeStrangers(vault, async (places) => {
      const named = sql`(select jsonb_array_elements_text(${JSON.stringify(places)}::jsonb))`;
      const known = await scope.read((tx) =>
        rowsOf<{ place: string }>(
          tx,
          sql`select place from redemption_exports where place in ${named} union all select place from report_files where place in ${named}`,
        ),
      );
      return new Set(known.map(({ place }) => place));
    });
  };

/** Tables of files that rest sealed, by the same columns. */
const FILES = ['redemption_exports', 'report_files'] as const;

async function removeOver(scope: Scope, vault: Vault, table: (typeof FILES)[number]): Promise<void> {
  const files = sql.identifier(table);
  const over = await scope.read((tx) =>
    rowsOf<{ id: string; place: string; parts: number }>(
      tx,
      sql`select id::text as id, place, parts from ${files} where place is not null and
        (state in ('failed', 'withheld') or (state = 'done' and expires_at <= now())) order by id limit ${AT_ONCE}`,
    ),
  );
  for (const { id, place, parts } of over) {
    await removeFile(vault, place, parts);
    await scope.write((tx) =>
      tx.execute(sql`update ${files} set state = case when state = 'done' then 'expired' else state end, place = null, parts = 0,
        key_id = null, wrapped_key = null, sealed = null where id = ${id} and place = ${place}`),
    );
  }
}

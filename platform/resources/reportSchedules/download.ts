import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/abilities.ts';
import type { ExportFormat } from '../../../schema/redemptionBulk.ts';
import { type Scope, systemScope } from '../../access/scope.ts';
import { openChange } from '../../changes/change.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { reportFileAad } from '../../codes/codeText.ts';
import { type Database, rowsOf } from '../../database/connection.ts';
import type { Attachment } from '../../http/attachment.ts';
import { forbidden, refused } from '../../http/refusal.ts';
import type { Vault } from '../../media/vault.ts';
import { openFile } from '../redemptionExports/sealedFile.ts';
import { fileName } from './content.ts';
import type { AskedFile } from './table.ts';

interface Stored extends Record<string, unknown> {
  asked: AskedFile;
  format: ExportFormat;
  state: string;
  isOver: boolean;
  needs: Ability[] | null;
  seen: string[] | null;
  /** Milliseconds. */
  writtenAt: number;
}

const TYPES: Record<ExportFormat, string> = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' };

/**
 * A finished file for its recipient, judged again: whose it is, what the recipient may see now, the day in which it can be opened. That it is opened is written
 * down before its bytes are. @throws Refusal report_of_another, export_over, export_not_ready, forbidden
 */
export async function reportFile(
  scope: Scope,
  id: string,
  tools: { database: Database; box: CodeBox; vault: Vault },
): Promise<Attachment> {
  const [found] = await scope.read((tx) =>
    rowsOf<Stored>(
      tx,
      sql`select f.asked, f.format, f.state, f.state = 'expired' or coalesce(f.expires_at <= now(), false) as "isOver", f.needs,
          f.seen::text[] as seen, (extract(epoch from coalesce(f.finished_at, now())) * 1000)::float8 as "writtenAt"
        from report_files f where f.id = ${id}::bigint and f.account_id = ${scope.accountId}::bigint`,
    ),
  );
  if (!found) throw refused(scope, 'report_of_another');
  if (found.isOver) throw refused(scope, 'report_over');
  if (found.state !== 'done') throw refused(scope, 'export_not_ready');
  if (!mayOpen(scope, found)) throw forbidden();
  const { asked, format, writtenAt } = found;
  return {
    name: fileName({ asked, format }, { id, writtenAt: new Date(writtenAt) }),
    type: TYPES[format],
    open: () => openOnce(scope, id, tools),
  };
}

/** Whether the recipient still holds every ability, and sees every advertiser, by which the file was written. */
const mayOpen = (scope: Scope, { needs, seen }: Stored): boolean =>
  (needs ?? []).every((ability) => scope.abilities.has(ability)) &&
  (scope.isStaff || (seen ?? ['']).every((advertiser) => scope.advertiserIds.includes(advertiser)));

/** Writes down who opens the file, then opens it. */
async function openOnce(
  scope: Scope,
  id: string,
  { database, box, vault }: { database: Database; box: CodeBox; vault: Vault },
): Promise<Readable> {
  const { accountId, caller, locale, requestId } = scope;
  const system = { ...systemScope(database), accountId, caller, locale, requestId };
  const stored = await system.write(async (tx) => {
    const [row] = await rowsOf<Record<'place' | 'keyId' | 'wrapped' | 'sealed', string> & { parts: number }>(
      tx,
      sql`update report_files set downloads = downloads + 1 where id = ${id} and state = 'done' and expires_at > now()
        returning place, parts, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed`,
    );
    const event = { noun: 'report_files', nounId: id, action: 'downloaded', advertiserId: null };
    if (row) await openChange(tx, { scope: system }).record(event);
    return row;
  });
  if (!stored) throw refused(scope, 'report_over');
  const { place, parts, keyId, wrapped, sealed } = stored;
  const bytes = { keyId, wrappedKey: Buffer.from(wrapped, 'hex'), sealed: Buffer.from(sealed, 'hex') };
  const key = Buffer.from(box.open(reportFileAad(id), bytes), 'base64');
  return openFile(vault, { place, key }, parts);
}

import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/abilities.ts';
import { dayIn } from '../../../schema/dates.ts';
import type { ExportFormat } from '../../../schema/redemptionBulk.ts';
import { type Scope, systemScope } from '../../access/scope.ts';
import { openChange } from '../../changes/change.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { fileAad } from '../../codes/codeText.ts';
import { type Database, rowsOf } from '../../database/connection.ts';
import type { Attachment } from '../../http/attachment.ts';
import { forbidden, refused } from '../../http/refusal.ts';
import type { Vault } from '../../media/vault.ts';
import { isOwn } from './read.ts';
import { openFile } from './sealedFile.ts';

interface Stored {
  id: string;
  format: ExportFormat;
  state: string;
  isOver: boolean;
  needs: Ability[] | null;
  seen: string[] | null;
}

const TYPES: Record<ExportFormat, string> = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' };

/**
 * A finished file for whoever asked for it, judged again: the account that asked, what it may see now, the day in which it can be opened. That it is opened is
 * written down before its bytes are.
 * @throws Refusal export_of_another, export_over, export_not_ready, forbidden
 */
export async function exportFile(
  scope: Scope,
  id: string,
  tools: { database: Database; box: CodeBox; vault: Vault },
): Promise<Attachment> {
  const [found] = await scope.read((tx) =>
    rowsOf<Stored & Record<string, unknown>>(
      tx,
      sql`select e.id::text as id, e.format, e.state, e.state = 'expired' or coalesce(e.expires_at <= now(), false) as "isOver", e.needs,
          e.seen::text[] as seen
        from redemption_exports e where e.id = ${id} and ${isOwn(scope)}`,
    ),
  );
  if (!found) throw refused(scope, 'export_of_another');
  if (found.isOver) throw refused(scope, 'export_over');
  if (found.state !== 'done') throw refused(scope, 'export_not_ready');
  if (!mayOpen(scope, found)) throw forbidden();
  return {
    name: `redemptions-${dayIn(scope.timezone)}-${id}.${found.format}`,
    type: TYPES[found.format],
    open: () => openOnce(scope, id, tools),
  };
}

/** Whether the caller still holds every ability, and sees every advertiser, by which the file was written. */
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
    const [row] = await rowsOf<{
      place: string;
      parts: number;
      keyId: string;
      wrapped: string;
      sealed: string;
    }>(
      tx,
      sql`update redemption_exports set downloads = downloads + 1 where id = ${id} and state = 'done' and expires_at > now()
        returning place, parts, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed`,
    );
    if (row)
      await openChange(tx, { scope: system }).record({
        ...{ noun: 'redemption_exports', nounId: id, action: 'downloaded', advertiserId: null },
      });
    return row;
  });
  if (!stored) throw refused(scope, 'export_over');
  const { place, parts, keyId, wrapped, sealed } = stored;
  const bytes = { keyId, wrappedKey: Buffer.from(wrapped, 'hex'), sealed: Buffer.from(sealed, 'hex') };
  const key = Buffer.from(box.open(fileAad(id), bytes), 'base64');
  return openFile(vault, { place, key }, parts);
}

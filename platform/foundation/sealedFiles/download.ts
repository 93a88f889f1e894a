import type { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { type Scope, systemScope } from '../access/scope.ts';
import { openChange } from '../changes/change.ts';
import type { Database } from '../database/connections/connection.ts';
import {
  boolean,
  listOf,
  nullable,
  number,
  oneOf,
  type RowOf,
  type RowShape,
  rowsOf,
  text,
} from '../database/rows.ts';
import type { Attachment } from '../http/attachment.ts';
import { forbidden, refused } from '../http/refusals/refusal.ts';
import type { SealedNoun } from './noun.ts';
import { openFile } from './sealedFile.ts';
import type { FileTools } from './write.ts';

const STORED_ROW = {
  format: oneOf(EXPORT_FORMATS),
  state: text,
  isOver: boolean,
  needs: nullable(listOf(oneOf(ABILITIES))),
  seen: nullable(listOf(text)),
};
type Stored = RowOf<typeof STORED_ROW>;

/** Dependencies for opening files. */
export type DownloadTools = FileTools & { database: Database };

/** The requested file. */
interface AskedDownload<Shape extends RowShape> {
  id: string;
  /** The table and the condition that makes the file the caller's: `redemption_exports e where …`. */
  own: SQL;
  /** Columns from which the file's name is built, and what they hold. */
  naming?: { columns: SQL; shape: Shape };
  named(row: RowOf<Shape> & { format: ExportFormat }): string;
  tools: DownloadTools;
}

const TYPES: Record<ExportFormat, string> = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' };

/**
 * A finished file for its reader, checked again: its owner, their current access, the day in which it can be opened. The opening is
 * logged before its bytes are read. @throws Refusal the noun's own two, export_not_ready, forbidden
 */
export async function sealedAttachment<Shape extends RowShape = Record<never, never>>(
  scope: Scope,
  noun: SealedNoun,
  { id, own, naming, named, tools }: AskedDownload<Shape>,
): Promise<Attachment> {
  const [storedFile] = await scope.read((tx) =>
    rowsOf(
      tx,
      { ...naming?.shape, ...STORED_ROW },
      sql`select format, state, state = 'expired' or coalesce(expires_at <= now(), false) as "isOver", needs,
          seen::text[] as seen ${naming ? sql`, ${naming.columns}` : sql``} from ${own}`,
    ),
  );
  if (!storedFile) throw refused(scope, noun.refusals.another);
  if (storedFile.isOver) throw refused(scope, noun.refusals.over);
  if (storedFile.state !== 'done') throw refused(scope, 'export_not_ready');
  if (!mayOpen(scope, storedFile)) throw forbidden();
  return {
    name: named(storedFile as Stored & RowOf<Shape>),
    type: TYPES[storedFile.format],
    open: () => openOnce(scope, noun, { id, tools }),
  };
}

/** True if the caller still has every ability and sees every advertiser that the file was written with. */
const mayOpen = (scope: Scope, { needs, seen }: Stored): boolean =>
  (needs ?? []).every((ability) => scope.abilities.has(ability)) &&
  (scope.isStaff || (seen ?? ['']).every((advertiser) => scope.advertiserIds.includes(advertiser)));

/** Logs who opens the file, then opens it. */
async function openOnce(
  scope: Scope,
  { table, aad, refusals }: SealedNoun,
  { id, tools: { database, box, vault } }: { id: string; tools: DownloadTools },
): Promise<Readable> {
  const system = systemScope(database, scope);
  const stored = await system.write(async (tx) => {
    const [row] = await rowsOf(
      tx,
      { keyId: text, sealed: text, place: text, wrapped: text, parts: number },
      sql`update ${sql.identifier(table)} set downloads = downloads + 1 where id = ${id} and state = 'done' and expires_at > now()
        returning place, parts, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed`,
    );
    const event = { noun: table, nounId: id, action: 'downloaded', advertiserId: null } as const;
    if (row) await openChange(tx, { scope: system }).record(event);
    return row;
  });
  if (!stored) throw refused(scope, refusals.over);
  const { place, parts, keyId, wrapped, sealed } = stored;
  const bytes = { keyId, wrappedKey: Buffer.from(wrapped, 'hex'), sealed: Buffer.from(sealed, 'hex') };
  const key = Buffer.from(box.open(aad(id), bytes), 'base64');
  return openFile(vault, { place, key }, parts);
}

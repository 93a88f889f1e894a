import { randomBytes, randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connections/connection.ts';
import { nullable, number, type RowOf, type RowShape, rowCountOf, rowsOf, text } from '../database/rows.ts';
import { LeaseLost, MAX_ATTEMPTS } from '../jobs/lease.ts';
import type { JobHandler, JobWork } from '../jobs/work.ts';
import type { Vault } from '../media/storage/vault.ts';
import type { CodeBox } from '../secrets/codeBox.ts';
import type { SealedNoun, Unsent } from './noun.ts';
import { finishFile, giveUpFile } from './outcome.ts';
import { removeFile, type SealedPlace, sealFile } from './sealedFile.ts';

/** Dependencies for writing and opening files. */
export interface FileTools {
  box: CodeBox;
  vault: Vault;
}

/** The content of a file. */
export interface FileContent {
  bytes: AsyncIterable<Buffer>;
  /** Rows that have passed so far. */
  rows: () => number;
  /** Abilities that decided its content. */
  needs: readonly Ability[];
}

/** How one noun writes its files. */
export interface FileWriting<Shape extends RowShape> {
  /** Columns needed to read the content, and what they hold. */
  columns: SQL;
  shape: Shape;
  /** Opens the content as its reader sees it at this moment. */
  open(work: JobWork, row: RowOf<Shape> & { id: string }): Promise<{ reader: Scope; content: FileContent }>;
  /** Why there is no file, if the reason is known and a retry cannot change it. */
  unsentOf(error: unknown): Unsent | null;
}

interface FileAttempt<Shape extends RowShape> {
  row: RowOf<Shape> & { id: string };
  /** Parts of an earlier attempt that did not end. */
  before: { place: string; parts: number } | null;
}

/**
 * Writes a file, seals it and notifies its reader. A lost attempt leaves parts that nothing can open; the next attempt removes them and starts over.
 * After the last attempt, or if none can succeed, the file is abandoned.
 */
export const fileWriter =
  <Shape extends RowShape>(noun: SealedNoun, tools: FileTools, writing: FileWriting<Shape>): JobHandler =>
  async (work) => {
    const id = String(work.job.payload[noun.job.idKey]);
    const file: SealedPlace = { place: randomUUID(), key: randomBytes(32) };
    const key = tools.box.seal(noun.aad(id), file.key.toString('base64'));
    const fileAttempt = await work.scope.write((tx) =>
      begin(tx, noun, { id, writing, place: file.place, key }),
    );
    if (!fileAttempt) return;
    if (fileAttempt.before) await removeFile(tools.vault, fileAttempt.before.place, fileAttempt.before.parts);
    try {
      const { reader, content } = await writing.open(work, fileAttempt.row);
      await write(work, noun, { id, file, content, vault: tools.vault });
      const { needs, rows } = content;
      await work.finish((tx) => finishFile(tx, noun, { id, rows: rows(), needs, reader }));
    } catch (error) {
      const knownUnsent = writing.unsentOf(error);
      if (error instanceof LeaseLost || (!knownUnsent && work.job.attempt < MAX_ATTEMPTS)) throw error;
      if (!knownUnsent)
        work.components.log.error({ err: error, noun: noun.table, id }, 'a file could not be written');
      const unsent = knownUnsent ?? { state: 'failed', reason: 'not_written' };
      await work.finish((tx) => giveUpFile(tx, noun, { id, unsent }));
    }
  };

interface Beginning<Shape extends RowShape> {
  id: string;
  writing: FileWriting<Shape>;
  place: string;
  key: ReturnType<CodeBox['seal']>;
}

/** Assigns the attempt its own place and key; null if the file is over. */
async function begin<Shape extends RowShape>(
  tx: Queries,
  { table }: SealedNoun,
  { id, writing, place, key }: Beginning<Shape>,
): Promise<FileAttempt<Shape> | null> {
  const files = sql.identifier(table);
  const [fileRow] = await rowsOf(
    tx,
    { ...writing.shape, id: text, place: nullable(text), parts: number },
    sql`select id::text as id, place, parts, ${writing.columns} from ${files}
      where id = ${id} and state in ('queued', 'working') for update`,
  );
  if (!fileRow) return null;
  await tx.execute(sql`update ${files} set state = 'working', place = ${place}, parts = 0, rows = 0, size = 0,
      key_id = ${key.keyId}, wrapped_key = ${key.wrappedKey}, sealed = ${key.sealed} where id = ${id}`);
  // TypeScript does not compute the type of the spread shape.
  const row = fileRow as unknown as RowOf<Shape> & { id: string; place: string | null; parts: number };
  return { row, before: row.place === null ? null : { place: row.place, parts: row.parts } };
}

interface Attempt {
  id: string;
  file: SealedPlace;
  content: FileContent;
  vault: Vault;
}

/** Parts recorded in the table at once, so that a long file does not wait for the disk at each part. */
const PROGRESS_PARTS = 16;

/** Seals the content part by part and reports its progress. @throws LeaseLost once another attempt has taken over */
async function write(
  work: JobWork,
  { table }: SealedNoun,
  { id, file, content, vault }: Attempt,
): Promise<void> {
  const files = sql.identifier(table);
  const own = sql`id = ${id} and place = ${file.place}`;
  const tell = (parts: number, size: number) =>
    judged(
      work.scope.write((tx) =>
        rowCountOf(
          tx,
          sql`update ${files} set parts = ${parts}, size = ${size}, rows = ${content.rows()} where ${own} returning 1`,
        ),
      ),
    );
  // Another attempt has taken over, so nobody would open the parts of this one.
  const judged = async (rows: Promise<number>) => {
    if ((await rows) === 0) throw new LeaseLost(work.job.id);
  };
  let reportedParts = 0;
  let bytes = 0;
  const before = async (parts: number, size: number) => {
    bytes = size;
    if (parts <= reportedParts)
      return judged(work.scope.read((tx) => rowCountOf(tx, sql`select 1 from ${files} where ${own}`)));
    reportedParts += PROGRESS_PARTS;
    await tell(reportedParts, size);
  };
  await tell(await sealFile(vault, file, { bytes: content.bytes, before }), bytes);
}

// Stores the refused part of a dispatch, so that nothing of a file is lost when the other part goes out.
import { sql } from 'drizzle-orm';
import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import {
  FILE_LINE_COLUMN,
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { type RefusedRowId, refusedRowName } from '../../../../schema/fulfillment/refusedRows.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import type { Judged } from '../accept/judge.ts';
import type { DispatchLine, DispatchOrder } from '../contract.ts';
import { rowList } from './claim.ts';
import { openRow, type SealedRow, sealRow } from './sealedRow.ts';

/** Rows of one statement, and rows that are sealed without a pause. */
const STATEMENT_ROWS = 2_000;
const SLICE_ROWS = 100;

interface Refused {
  order: DispatchOrder;
  dispatchId: string;
  filled: Judged['filled'];
  box: Pick<CodeBox, 'seal' | 'open'>;
}

/** A refused line with the reason of its SKU. */
interface RefusedLine {
  line: DispatchLine;
  reason: string;
}

/**
 * Stores the SKUs that a dispatch refuses, and their rows of recipients, sealed. A row that an earlier dispatch refused stays there with its new cells.
 * Quantities have no rows: their SKU says all.
 */
export async function keepRefused(tx: Queries, { order, dispatchId, filled, box }: Refused): Promise<void> {
  const { advertiserId } = order;
  const skus = filled.flatMap(({ sku, lines, filled: one }, position) =>
    'refusal' in one
      ? [{ p: position, s: sku, r: one.refusal, n: lines.length, a: one.available ?? null, lines }]
      : [],
  );
  if (skus.length === 0) return;
  const listed = JSON.stringify(skus.map(({ lines: _, ...sku }) => sku));
  await tx.execute(sql`insert into refused_skus (advertiser_id, dispatch_id, position, sku, reason, lines, available)
    select ${advertiserId}::bigint, ${dispatchId}::bigint, p, s, r, n, a
    from jsonb_to_recordset(${listed}::jsonb) as w (p int, s text, r text, n int, a int)`);
  const lines = skus.flatMap((sku) => sku.lines.map((line): RefusedLine => ({ line, reason: sku.r })));
  const first = await pauseBetween(firstLines(await storedBefore(tx, order, lines), box));
  const rows = await pauseBetween(sealedRows(order, { dispatchId, lines, box, first }));
  for (let from = 0; from < rows.length; from += STATEMENT_ROWS)
    await storeRows(tx, advertiserId, rows.slice(from, from + STATEMENT_ROWS));
}

/** A row as its statement takes it; bytes in hexadecimal. */
interface StoredRow extends SealedRow {
  dispatchId: string;
  line: number;
  sku: string;
  reason: string;
  columns: (RecipientColumn | typeof FILE_LINE_COLUMN)[];
}

const STORED = { dispatchId: text, line: number, keyId: text, wrappedKey: text, sealed: text };
type StoredBefore = RowOf<typeof STORED>;

/** The rows of earlier dispatches that these lines send again and that are refused again. */
async function storedBefore(
  tx: Queries,
  { advertiserId, sentRows }: DispatchOrder,
  lines: readonly RefusedLine[],
): Promise<StoredBefore[]> {
  const names = lines.flatMap(({ line }) => sentRows?.get(line.line)?.refusedRow ?? []);
  if (names.length === 0) return [];
  return rowsOf(
    tx,
    STORED,
    sql`select r.dispatch_id::text as "dispatchId", r.line, r.key_id as "keyId", encode(r.wrapped_key, 'hex') as "wrappedKey", encode(r.sealed, 'hex') as sealed
      from jsonb_to_recordset(${rowList(names)}::jsonb) as w (d bigint, l int)
      join refused_rows r on r.advertiser_id = ${advertiserId} and r.dispatch_id = w.d and r.line = w.l where r.sealed is not null`,
  );
}

/** The line of each row in its first file: it keeps it, wherever it stands when it is sent again. */
function* firstLines(rows: readonly StoredBefore[], box: Pick<CodeBox, 'open'>): Slices<Lines['first']> {
  const first = new Map<string, number | null>();
  for (const row of rows) {
    if (first.size % SLICE_ROWS === 0) yield;
    first.set(refusedRowName(row), openRow(box, row, row).fileLine);
  }
  return first;
}

interface Lines {
  lines: readonly RefusedLine[];
  /** Lines in the first file, by the names of rows that were refused before. */
  first: ReadonlyMap<string, number | null>;
}

function* sealedRows(
  { sentRows }: DispatchOrder,
  { dispatchId, lines, box, first }: Pick<Refused, 'dispatchId' | 'box'> & Lines,
): Slices<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const { line, reason } of lines) {
    const sent = sentRows?.get(line.line);
    if (!sent) continue;
    if (rows.length % SLICE_ROWS === 0) yield;
    const place: RefusedRowId = sent.refusedRow ?? { dispatchId, line: line.line };
    const fileLine = sent.refusedRow ? (first.get(refusedRowName(place)) ?? null) : sent.fileLine;
    rows.push({
      dispatchId: place.dispatchId,
      line: place.line,
      sku: line.sku,
      reason,
      columns: filledColumns(sent.row, fileLine),
      ...sealRow(box, place, { row: sent.row, fileLine }),
    });
  }
  return rows.sort(byName);
}

const filledColumns = (row: RecipientRow, fileLine: number | null): StoredRow['columns'] => {
  const columns: StoredRow['columns'] = RECIPIENT_COLUMNS.filter((column) => row[RECIPIENT_FIELDS[column]]);
  return fileLine === null ? columns : [...columns, FILE_LINE_COLUMN];
};

/** In the order in which everybody writes them: two dispatches never wait for each other crosswise. */
const byName = (one: StoredRow, other: StoredRow): number =>
  Number(BigInt(one.dispatchId) - BigInt(other.dispatchId)) || one.line - other.line;

/** A row that is there already takes the new cells, unless another dispatch has sent it meanwhile. */
async function storeRows(tx: Queries, advertiserId: string, rows: readonly StoredRow[]): Promise<void> {
  await tx.execute(sql`insert into refused_rows as k (advertiser_id, dispatch_id, line, sku, reason, columns, key_id, wrapped_key, sealed)
    select ${advertiserId}::bigint, "dispatchId", line, sku, reason, columns, "keyId", decode("wrappedKey", 'hex'), decode(sealed, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w ("dispatchId" bigint, line int, sku text, reason text, columns text[], "keyId" text,
      "wrappedKey" text, sealed text)
    on conflict (advertiser_id, dispatch_id, line) do update set sku = excluded.sku, reason = excluded.reason, columns = excluded.columns, key_id = excluded.key_id,
      wrapped_key = excluded.wrapped_key, sealed = excluded.sealed
    where k.resent_by is null`);
}

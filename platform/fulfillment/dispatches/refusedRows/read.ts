import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import {
  FILE_LINE_COLUMN,
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { refusedRowName } from '../../../../schema/fulfillment/refusedRows.ts';
import { unsentHeader, unsentLines } from '../../../../schema/fulfillment/unsentFile.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, number, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import type { CsvFile } from '../../../foundation/http/csv.ts';
import { paginate } from '../../../foundation/http/paginate.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { SKU_REFUSALS } from '../accept/fill.ts';
import { type OwnedDispatch, ownedDispatch } from '../ownedDispatch.ts';
import { openRow, type RowWithLine } from './sealedRow.ts';
import {
  isWaiting,
  refusalMessage,
  type refusedRow,
  type refusedRowPage,
  type StoredRefusal,
} from './shape.ts';

/** Rows of a file that are read at once. */
const PAGE_ROWS = 500;

/** Rows that are opened without a pause. */
const SLICE_ROWS = 100;

interface Waiting extends RowWithLine {
  line: number;
  currency: string;
  refusedRow: string;
  code: StoredRefusal['code'];
  reason: string;
}

type Opener = Pick<CodeBox, 'open'>;

const waitingOf = ({ advertiserId, id }: OwnedDispatch): SQL =>
  sql`from refused_rows r where r.advertiser_id = ${advertiserId} and r.dispatch_id = ${id} and ${isWaiting}`;

/** One page of the refused rows of a dispatch that wait to be sent again, by their row number. */
export function listRefusedRows(
  scope: Scope,
  { id, box }: { id: string; box: Opener },
  query: { page: number; per_page: number },
): Promise<z.output<typeof refusedRowPage>> {
  return scope.read(async (tx) => {
    const dispatch = await ownedDispatch(tx, scope, { id });
    return paginate(tx, query, {
      matching: waitingOf(dispatch),
      read: async (part) => {
        const rows = await readRows(tx, scope, { dispatch, box, part: sql`order by r.line ${part}` });
        return rows.map(shownRow);
      },
    });
  });
}

/** Those rows as a file that the desk and a new dispatch read. Each page is read by itself: however long a reader takes, nothing is kept open. */
export async function refusedRowsFile(
  scope: Scope,
  { id, box }: { id: string; box: Opener },
): Promise<CsvFile> {
  const { dispatch, filled } = await scope.read(async (tx) => {
    const owned = await ownedDispatch(tx, scope, { id });
    return { dispatch: owned, filled: await filledColumns(tx, owned) };
  });
  const columns = RECIPIENT_COLUMNS.filter((column) => filled.has(column));
  const cellsOf = ({ row }: Waiting) => columns.map((column) => row[RECIPIENT_FIELDS[column]] ?? '');
  const written = {
    columns,
    hasNames: true,
    hasLines: filled.has(FILE_LINE_COLUMN),
  };
  async function* lines() {
    for (let after = 0; ; ) {
      const rows = await scope.read((tx) => {
        const part = sql`and r.line > ${after} order by r.line limit ${PAGE_ROWS}`;
        return readRows(tx, scope, { dispatch, box, part });
      });
      if (rows.length > 0)
        yield unsentLines({ ...written, rows: rows.map((row) => ({ ...row, cells: cellsOf(row) })) });
      if (rows.length < PAGE_ROWS) return;
      after = rows.at(-1)?.line ?? after;
    }
  }
  return {
    name: `refused-rows-${id}.csv`,
    columns: unsentHeader(written),
    lines: async () => Readable.from(lines(), { objectMode: false }),
  };
}

/** The columns that hold something in any row, and those that every file must have. */
async function filledColumns(tx: Queries, dispatch: OwnedDispatch): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    tx,
    { name: text },
    sql`select distinct unnest(r.columns) as name ${waitingOf(dispatch)}`,
  );
  return new Set(['sku', 'value', ...rows.map(({ name }) => name)]);
}

interface Read {
  dispatch: OwnedDispatch;
  box: Opener;
  /** Further conditions, their order, and how many. */
  part: SQL;
}

const STORED_ROW = {
  keyId: text,
  wrappedKey: text,
  sealed: text,
  code: oneOf(SKU_REFUSALS),
  sku: text,
  available: nullable(number),
  line: number,
  lines: nullable(number),
  currency: text,
};
type StoredRow = RowOf<typeof STORED_ROW>;

async function readRows(tx: Queries, scope: Scope, { dispatch, box, part }: Read): Promise<Waiting[]> {
  const { advertiserId, id: dispatchId } = dispatch;
  const rows = await rowsOf(
    tx,
    STORED_ROW,
    sql`select r.line, r.sku, r.reason as code, r.key_id as "keyId", encode(r.wrapped_key, 'hex') as "wrappedKey", encode(r.sealed, 'hex') as sealed,
        f.lines, f.available, s.currency
      from (select r.* ${waitingOf(dispatch)} ${part}) r join skus s on s.sku = r.sku
      left join refused_skus f on f.advertiser_id = ${advertiserId} and f.dispatch_id = ${dispatchId} and f.sku = r.sku and f.reason = r.reason
      order by r.line`,
  );
  return pauseBetween(opened(rows, { dispatchId, box, scope }));
}

function* opened(
  rows: readonly StoredRow[],
  { dispatchId, box, scope }: { dispatchId: string; box: Opener; scope: Scope },
): Slices<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const [at, { line, sku, code, lines, available, currency, ...sealed }] of rows.entries()) {
    if (at % SLICE_ROWS === 0) yield;
    const place = { dispatchId, line };
    waiting.push({
      line,
      code,
      ...openRow(box, place, sealed),
      currency,
      refusedRow: refusedRowName(place),
      // A row that was refused again under another SKU is the only one known of it.
      reason: refusalMessage({ sku, code, lines: lines ?? 1, available }, scope),
    });
  }
  return waiting;
}

function shownRow({
  line,
  fileLine,
  row,
  currency,
  refusedRow: name,
  code,
  reason,
}: Waiting): z.output<typeof refusedRow> {
  return {
    refused_row: name,
    line,
    file_line: fileLine,
    code,
    reason,
    order_id: row.orderId,
    external_ref: row.externalRef,
    company_name: row.companyName,
    sku: row.sku,
    value: row.value,
    currency,
    email: row.email,
    phone_number: row.phoneNumber,
    first_name: row.firstName,
    last_name: row.lastName,
    custom_image: row.customImage,
    message: row.message,
  };
}

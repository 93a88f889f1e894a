import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { PROMOTION_LOCALES, type PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import {
  boolean,
  nullable,
  number,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../foundation/database/rows.ts';
import { workingLink } from '../recipients/openLinks.ts';
import { batchesOf, EXTRACTED, type ExtractedPart, linesAfter } from './contents.ts';
import type { Extract } from './shape.ts';

/** Lines read, and codes opened, at once. */
export const PAGE_LINES = 500;

/** A line of a file before its link or code is known. */
export interface ExtractedLine {
  line: number;
  redemptionId: string;
  promotionId: string;
  orderId: string;
  externalRef: string | null;
  sku: string;
  /** Decimal, in `currency`. */
  value: string;
  currency: string;
  /** Number of the link that works; null in files of anything else. */
  link: number | null;
  isSecured: boolean;
  locale: PromotionLocale;
}

/** The lines of a file page by page, batch after batch, each page read by itself: however long a reader takes, nothing is kept open. */
export async function* extractedPages(
  read: Scope['read'],
  extract: ExtractedPart & Pick<Extract, 'kind'>,
): AsyncGenerator<ExtractedLine[]> {
  for (const { id: batchId } of await read((tx) => batchesOf(tx, extract))) {
    let after = 0;
    for (;;) {
      const lines = await read((tx) => readPage(tx, extract, { batchId, after }));
      const page = lines.filter(({ isHeld }) => isHeld);
      if (page.length > 0) yield page;
      if (lines.length < PAGE_LINES) break;
      after = lines.at(-1)?.line ?? after;
    }
  }
}

const READ_LINE_ROW = {
  line: number,
  redemptionId: text,
  promotionId: text,
  orderId: text,
  externalRef: nullable(text),
  sku: text,
  value: text,
  currency: text,
  link: nullable(number),
  isSecured: boolean,
  locale: oneOf(PROMOTION_LOCALES),
  isHeld: boolean,
};
type ReadLine = RowOf<typeof READ_LINE_ROW>;

async function readPage(
  tx: Queries,
  { advertiserId, kind }: Pick<Extract, 'advertiserId' | 'kind'>,
  { batchId, after }: { batchId: string; after: number },
): Promise<ReadLine[]> {
  const rows = await rowsOf(
    tx,
    READ_LINE_ROW,
    sql`select l.line, ${EXTRACTED[kind]} as "isHeld", r.id::text as "redemptionId", r.promotion_id::text as "promotionId", r.order_id as "orderId",
        r.external_ref as "externalRef", r.sku, r.face_value::text as value, r.currency, ${kind === 'links' ? workingLink : sql`null::int`} as link,
        p.secured_order_ids as "isSecured", p.locale
      ${linesAfter(advertiserId, batchId, { after, most: PAGE_LINES })} order by l.line`,
  );
  return rows.map((row) => ({ ...row, value: formatMinor(BigInt(row.value), row.currency) }));
}

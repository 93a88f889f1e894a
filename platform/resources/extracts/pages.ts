import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import { rowsOf } from '../../database/connection.ts';
import { batchesOf, EXTRACTED, extractSource, liveLink } from './contents.ts';
import type { Extract } from './shape.ts';

/** Lines read, and codes opened, at once. */
export const PAGE = 500;

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
export async function* extractedPages(scope: Scope, extract: Extract): AsyncGenerator<ExtractedLine[]> {
  for (const batchId of await scope.read((tx) => batchesOf(tx, extract))) {
    let after = 0;
    for (;;) {
      const page = await readPage(scope, extract, { batchId, after });
      if (page.length > 0) yield page;
      if (page.length < PAGE) break;
      after = page.at(-1)?.line ?? after;
    }
  }
}

async function readPage(
  scope: Scope,
  { advertiserId, kind }: Extract,
  { batchId, after }: { batchId: string; after: number },
): Promise<ExtractedLine[]> {
  const rows = await scope.read((tx) =>
    rowsOf<ExtractedLine & Record<string, unknown>>(
      tx,
      sql`select l.line, r.id::text as "redemptionId", r.promotion_id::text as "promotionId", r.order_id as "orderId", r.external_ref as "externalRef",
          r.sku, r.face_value::text as value, r.currency, ${kind === 'links' ? liveLink : sql`null`} as link, p.secured_order_ids as "isSecured", p.locale
        ${extractSource} where l.advertiser_id = ${advertiserId} and l.batch_id = ${batchId} and l.line > ${after} and ${EXTRACTED[kind]}
        order by l.line limit ${PAGE}`,
    ),
  );
  return rows.map((row) => ({ ...row, value: formatMinor(BigInt(row.value), row.currency) }));
}

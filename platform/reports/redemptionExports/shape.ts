import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  EXPORT_FIELDS,
  EXPORT_FORMATS,
  EXPORT_STATES,
  type ExportField,
} from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { instant, json, oneOf, text, whole } from '../../foundation/records/column.ts';

/** An export of `e` exports; what is over is `expired` from that moment on. */
export const redemptionExport = codec('RedemptionExport', {
  columns: {
    id: text(sql`e.id::text`),
    format: oneOf(EXPORT_FORMATS, sql`e.format`),
    additional_fields: json<ExportField[]>(sql`to_jsonb(e.fields)`, z.array(z.enum(EXPORT_FIELDS))),
    state: oneOf(
      EXPORT_STATES,
      sql`case when e.state = 'done' and e.expires_at <= now() then 'expired' else e.state end`,
    ),
    reason: text(sql`e.reason`).nullable().describe('Reason of the failure, as a key'),
    rows: whole(sql`e.rows`).describe('Number of redemptions written so far'),
    size: text(sql`e.size::text`).describe('Number of bytes written so far'),
    created_datetime: instant(sql`e.created_at`),
    finished_datetime: instant(sql`e.finished_at`).nullable(),
    expiration_datetime: instant(sql`e.expires_at`).nullable().describe("End of the file's availability"),
    downloads: whole(sql`e.downloads`),
  },
});
export type ExportJson = JsonOf<typeof redemptionExport>;
export const exportPage = responseSchema('RedemptionExportPage', pageShape(redemptionExport.schema));

/** Exports by a condition on `e`. */
export const exportsWhere = (condition: SQL): SQL => sql`from redemption_exports e where ${condition}`;

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { UiLocale } from '../../../../schema/foundation/contacts/languages.ts';
import { REFUSED_ROW_DAYS } from '../../../../schema/fulfillment/refusedRows.ts';
import { refusedFor } from '../../../foundation/http/refusals/refusal.ts';
import { pageShape } from '../../../foundation/http/requests.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { instant, json, whole } from '../../../foundation/records/column.ts';
import { SKU_REFUSALS } from '../accept/fill.ts';

const code = z.enum(SKU_REFUSALS);

/** A SKU of a dispatch that was refused, as answers show it. */
export const refusedSku = responseSchema(
  'RefusedSku',
  z.object({
    sku: z.string(),
    reward_name: z.string(),
    line_count: z.int().describe('Number of lines'),
    code: code.describe('Stable code of the reason'),
    message: z.string(),
  }),
);

const dispatchLink = responseSchema('DispatchLink', z.object({ id: z.string(), promotion_id: z.string() }));
const links = z.array(dispatchLink);

/** A refused SKU as it is stored, or the reason of a refused row. */
export interface StoredRefusal {
  sku: string;
  code: z.output<typeof code>;
  lines: number;
  available: number | null;
}

/** Why it was refused, in words. */
export const refusalMessage = (
  { sku, code: reason, lines, available }: StoredRefusal,
  { locale }: { locale: UiLocale },
): string =>
  refusedFor({ locale, count: lines }, reason, {
    sku,
    needed: String(lines),
    available: String(available ?? 0),
  }).message;

type NamedRefusal = StoredRefusal & { reward_name: string };

/** Refused SKUs as answers show them. */
export const shownRefusals = (
  refusals: readonly NamedRefusal[],
  scope: { locale: UiLocale },
): z.output<typeof refusedSku>[] =>
  refusals.map((one) => ({
    sku: one.sku,
    reward_name: one.reward_name,
    line_count: one.lines,
    code: one.code,
    message: refusalMessage(one, scope),
  }));

/** The refused SKUs of dispatches `d`, as JSON. */
export const storedRefusals = json<NamedRefusal[]>(
  sql`(select coalesce(jsonb_agg(jsonb_build_object('sku', f.sku, 'reward_name', s.name, 'code', f.reason, 'lines', f.lines,
      'available', f.available) order by f.position), '[]')
    from refused_skus f join skus s on s.sku = f.sku where f.advertiser_id = d.advertiser_id and f.dispatch_id = d.id)`,
  z.any(),
);

/** Rows of `r` that can be sent again. */
export const isWaiting = sql`r.resent_by is null and r.sealed is not null`;
const waiting = sql`from refused_rows r where r.advertiser_id = d.advertiser_id and r.dispatch_id = d.id and ${isWaiting}`;

const linkList = sql`coalesce(jsonb_agg(jsonb_build_object('id', x.id::text, 'promotion_id', x.promotion_id::text) order by x.id), '[]')`;

/** The refused rows of dispatches `d`, and the dispatches that send them again. */
export const refusedColumns = {
  refused_rows_waiting: whole(sql`(select count(*)::int ${waiting})`).describe(
    'Number of refused rows that were not sent again and can be read: `GET /api/dispatches/{id}/refused_rows`',
  ),
  refused_rows_until: instant(
    sql`(select d.created_at + make_interval(days => ${REFUSED_ROW_DAYS}::int) where exists (select ${waiting}))`,
  )
    .nullable()
    .describe('When those rows are deleted; null where there are none'),
  sends_again: json<z.output<typeof links>>(
    sql`(select ${linkList} from dispatches x where x.advertiser_id = d.advertiser_id and x.id in (
      select r.dispatch_id from refused_rows r where r.advertiser_id = d.advertiser_id and r.resent_by = d.id))`,
    links,
  ).describe('Dispatches whose refused rows this one sends again'),
  sent_again_by: json<z.output<typeof links>>(
    sql`(select ${linkList} from dispatches x where x.advertiser_id = d.advertiser_id and x.id in (
      select r.resent_by from refused_rows r where r.advertiser_id = d.advertiser_id and r.dispatch_id = d.id and r.resent_by is not null))`,
    links,
  ).describe('Dispatches that sent its refused rows again'),
};

const cell = z.string().nullable();

/** A refused row that waits to be sent again. */
export const refusedRow = responseSchema(
  'RefusedRow',
  z.object({
    refused_row: z
      .string()
      .describe('Its name: a row of a new dispatch that bears it as `refused_row` sends this one again'),
    line: z.int().describe('Its row in the file or the request of the dispatch'),
    file_line: z
      .int()
      .nullable()
      .describe(
        'Its line in the file that was uploaded, as a spreadsheet shows it; null for a row that came with the request or was typed',
      ),
    order_id: cell,
    external_ref: cell,
    company_name: cell,
    sku: z.string(),
    value: z.string(),
    currency: z.string().describe('Currency of the reward'),
    email: cell,
    phone_number: cell,
    first_name: cell,
    last_name: cell,
    custom_image: cell,
    message: cell,
    code: code.describe('Stable code of the reason'),
    reason: z.string().describe('The reason in words'),
  }),
);
export const refusedRowPage = responseSchema('RefusedRowPage', pageShape(refusedRow));

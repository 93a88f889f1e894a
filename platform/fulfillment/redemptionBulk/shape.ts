import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EXPIRATION_SECONDS, LINES_A_SECOND } from '../../../schema/fulfillment/dispatches.ts';
import {
  BULK_ACTIONS,
  BULK_OUTCOMES,
  BULK_STATES,
  SENDING_ACTIONS,
} from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, whole } from '../../foundation/records/column.ts';

const countShape = z.object({
  outcome: z.enum(BULK_OUTCOMES),
  reason: z.string().nullable().describe('Reason of the outcome, as a key'),
  count: z.int(),
});
type Count = z.output<typeof countShape>;

const counts = sql`(select coalesce(jsonb_agg(jsonb_build_object('outcome', c.outcome, 'reason', c.reason, 'count', c.count) order by c.count desc, c.outcome, c.reason), '[]')
  from (select w.outcome, w.reason, count(*)::int as count from bulk_action_rows w where w.bulk_id = b.id group by 1, 2) c)`;

const progressShape = z.object({
  open: z.int().describe('Number of rows not processed yet'),
  done: z.int(),
  left: z.int().describe('Number of skipped rows, whose state does not allow the action'),
  failed: z.int(),
  stopped: z.int(),
});

/** Seconds until the last message of a bulk action is estimated to be out; codes that have to be valid for some time take longer (BULK-11, BULK-12). */
const estimatedSeconds = (count: number, hasExpiry: boolean): number =>
  Math.ceil(count / LINES_A_SECOND) + (hasExpiry ? EXPIRATION_SECONDS : 0);

/** A bulk action of `b` bulk actions. */
export const bulkAction = codec('BulkAction', {
  columns: {
    id: text(sql`b.id::text`).describe('Empty in a dry run'),
    action: oneOf(BULK_ACTIONS, sql`b.action`),
    comment: text(sql`b.data ->> 'comment'`).nullable(),
    state: oneOf(BULK_STATES, sql`b.state`),
    total: whole(sql`b.total`).describe('Number of redemptions in the frozen selection'),
    created_datetime: instant(sql`b.created_at`),
    finished_datetime: instant(sql`b.finished_at`).nullable(),
    outcomes: json<Count[]>(counts, z.array(countShape)),
  },
  hidden: { hasExpiry: flag(sql`b.has_expiry`) },
  derived: {
    progress: progressShape,
    estimated_seconds: z
      .int()
      .nullable()
      .describe('Estimated seconds until the last message is sent; null when the action sends none'),
  },
  derive: ({ outcomes, action, hasExpiry }) => {
    const sum = (...of: string[]) =>
      outcomes.reduce((total, { outcome, count }) => total + (of.includes(outcome) ? count : 0), 0);
    const touched = sum('waiting', 'done', 'failed');
    return {
      progress: {
        open: sum('waiting'),
        done: sum('done'),
        left: sum('left'),
        failed: sum('failed'),
        stopped: sum('stopped'),
      },
      estimated_seconds: SENDING_ACTIONS.includes(action) ? estimatedSeconds(touched, hasExpiry) : null,
    };
  },
});
export type BulkActionJson = JsonOf<typeof bulkAction>;

/** The answer to a request: the action, and the mark of the set that it was frozen with. */
export const acceptedBulk = responseSchema(
  'AcceptedBulkAction',
  z.object({
    bulk: bulkAction.schema,
    fingerprint: z
      .string()
      .describe(
        'Fingerprint of the selection; sent with the request, so that a changed selection is refused',
      ),
  }),
);
export const bulkPage = responseSchema('BulkActionPage', pageShape(bulkAction.schema));

const rowShape = responseSchema(
  'BulkActionRow',
  z.object({
    redemption_id: z.string(),
    order_id: z.string().nullable(),
    outcome: z.enum(BULK_OUTCOMES),
    reason: z.string().nullable(),
  }),
);
export type BulkRowJson = z.output<typeof rowShape>;
export const bulkRowPage = responseSchema('BulkActionRowPage', pageShape(rowShape));

/** Bulk actions by a condition on `b`. */
export const bulkWhere = (condition: SQL): SQL => sql`from bulk_actions b where ${condition}`;

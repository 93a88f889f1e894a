import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import {
  EXPORT_FIELDS,
  EXPORT_FORMATS,
  MAX_BULK,
} from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { redemptionFilter } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { type ConditionTools, redemptionConditions } from '../../fulfillment/interface.ts';

const ids = z.array(z.string().regex(DIGITS)).max(MAX_BULK);

/** The choice of an export: the filters of the report, or some of its rows, and its extra content (REDLIST-39). */
export const exportBody = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  additional_fields: z.array(z.enum(EXPORT_FIELDS)).max(EXPORT_FIELDS.length).default([]),
  filter: redemptionFilter.default({}),
  redemption_list: ids.default([]).describe('Only these redemptions among the matches'),
  exclude_redemption_list: ids.default([]).describe('All matches except these redemptions'),
});
export type ExportRequest = z.output<typeof exportBody>;

/** Which redemptions an export is of. */
export type Choice = Pick<ExportRequest, 'filter' | 'redemption_list' | 'exclude_redemption_list'>;

/** The condition on `redemptions r` of a choice, and that its caller sees them. */
export function chosenBy(scope: Scope, choice: Choice, tools: ConditionTools): SQL {
  const { filter, redemption_list: only, exclude_redemption_list: not } = choice;
  return sql`${redemptionConditions(scope, filter, tools)}
    ${only.length > 0 ? sql`and r.id = any (${idArray(only)}::bigint[])` : sql``}
    ${not.length > 0 ? sql`and r.id <> all (${idArray(not)}::bigint[])` : sql``}`;
}

import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { BULK_ACTIONS, MAX_BULK } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { bulkComment } from '../../../schema/fulfillment/redemptions/redemptionBulkRules.ts';
import { redemptionFilter } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';

const ids = z.array(z.string().regex(DIGITS)).max(MAX_BULK).default([]);

/** A bulk action as it is asked for (BULK-10). */
export const bulkBody = z
  .strictObject({
    action: z.enum(BULK_ACTIONS),
    data: z.strictObject({ comment: bulkComment.optional() }).default({}),
    select_all: z
      .boolean()
      .default(false)
      .describe('True to select all redemptions that match the filter, except exclude_redemption_list'),
    redemption_list: ids.describe('Redemptions to select; used without select_all'),
    exclude_redemption_list: ids,
    filter: redemptionFilter.optional().describe('Filter of the report; used with select_all'),
    fingerprint: z
      .string()
      .max(64)
      .optional()
      .describe('Fingerprint from the dry run; a changed selection is refused'),
  })
  .superRefine(({ action, data, select_all: isAll, ...set }, context) => {
    const broken = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const { redemption_list: listed, exclude_redemption_list: excluded } = set;
    if (action === 'add_comment' && data.comment === undefined) broken(['data', 'comment'], 'required');
    if (isAll && listed.length > 0) broken(['redemption_list'], 'not_with_select_all');
    if (!isAll && listed.length === 0) broken(['redemption_list'], 'required');
    if (!isAll && excluded.length > 0) broken(['exclude_redemption_list'], 'only_with_select_all');
    if (!isAll && set.filter !== undefined) broken(['filter'], 'only_with_select_all');
  });
export type BulkRequest = z.output<typeof bulkBody>;

import { z } from 'zod';
import { bulkRequest } from '../../../schema/rules/redemptionBulk.ts';
import { redemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import { snakeCased } from '../../http/casing.ts';

const request = z
  .strictObject({ ...bulkRequest, filter: redemptionFilter.optional() })
  .superRefine(({ action, data, selectAll, redemptionList, excludeRedemptionList, filter }, context) => {
    const broken = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (action === 'add_comment' && data.comment === undefined) broken(['data', 'comment'], 'required');
    if (selectAll && redemptionList.length > 0) broken(['redemptionList'], 'not_with_select_all');
    if (!selectAll && redemptionList.length === 0) broken(['redemptionList'], 'required');
    if (!selectAll && excludeRedemptionList.length > 0)
      broken(['excludeRedemptionList'], 'only_with_select_all');
    if (!selectAll && filter !== undefined) broken(['filter'], 'only_with_select_all');
  });

/** A bulk action as it is asked for (BULK-10); the filter is that of the report. */
export const bulkBody = snakeCased(request);
export type BulkRequest = z.output<typeof request>;

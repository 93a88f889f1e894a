import type { Ability } from '../../../schema/abilities.ts';
import type { ReportFilterName } from '../../../schema/activityReport.ts';

/** Abilities of which a person needs one to see what a filter chooses from, where the report's own are not enough. */
const CHOICES: Partial<Record<ReportFilterName, readonly Ability[]>> = {
  promotion: ['viewPromotions'],
  experience: ['viewPromotions', 'createPromotions'],
  reward_group_ids: ['viewCatalog'],
  provider_ids: ['redemptionsAdmin'],
};

export const choosesFrom = (name: ReportFilterName): readonly Ability[] =>
  CHOICES[name] ?? ['viewPromotionActivityReport'];

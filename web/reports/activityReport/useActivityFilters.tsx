import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { FILTER_STATES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import {
  REPORT_FILTERS,
  REPORT_SECTIONS,
  type ReportFilterName,
  type ReportSection,
} from '../../../schema/reports/activityReport.ts';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import type { RedemptionFilterNames } from '../../fulfillment/shared/redemptions/filters/RedemptionFilterNames.ts';
import { useCurrencyFilter } from '../../fulfillment/shared/redemptions/filters/useCurrencyFilter.tsx';
import { useReportFilters } from '../../fulfillment/shared/redemptions/filters/useReportFilters.tsx';
import { choicesField, type FilterField, flagField } from '../../kit/list/filterFields.tsx';
import type { ListFilters } from '../../kit/list/ListFilters.tsx';
import { pickerField } from '../../kit/list/pickerFields.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { AdvertiserPromotionPicker, PromotionPicker } from '../../promotions/shared/PromotionPicker.tsx';
import { ACTIVITY_LIST, type ActivityListState } from './activityReportList.ts';

/** Milliseconds between the last key and a search (ACTREP-15). */
const DELAY_MS = 500;

const NAMES = Object.keys(REPORT_FILTERS) as ReportFilterName[];

/** Additional abilities for the choices of a filter: the person needs one of them, if the report's own ability is not enough. */
const CHOICES: Partial<Record<ReportFilterName, readonly Ability[]>> = {
  promotion: ['viewPromotions'],
  experience: ['viewPromotions', 'createPromotions'],
  reward_group_ids: ['viewCatalog'],
  provider_ids: ['redemptionsAdmin'],
};

const choosesFrom = (name: ReportFilterName): readonly Ability[] =>
  CHOICES[name] ?? ['viewPromotionActivityReport'];

/** The filters of the report in their sections, limited to the person's abilities (ACTREP-8, ACTREP-11, ACTREP-39). */
export function useActivityFilters(
  list: ActivityListState,
  names: RedemptionFilterNames,
): ComponentProps<typeof ListFilters> {
  const { t } = useTranslation(['activityReport', 'redemptions']);
  const can = useCan();
  const { filter, filters } = list;
  const named = (kind: 'advertiser' | 'promotion') => ({
    label: t(`redemptions:${kind}`),
    nameOf: names.nameOf(kind),
    onChosen: names.remember(kind),
  });
  const fields: Record<ReportFilterName, FilterField> = {
    ...useReportFilters(list, names, DELAY_MS),
    product_currency: useCurrencyFilter(filter('product_currency')),
    advertiser: pickerField(filter('advertiser'), {
      ...named('advertiser'),
      picker: (field) => <AdvertiserPicker {...field} withDisabled />,
    }),
    promotion: pickerField(filter('promotion'), {
      ...named('promotion'),
      picker: (field) =>
        filters.advertiser ? (
          <AdvertiserPromotionPicker {...field} advertiserId={filters.advertiser} />
        ) : (
          <PromotionPicker {...field} />
        ),
    }),
    state: choicesField(filter('state'), {
      label: t('redemptions:states'),
      all: t('redemptions:state_all'),
      values: FILTER_STATES,
      labelOf: (state) => t(`redemptions:state_${state}`),
    }),
  };
  const isOffered = (name: ReportFilterName) =>
    can(REPORT_FILTERS[name].ability) && choosesFrom(name).some((ability) => can(ability));
  const inSection = (section: ReportSection) =>
    NAMES.filter((name) => REPORT_FILTERS[name].section === section && isOffered(name));
  return {
    filters: [
      flagField(filter('include_refunded'), {
        label: t('include_refunded'),
        chip: { label: t('include_refunded'), value: t('redemptions:yes') },
      }),
    ],
    more: REPORT_SECTIONS.map((section) => ({
      title: t(`section.${section}`),
      filters: inSection(section).map((name) => fields[name]),
    })).filter((group) => group.filters.length > 0),
    onClear() {
      const untouched = ACTIVITY_LIST.read(ACTIVITY_LIST.defaults).filters;
      const cleared = [...NAMES, 'include_refunded' as const].map((name) => [name, untouched[name]]);
      list.setFilters(Object.fromEntries(cleared));
    },
  };
}

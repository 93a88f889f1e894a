import { useTranslation } from 'react-i18next';
import type { RedemptionSearchWay } from '../../../../../operations/schema.generated.ts';
import { FILTER_STATES } from '../../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { AdvertiserPicker } from '../../../../advertisers/shared/AdvertiserPicker.tsx';
import { SearchField } from '../../../../kit/fields/SearchField.tsx';
import { boundsField, choicesField, type FilterField } from '../../../../kit/list/filterFields.tsx';
import { pickerField } from '../../../../kit/list/pickerFields.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import {
  AdvertiserPromotionPicker,
  PromotionPicker,
} from '../../../../promotions/shared/PromotionPicker.tsx';
import css from '../Redemptions.module.css';
import type { RedemptionListState, ReportPlace } from '../redemptionList.ts';
import type { RedemptionFilterNames } from './RedemptionFilterNames.ts';

/** The visible filters: the search box with the interpretation of its text, states, advertiser, promotion, days of activation. */
export function useRedemptionFilters(
  { filter, filters }: RedemptionListState,
  {
    place,
    names,
    searchFields,
  }: {
    place: ReportPlace;
    names: RedemptionFilterNames;
    searchFields: readonly RedemptionSearchWay[] | undefined;
  },
): FilterField[] {
  const { t } = useTranslation('redemptions');
  const can = useCan();
  const search = filter('search');
  const { advertiserId } = place;
  const owner = advertiserId ?? filters.advertiser;
  const isOfPromotion = place.promotionId !== undefined;
  const asksAdvertiser = !isOfPromotion && advertiserId === undefined && can('viewAdvertisers');
  return [
    {
      name: 'search',
      field: (
        <span className={css.search}>
          <SearchField label={t('search')} value={search.value} onChange={search.onChange} />
          <span className={css.reading} role="status">
            {search.isSet &&
              searchFields &&
              (searchFields.length > 0
                ? t('taken_for', { ways: searchFields.map((field) => t(`way_${field}`)).join(', ') })
                : t('taken_for_nothing'))}
          </span>
        </span>
      ),
      chip: search.isSet ? { label: t('search_chip'), value: search.value, onRemove: search.clear } : null,
    },
    common(
      choicesField(filter('state'), {
        label: t('states'),
        isLabelHidden: true,
        all: t('state_all'),
        values: FILTER_STATES,
        labelOf: (state) => t(`state_${state}`),
      }),
    ),
    ...(asksAdvertiser
      ? [
          common(
            pickerField(filter('advertiser'), {
              label: t('advertiser'),
              isLabelHidden: true,
              nameOf: names.nameOf('advertiser'),
              onChosen: names.remember('advertiser'),
              picker: (field) => <AdvertiserPicker {...field} withDisabled />,
            }),
          ),
        ]
      : []),
    ...(!isOfPromotion && can('viewPromotions')
      ? [
          common(
            pickerField(filter('promotion'), {
              label: t('promotion'),
              isLabelHidden: true,
              nameOf: names.nameOf('promotion'),
              onChosen: names.remember('promotion'),
              picker: (field) =>
                owner ? (
                  <AdvertiserPromotionPicker {...field} advertiserId={owner} />
                ) : (
                  <PromotionPicker {...field} />
                ),
            }),
          ),
        ]
      : []),
    boundsField(filter('activation'), { label: t('activated'), words: (days) => t(boundsWord(days), days) }),
  ];
}

/** A visible filter takes its share of the line. */
const common = ({ field, ...filter }: FilterField): FilterField => ({
  ...filter,
  field: <span className={css.common}>{field}</span>,
});

/** A range of days in words; either end may be open. */
export const boundsWord = ({ start, end }: { start: string | null; end: string | null }) =>
  start && end ? 'days_between' : start ? 'days_from' : 'days_to';

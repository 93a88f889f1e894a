import { useTranslation } from 'react-i18next';
import { type FilterField, flagField, searchField } from '../../../kit/list/filterFields.tsx';
import type { PromotionListState } from './promotionList.ts';

const SWITCHES = ['withPaused', 'withCompleted', 'withDisabled'] as const;

/** A search by name, and the statuses to show besides enabled ones (PROMOLIST-9, PROMOLIST-13). */
export function usePromotionFilters({ filter }: PromotionListState): FilterField[] {
  const { t } = useTranslation('promotions');
  return [
    searchField(filter('search'), { label: t('search'), chip: t('search_chip') }),
    ...SWITCHES.map((name) => {
      const bound = filter(name);
      const value = t(bound.value ? 'shown' : 'hidden');
      return flagField(bound, { label: t(name), chip: { label: t(name), value } });
    }),
  ];
}

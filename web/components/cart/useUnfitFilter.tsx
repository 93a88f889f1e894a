import { useTranslation } from 'react-i18next';
import { type FilterField, flagField } from '../../kit/list/filterFields.tsx';
import type { ChooserDefinition, ChooserList } from './catalogList.ts';

/** Filters whose first values exclude rewards that usually cannot be given, and what shows all rewards. */
const WIDEST = { sale: 'all', currency: '', delivery: 'all' } as const;

/**
 * The switch that shows rewards which cannot be given, each with its reason. Most of them are excluded by the first values of filters: where the
 * person has chosen no others, these go, and come back.
 */
export function useUnfitFilter(
  list: ChooserList,
  definition: ChooserDefinition,
): { field: FilterField; isShown: boolean; showAll: () => void } {
  const { t } = useTranslation('catalog');
  const { filters } = list;
  const initial = definition.read(definition.defaults).filters;
  const unfit = list.filter('unfit');
  function show(isShown: boolean): void {
    const [from, to] = isShown ? [initial, WIDEST] : [WIDEST, initial];
    list.setFilters({
      unfit: isShown,
      sale: filters.sale === from.sale ? to.sale : filters.sale,
      currency: filters.currency === from.currency ? to.currency : filters.currency,
      delivery: filters.delivery === from.delivery ? to.delivery : filters.delivery,
    });
  }
  return {
    field: flagField(
      { ...unfit, onChange: show, clear: () => show(false) },
      { label: t('show_unfit'), chip: { label: t('unfit_chip'), value: t('unfit_shown') } },
    ),
    isShown: unfit.value,
    showAll: () => show(true),
  };
}

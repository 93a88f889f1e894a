import { useTranslation } from 'react-i18next';
import type { CatalogScreenQuery } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { CONDITIONS_OF_SALE, DELIVERY_MODES } from '../../../../schema/catalog/products.ts';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { formatCountry } from '../../../kit/format/money.ts';
import { choiceField, type FilterField, searchField } from '../../../kit/list/filterFields.tsx';
import css from './Cart.module.css';
import { ALL, type CatalogList } from './catalogList.ts';
import { FaceValueFilter } from './FaceValueFilter.tsx';

type Page = NonNullable<CatalogScreenQuery['searchRewards']>;

/** The search bar and the filters (CATALOG-1, CATALOG-3): values that occur in the results, with their counts if all results are counted. */
export function useCatalogFilters(
  list: CatalogList,
  {
    found,
    sellers,
    searchDelay,
  }: {
    found: Pick<Page, 'facets' | 'page'> | null | undefined;
    /** None while they are unknown; undefined where there is no choice. */
    sellers: NonNullable<CatalogScreenQuery['sellers']> | undefined;
    searchDelay?: number | undefined;
  },
): FilterField[] {
  const { t, i18n } = useTranslation('catalog');
  const { language } = i18n;
  const facets = found?.facets;
  const isCounted = found?.page?.totalIsCapped === false;
  const nameOfCountry = (code: string) => formatCountry(code, language, t('worldwide'));
  const faceted = (
    name: 'brand' | 'country' | 'currency',
    values: readonly { value: string; label?: string | null; count: number }[],
    labelOf: (value: string) => string,
  ): FilterField => {
    const { value, isSet, onChange, clear } = list.filter(name);
    const options = values
      .filter((facet) => facet.value !== '*')
      .map((facet) => ({
        id: facet.value,
        label: facet.label ?? labelOf(facet.value),
        ...(isCounted && { detail: String(facet.count) }),
      }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
    const all = t(`all_${name}`);
    const label = options.find(({ id }) => id === value)?.label ?? (value ? labelOf(value) : all);
    if (value && options.every(({ id }) => id !== value))
      options.unshift({ id: value, label, ...(isCounted && { detail: '0' }) });
    return {
      name,
      field: (
        <SelectField
          label={t(name)}
          isLabelHidden
          options={[{ id: ALL, label: all }, ...options]}
          value={value || ALL}
          onChange={(next) => onChange(next === ALL ? '' : next)}
        />
      ),
      chip: isSet ? { label: t(name), value: label, onRemove: clear } : null,
    };
  };
  const { min, max } = list.filters;
  const seller = list.filter('seller');
  return [
    searchField(list.filter('search'), {
      label: t('search'),
      chip: t('search_chip'),
      ...(searchDelay && { delay: searchDelay }),
    }),
    ...(sellers
      ? [
          {
            name: 'seller',
            field: (
              <div className={css.seller}>
                <SelectField
                  label={t('seller')}
                  isLabelHidden
                  isDisabled={sellers.length < 2}
                  placeholder={t('seller')}
                  options={sellers.map(({ id, name }) => ({ id, label: name }))}
                  value={seller.value ?? sellers[0]?.id}
                  onChange={seller.onChange}
                />
              </div>
            ),
            chip: null,
          },
        ]
      : []),
    faceted('brand', facets?.brands ?? [], (value) => value),
    faceted('country', facets?.countries ?? [], nameOfCountry),
    faceted('currency', facets?.currencies ?? [], (value) => value),
    choiceField(list.filter('delivery'), {
      label: t('delivery'),
      values: ['all', ...DELIVERY_MODES],
      labelOf: (value) => t(`delivery_${value}`),
    }),
    choiceField(list.filter('sale'), {
      label: t('sale'),
      values: ['all', ...CONDITIONS_OF_SALE],
      labelOf: (value) => t(`sale_${value}`),
    }),
    {
      name: 'value',
      field: <FaceValueFilter min={min} max={max} onChange={(values) => list.setFilters(values)} />,
      chip:
        min || max
          ? {
              label: t('value_chip'),
              value: t(min && max ? 'value_between' : min ? 'value_from' : 'value_to', { min, max }),
              onRemove: () => list.setFilters({ min: '', max: '' }),
            }
          : null,
    },
  ];
}

import { useTranslation } from 'react-i18next';
import type { CatalogProductRowFragment } from '../../../operations/catalog/catalog/AdvertiserCatalogTab.generated.ts';
import { formatMoney } from '../../kit/format/money.ts';
import type { Column } from '../../kit/table/column.ts';
import { status } from '../../kit/table/columns.tsx';

/** Columns of the products that promotions offer (ADV-28). */
export function useCatalogColumns(): Column<CatalogProductRowFragment>[] {
  const { t, i18n } = useTranslation('catalog');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  return [
    status('status', {
      header: t('status'),
      width: '8rem',
      isSortable: true,
      label: (status) => t(`status_${status}`),
    }),
    {
      id: 'promotion_name',
      header: t('promotion'),
      width: '26%',
      isSortable: true,
      cell: ({ promotionName }) => promotionName,
    },
    {
      id: 'product_name',
      header: t('product_name'),
      isSortable: true,
      cell: ({ productName }) => productName,
    },
    {
      id: 'values',
      header: t('values'),
      width: '26%',
      cell: ({ values }) =>
        values.map((value) => formatMoney(value, i18n.language)).join(' · ') || t('no_values'),
    },
    {
      id: 'discount',
      header: t('discount'),
      align: 'end',
      width: '7rem',
      // Hundredths of a percent are whole numbers, so no digit is lost.
      cell: ({ discount }) =>
        discount === null ? '–' : percent.format(Math.round(Number(discount) * 100) / 10_000),
    },
  ];
}

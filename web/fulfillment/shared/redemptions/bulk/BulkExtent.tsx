import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../kit/format/numbers.ts';
import type { Selection } from '../../../../kit/list/useSelection.ts';

/** The number of affected redemptions – "All the" if everything that matches was selected (BULK-7) – and the action. */
export function BulkExtent({ selection, text }: { selection: Selection; text: string }) {
  const { t, i18n } = useTranslation('redemptionBulk');
  const { all, count, excluded } = selection;
  const countText = formatCount(count, i18n.language);
  const extent = all ? (excluded.length > 0 ? 'extent_all_but' : 'extent_all') : 'extent_some';
  return (
    <p>
      <strong>
        {t(extent, { count, shown: countText, excluded: formatCount(excluded.length, i18n.language) })}
      </strong>{' '}
      {text}
    </p>
  );
}

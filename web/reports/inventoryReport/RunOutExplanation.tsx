import { useTranslation } from 'react-i18next';
import type { InventoryReportRowFragment } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { formatDay } from '../../kit/format/dates.ts';
import { formatMoney } from '../../kit/format/money.ts';
import css from './Inventory.module.css';

/** Explains the run-out day: the remainder, the pace, the confidence. */
export function RunOutExplanation({ row }: { row: InventoryReportRowFragment }) {
  const { t, i18n } = useTranslation('inventoryReport');
  const { state, perDay, dispersion, expectedOn, earliestOn, latestOn } = row.runOut;
  const number = (value: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
  const left = row.budget ? formatMoney(row.budget, i18n.language) : number(row.totalStock ?? 0);
  const day = (text: string | null) => (text ? formatDay(text, 'table') : t('a_year'));
  return (
    <p className={css.muted}>
      {t(`explained.${state}`, {
        left,
        pace: number(perDay),
        day: day(expectedOn),
        from: day(earliestOn),
        to: day(latestOn),
      })}
      {state === 'dated' && dispersion > 1.5 && ` ${t('explained.varied', { times: number(dispersion) })}`}
    </p>
  );
}

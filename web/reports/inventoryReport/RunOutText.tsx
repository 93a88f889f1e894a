import { useTranslation } from 'react-i18next';
import type { InventoryReportRowFragment } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { formatDay } from '../../kit/format/dates.ts';
import { Icon } from '../../kit/Icon.tsx';
import css from './Inventory.module.css';

/** The run-out day, with its range below it; a bell if an alert comes before. */
export function RunOutText({ runOut, alert }: Pick<InventoryReportRowFragment, 'runOut' | 'alert'>) {
  const { t } = useTranslation('inventoryReport');
  const { state, expectedOn, earliestOn, latestOn } = runOut;
  const bell = alert?.workingDays != null && (
    <Icon name="bell" size={14} label={t('alert_before', { count: alert.workingDays })} />
  );
  if (state !== 'dated' || !expectedOn)
    return (
      <span className={css.day}>
        <span className={state === 'empty' ? css.empty : css.muted}>
          {t(`state.${state}`)} {bell}
        </span>
      </span>
    );
  return (
    <span className={css.day}>
      <span>
        {formatDay(expectedOn, 'table')} {bell}
      </span>
      <span className={css.muted}>
        {earliestOn && latestOn
          ? t('band', { from: shortDay(earliestOn), to: shortDay(latestOn) })
          : earliestOn && t('band_open', { from: shortDay(earliestOn) })}
      </span>
    </span>
  );
}

/** Day and month: `24 / 11`. */
const shortDay = (day: string): string => formatDay(day, 'table').slice(0, 7);

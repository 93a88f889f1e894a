import { useTranslation } from 'react-i18next';

/** Says why a row of a bulk action was left, failed or stopped. */
export function useBulkReason(): (reason: string | null) => string {
  const { t, i18n } = useTranslation('redemptionBulk');
  return (reason) => {
    const key = `redemptionBulk:reason.${reason}`;
    return reason !== null && i18n.exists(key) ? t(`reason.${reason}` as 'reason.other') : t('reason.other');
  };
}

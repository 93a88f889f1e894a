import { useTranslation } from 'react-i18next';

/** Explains the state of a redemption; a reason without its own text is shown as it is. */
export function useStateDetails(): (reason: string) => string {
  const { t } = useTranslation('redemption');
  return (reason) => {
    const status = /^provider_(\d{3})$/.exec(reason)?.[1];
    if (status) return t('state_details.provider_status', { status });
    return t(`state_details.${reason}`, { defaultValue: reason.replaceAll('_', ' ') });
  };
}

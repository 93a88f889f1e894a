import { useTranslation } from 'react-i18next';

/** Says why a redemption stands where it does; a reason without words of its own is told as it is. */
export function useStateDetails(): (reason: string) => string {
  const { t } = useTranslation('redemption');
  return (reason) => {
    const status = /^provider_(\d{3})$/.exec(reason)?.[1];
    if (status) return t('state_details.provider_status', { status });
    return t(`state_details.${reason}`, { defaultValue: reason.replaceAll('_', ' ') });
  };
}

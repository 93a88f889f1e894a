import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/layout/Banner.tsx';

/** Says that the advertiser is disabled. */
export function DisabledNotice() {
  const { t } = useTranslation('budgets');
  return (
    <Banner tone="warning" title={t('disabled')}>
      <p>{t('disabled_text')}</p>
    </Banner>
  );
}

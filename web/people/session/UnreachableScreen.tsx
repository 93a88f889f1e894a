import { useTranslation } from 'react-i18next';
import css from './SessionPage.module.css';
import { SessionActions, SessionPage } from './SessionPage.tsx';

/** Says that the gateway does not respond, and offers a retry. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('session');
  return (
    <SessionPage title={t('unreachable')}>
      <p>{t('unreachable_text')}</p>
      <SessionActions>
        <button type="button" className={css.button} onClick={onRetry}>
          {t('try_again')}
        </button>
      </SessionActions>
    </SessionPage>
  );
}

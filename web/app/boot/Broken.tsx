import { useTranslation } from 'react-i18next';
import css from '../../people/session/SessionPage.module.css';
import { SessionActions, SessionPage } from '../../people/session/SessionPage.tsx';

interface Props {
  /** True inside the shell's layout. */
  isInShell?: boolean;
  /** Fetches again what did not come, and leaves the rest of the page as it is. */
  onRetry?: () => void;
}

/** In place of a page that broke, or whose code did not come. */
export function Broken({ onRetry, isInShell = onRetry !== undefined }: Props) {
  const { t } = useTranslation('session');
  return (
    <SessionPage title={t('broken')} isInShell={isInShell}>
      <p role="alert">{t(onRetry ? 'code_missing' : 'broken_text')}</p>
      <SessionActions>
        {onRetry && (
          <button type="button" className={css.quiet} onClick={onRetry}>
            {t('try_again')}
          </button>
        )}
        <button type="button" className={css.button} onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </SessionActions>
    </SessionPage>
  );
}

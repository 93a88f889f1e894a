import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../screens/session/SessionPage.module.css';
import { SessionActions, SessionPage } from '../screens/session/SessionPage.tsx';

interface Props {
  children: ReactNode;
  /** Replaces the failed part; by default a page that offers to reload the application. */
  fallback?: ReactNode;
  /** Whether it is inside the shell. */
  isInShell?: boolean;
}

/** Catches what breaks while rendering, a script that cannot be fetched any more included, and keeps the rest alive. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { fallback, isInShell = false } = this.props;
    return fallback === undefined ? <Broken isInShell={isInShell} /> : fallback;
  }
}

function Broken({ isInShell }: { isInShell: boolean }) {
  const { t } = useTranslation('session');
  return (
    <SessionPage title={t('broken')} isInShell={isInShell}>
      <p>{t('broken_text')}</p>
      <SessionActions>
        <button type="button" className={css.button} onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </SessionActions>
    </SessionPage>
  );
}

import { useTranslation } from 'react-i18next';
import { Logo } from '../kit/Logo.tsx';
import css from './Splash.module.css';

/** Holds the place of the shell until the session and its application are known: the header where it will be, so that nothing jumps. */
export function Splash() {
  const { t } = useTranslation('session');
  return (
    <div className={css.splash} role="status" aria-label={t('loading')}>
      <div className={css.header}>
        <Logo />
      </div>
    </div>
  );
}

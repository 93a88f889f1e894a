import { useTranslation } from 'react-i18next';
import { Logo } from '../../kit/Logo.tsx';
import { isLikelySignedIn } from '../../session/session.ts';
import css from './Splash.module.css';

/** Holds the place of the shell until the session and its application are known: the header where it will be, so that nothing jumps, if one is likely. */
export function Splash() {
  const { t } = useTranslation('session');
  const hasHeader = isLikelySignedIn();
  return (
    <div className={hasHeader ? css.splash : css.alone} role="status" aria-label={t('loading')}>
      <div className={hasHeader ? css.header : undefined}>
        <Logo />
      </div>
    </div>
  );
}

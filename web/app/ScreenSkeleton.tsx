import { useTranslation } from 'react-i18next';
import css from './ScreenSkeleton.module.css';

/** The shape of a screen whose code is on its way: a title, its action, a panel. */
export function ScreenSkeleton() {
  const { t } = useTranslation('session');
  return (
    <div className={css.skeleton} role="status" aria-label={t('loading')}>
      <div className={css.title} />
      <div className={css.panel} />
    </div>
  );
}

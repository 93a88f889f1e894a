import { useTranslation } from 'react-i18next';
import css from './LoadingBar.module.css';

/** The thin line under the header while something is fetched. */
export function LoadingBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.place}>
      {isActive && <div className={css.bar} role="progressbar" aria-label={t('loading')} />}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import css from './LoadingBar.module.css';

/** A thin running line while something is fetched: under the header, or over the top of a part (`isOverlay`). */
export function LoadingBar({
  isActive,
  isOverlay = false,
}: {
  isActive: boolean;
  isOverlay?: boolean | undefined;
}) {
  const { t } = useTranslation('kit');
  return (
    <div className={classes(css.place, isOverlay && css.overlay)}>
      {isActive && <div className={css.bar} role="progressbar" aria-label={t('loading')} />}
    </div>
  );
}

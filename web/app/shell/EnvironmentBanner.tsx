import { useTranslation } from 'react-i18next';
import css from './Shell.module.css';
import type { Build } from './useShell.ts';

/** Says in every environment but production which one this is, and in which version (SHELL-8, SHELL-30). */
export function EnvironmentBanner({ build }: { build: Build | null }) {
  const { t } = useTranslation('app');
  if (!build || build.environment === 'production') return null;
  return (
    <aside className={css.banner} aria-label={t('environment_label')}>
      {t('environment', { environment: build.environment, version: build.version })}
    </aside>
  );
}

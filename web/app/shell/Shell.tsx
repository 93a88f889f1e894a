import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { loadWords } from '../../i18n/i18n.ts';
import { ToastRegion } from '../../kit/feedback/ToastRegion.tsx';
import { useFocusFallback } from '../../kit/feedback/useFocusFallback.ts';
import { Icon } from '../../kit/Icon.tsx';
import { lazyDialog } from '../../kit/loading/lazyDialog.tsx';
import { closeNewPromotion, useIsNewPromotionOpen } from '../../navigation/openNewPromotion.ts';
import { Header } from './Header.tsx';
import type { Links } from './menu.ts';
import css from './Shell.module.css';
import type { Build } from './useShell.ts';

const NewPromotionDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../promotions/shared/NewPromotionDialog.tsx'),
    loadWords('promotions'),
  ]);
  return part.NewPromotionDialog;
});

/** The dialog for a new promotion, over whatever is shown until one goes elsewhere; its code comes when it is first opened. */
export function NewPromotion() {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the screen closes the dialog over it
  useEffect(() => closeNewPromotion, [path]);
  return useIsNewPromotionOpen() ? <NewPromotionDialog onClose={closeNewPromotion} /> : null;
}

/** The frame of every screen: banner, header, content area, footer. */
export function Shell({
  build,
  links,
  children,
}: {
  build: Build | null;
  links: Links;
  children: ReactNode;
}) {
  const { t } = useTranslation('app');
  const content = useFocusFallback<HTMLElement>();
  return (
    <div className={css.shell}>
      <button type="button" className={css.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t('skip_to_content')}
      </button>
      <EnvironmentBanner build={build} />
      <Header links={links} />
      <main id="content" ref={content} className={css.content} tabIndex={-1}>
        {children}
      </main>
      <Footer links={links} build={build} />
      <NewPromotion />
      <ToastRegion />
    </div>
  );
}

/** Says in every environment but production which one this is, and in which version (SHELL-8, SHELL-30). */
function EnvironmentBanner({ build }: { build: Build | null }) {
  const { t } = useTranslation('app');
  if (!build || build.environment === 'production') return null;
  return (
    <aside className={css.banner} aria-label={t('environment_label')}>
      {t('environment', { environment: build.environment, version: build.version })}
    </aside>
  );
}

/** Copyright line and social link (SHELL-23, SHELL-24), with the version that is running. */
function Footer({ links, build }: { links: Links; build: Build | null }) {
  const { t } = useTranslation('app');
  return (
    <footer className={css.footer}>
      <p>{t('copyright', { year: new Date().getFullYear() })}</p>
      {build && <p>{t('version', { version: build.version })}</p>}
      {links.social && (
        <a href={links.social} target="_blank" rel="noopener noreferrer">
          {t('follow_us')}
          <Icon name="external" size={12} label={t('new_tab')} />
        </a>
      )}
    </footer>
  );
}

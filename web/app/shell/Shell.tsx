import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastRegion } from '../../kit/feedback/ToastRegion.tsx';
import { useFocusGoesOn } from '../../kit/feedback/useFocusGoesOn.ts';
import { EnvironmentBanner } from './EnvironmentBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { Links } from './menu.ts';
import { NewPromotion } from './NewPromotion.tsx';
import css from './Shell.module.css';
import type { Build } from './useShell.ts';

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
  const content = useFocusGoesOn<HTMLElement>();
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

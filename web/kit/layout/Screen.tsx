import { createContext, type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWayBack, type WayBack } from '../../navigation/wayBack.ts';
import { TextLink } from '../actions/TextLink.tsx';
import css from './Screen.module.css';

export interface ScreenProps {
  title: string;
  subtitle?: ReactNode;
  /** Beside the title: an avatar, a status. */
  lead?: ReactNode;
  badge?: ReactNode;
  /** Buttons at the top right, the primary one last. */
  actions?: ReactNode;
  /** The way up. Where the screen was opened from that very page, the link restores its search, page and tab. */
  back?: WayBack | undefined;
  banner?: ReactNode;
  children: ReactNode;
  /** A narrow column, for forms. */
  width?: 'full' | 'form' | undefined;
}

/** True inside the frame of a screen. */
export const InScreen = createContext(false);

/** Frame of a screen: way back, title, actions, then its content. It also names the window. */
export function Screen({
  title,
  subtitle,
  lead,
  badge,
  actions,
  back,
  banner,
  children,
  width = 'full',
}: ScreenProps) {
  const { t } = useTranslation('kit');
  useEffect(() => {
    document.title = title ? `${title} · ${t('product')}` : t('product');
  }, [title, t]);
  return (
    <div className={css.screen} data-width={width}>
      <header className={css.head}>
        {back && <BackLink {...back} />}
        <div className={css.line}>
          {lead}
          <div className={css.titles}>
            <div className={css.titleLine}>
              <h1 className={css.title}>{title}</h1>
              {badge}
            </div>
            {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </header>
      {banner}
      <InScreen value={true}>{children}</InScreen>
    </div>
  );
}

function BackLink(back: WayBack) {
  const { href, label } = useWayBack([back]);
  return (
    <p className={css.back}>
      <TextLink href={href}>← {label}</TextLink>
    </p>
  );
}

/** Replaces a part of a screen or a whole one. Alone it gets a screen's frame, with heading and back link. */
export function WholeScreen({
  children,
  ...frame
}: Pick<ScreenProps, 'title' | 'back'> & { children: ReactNode }) {
  return use(InScreen) ? children : <Screen {...frame}>{children}</Screen>;
}

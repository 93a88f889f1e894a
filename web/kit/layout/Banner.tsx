import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import css from './Banner.module.css';

export type BannerTone = 'info' | 'warning' | 'danger' | 'success';

const ICON: Record<BannerTone, IconName> = {
  info: 'info',
  warning: 'alert-triangle',
  danger: 'blocker',
  success: 'check-circle',
};

export interface BannerProps {
  /** Ref for moving the focus to the banner. */
  ref?: Ref<HTMLDivElement> | undefined;
  tone?: BannerTone | undefined;
  title?: string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A message that stays on the screen it is about. */
export function Banner({ ref, tone = 'info', title, actions, children }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={classes(css.banner, css[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={ICON[tone]} size={20} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

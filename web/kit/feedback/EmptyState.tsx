import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import css from './Blocks.module.css';

export interface EmptyStateProps {
  /** Names the missing content: "No promotions". */
  title: string;
  icon?: IconName | undefined;
  /** Describes the content that would be here, and how to get it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Says that there is no content, and why. */
export function EmptyState({ title, icon = 'empty', children, actions }: EmptyStateProps) {
  return (
    <div className={css.block}>
      <Icon name={icon} size={24} className={css.icon} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

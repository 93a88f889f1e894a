import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import css from './Blocks.module.css';

export interface EmptyStateProps {
  /** What is not there: "No promotions". */
  title: string;
  icon?: IconName | undefined;
  /** What would be here, and how to get it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing is here, and why. */
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

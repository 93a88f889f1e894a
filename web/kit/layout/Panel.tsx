import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import css from './Panel.module.css';

export interface PanelProps {
  title?: string | undefined;
  subtitle?: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Content up to the border: for tables. */
  isFlush?: boolean | undefined;
}

/** A bordered part of a screen with its own title and actions. */
export function Panel({ title, subtitle, badge, actions, children, isFlush = false }: PanelProps) {
  const id = useId();
  return (
    <section className={css.panel} {...(title && { 'aria-labelledby': id })}>
      {(title || badge || actions) && (
        <header className={css.head}>
          <div className={css.titles}>
            {(title || badge) && (
              <div className={css.titleLine}>
                {title && (
                  <h2 id={id} className={css.title}>
                    {title}
                  </h2>
                )}
                {badge}
              </div>
            )}
            {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <div className={classes(css.body, isFlush && css.flush)}>{children}</div>
    </section>
  );
}

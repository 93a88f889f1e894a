import type { ReactNode } from 'react';
import css from './Charts.module.css';

/** Where a chart is drawn; its summary is read out in place of it. */
export function Plot({
  summary,
  height,
  children,
}: {
  summary: string;
  height?: number;
  children: ReactNode;
}) {
  return (
    <div role="img" className={css.plot} style={height ? { height } : {}} aria-label={summary}>
      {children}
    </div>
  );
}

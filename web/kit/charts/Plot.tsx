import type { ReactNode } from 'react';
import css from './Charts.module.css';

/** Area of a chart. Screen readers read its summary instead. */
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

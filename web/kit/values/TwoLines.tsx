import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** A value of a cell, and smaller below it what is to be known about it. */
export function TwoLines({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <span className={css.lines}>
      {children}
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}

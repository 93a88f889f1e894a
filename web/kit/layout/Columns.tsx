import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Columns.module.css';

/** Parts side by side where the width allows, else one below the other: `halves`, `wide` (2:1), or `beside` (2:1, the second part beside all others). */
export function Columns({
  shape = 'halves',
  children,
}: {
  shape?: 'halves' | 'wide' | 'beside' | undefined;
  children: ReactNode;
}) {
  return <div className={classes(css.columns, css[shape])}>{children}</div>;
}

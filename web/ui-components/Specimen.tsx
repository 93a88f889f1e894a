import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import css from './UiComponents.module.css';

/** One piece in one state, with the name of that state. */
export function Specimen({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes(css.specimen, isWide && css.wide)}>
      <p className={css.name}>{name}</p>
      {children}
    </div>
  );
}

/** Small pieces side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** The grid of specimens. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className={css.specimens}>{children}</div>;
}

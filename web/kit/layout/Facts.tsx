import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** Every value is short, such as an amount: a phone shows two beside each other. */
  isFigures?: boolean | undefined;
  /** True for a narrow column: one fact per line, its name before its value. */
  isRows?: boolean | undefined;
}

/** Names and values of one thing, in columns as the width allows. */
export function Facts({ facts, isFigures = false, isRows = false }: FactsProps) {
  return (
    <dl className={classes(css.facts, isFigures && css.figures, isRows && css.rows)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

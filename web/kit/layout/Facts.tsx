import type { ReactNode } from 'react';
import css from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and values of one thing, in columns as the width allows. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { type Tone, toneOf } from './statusTones.ts';
import css from './Values.module.css';

export interface StatusBadgeProps {
  /** A status or state as the services spell it. */
  status: string;
  /** Its words; `status.<status>` of the namespace `kit` when absent. */
  label?: string | undefined;
  tone?: Tone | undefined;
}

/** A status in words, with its color as a second sign. */
export function StatusBadge({ status, label, tone = toneOf(status) }: StatusBadgeProps) {
  const { t } = useTranslation('kit');
  return (
    <span className={classes(css.badge, css[tone])}>
      <span className={css.dot} aria-hidden="true" />
      {label ?? t(`status.${status}`, { defaultValue: status.replaceAll('_', ' ') })}
    </span>
  );
}

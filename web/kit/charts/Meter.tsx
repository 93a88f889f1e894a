import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { formatRatio } from '../format/numbers.ts';
import css from './Charts.module.css';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** In place of the percentage. */
  text?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Shows the rest of a quantity: red at 25 % or less, orange at 50 % or less, else green. */
export function Meter({ label, value, max, text, isLabelHidden = false }: MeterProps) {
  const { i18n } = useTranslation('kit');
  const valueText = text ?? formatRatio(value, max, i18n.language);
  return (
    <AriaMeter
      aria-label={label}
      value={value}
      minValue={0}
      maxValue={max > 0 ? max : 1}
      valueLabel={valueText}
      className={css.meter ?? ''}
    >
      {({ percentage }) => (
        <>
          {!isLabelHidden && <span className={css.meterLabel}>{label}</span>}
          <span className={css.meterTrack}>
            <span
              className={classes(css.meterFill, css[meterTone(value, max)])}
              style={{ width: `${percentage}%` }}
            />
          </span>
          <span className={css.meterText}>{valueText}</span>
        </>
      )}
    </AriaMeter>
  );
}

/** Color of a meter: red up to 25 % (UI-17), orange up to 50 % (UI-18), green above (UI-19). An empty whole is red. */
export function meterTone(value: number, max: number): 'red' | 'orange' | 'green' {
  const share = max > 0 ? value / max : 0;
  if (share <= 0.25) return 'red';
  return share <= 0.5 ? 'orange' : 'green';
}

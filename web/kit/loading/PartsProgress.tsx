import { useTranslation } from 'react-i18next';
import { formatCount } from '../format/numbers.ts';
import css from './PartsProgress.module.css';

/** Outcome of a part of the work, as its color: done, failed, otherwise ended, one of three further stages, or still waiting. */
export type ProgressTone = 'done' | 'failed' | 'ended' | 'first' | 'second' | 'third' | 'waiting';

export interface ProgressPart {
  tone: ProgressTone;
  label: string;
  count: number;
}

interface PartsProgressProps {
  label: string;
  /** Size of the whole work, and how much of it is finished. */
  total: number;
  closed: number;
  /** The same in words. */
  text: string;
  /** In the order of the bar; a part without anything is not shown. What is missing to `total` stays empty. */
  parts: readonly ProgressPart[];
  /** The parts are said elsewhere. */
  isLegendHidden?: boolean | undefined;
}

/** Shows the progress of work in pieces: a bar of its parts, and the number of pieces in each. */
export function PartsProgress({ label, total, closed, text, parts, isLegendHidden }: PartsProgressProps) {
  const { i18n } = useTranslation('kit');
  const visibleParts = parts.filter(({ count }) => count > 0);
  const rest = total - visibleParts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={closed}
        aria-valuetext={text}
      >
        {visibleParts.map((part) => (
          <span
            key={part.label}
            className={css.part}
            data-tone={part.tone}
            style={{ flexGrow: part.count }}
          />
        ))}
        {rest > 0 && <span style={{ flexGrow: rest }} />}
      </div>
      {visibleParts.length > 0 && !isLegendHidden && (
        <ul className={css.legend}>
          {visibleParts.map((part) => (
            <li key={part.label}>
              <span className={css.sign} data-tone={part.tone} aria-hidden="true" />
              {part.label} <strong>{formatCount(part.count, i18n.language)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatCount } from '../format/numbers.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { Skeleton } from '../loading/skeletons.tsx';
import css from './Charts.module.css';
import { DONUT_SIZE, type DonutSlice, sliceColour } from './donutSlice.ts';

/** Up to this sum the middle shows every digit, above it a short form (UI-16). */
export const DONUT_LIMIT = 10_000;

export interface DonutProps {
  label: string;
  slices: readonly DonutSlice[];
  /** In the middle; the sum when absent. */
  centre?: ReactNode;
  centreLabel?: string | undefined;
  limit?: number | undefined;
  /** "No data" when absent (UI-12). */
  emptyText?: string | undefined;
}

/** The legend has all figures, so a ring that fails to load needs no replacement. */
const DonutRing = lazyPart(
  () => import('./DonutRing.tsx').then((part) => part.DonutRing),
  () => null,
);

/** Parts of a whole: a ring beside its legend, which carries the figures for everybody. */
export function Donut({ label, slices, centre, centreLabel, limit = DONUT_LIMIT, emptyText }: DonutProps) {
  const { t, i18n } = useTranslation('kit');
  const sum = slices.reduce((total, { value }) => total + Math.max(0, value), 0);
  const isEmpty = sum === 0 && centre === undefined;
  const middle = sum > limit ? formatCompact(sum, i18n.language) : formatCount(sum, i18n.language);
  return (
    <figure className={css.donut} aria-label={label}>
      <div className={css.ring} style={{ width: DONUT_SIZE, height: DONUT_SIZE }}>
        <Suspense fallback={<Skeleton width={DONUT_SIZE} height={DONUT_SIZE} isRound />}>
          <DonutRing slices={slices} />
        </Suspense>
        <div className={css.centre}>
          <span className={css.centreValue}>
            {isEmpty ? (emptyText ?? t('no_data')) : (centre ?? middle)}
          </span>
          {centreLabel && !isEmpty && <span className={css.centreLabel}>{centreLabel}</span>}
        </div>
      </div>
      <ul className={css.legend}>
        {slices.map(({ id, label: name, value, text, colour }, index) => (
          <li key={id} className={css.legendItem}>
            <span
              className={css.swatch}
              style={{ background: sliceColour(colour, index) }}
              aria-hidden="true"
            />
            <span className={css.legendLabel}>{name}</span>
            <span className={css.legendValue}>{text ?? formatCount(value, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

import type { TFunction } from 'i18next';

const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3_600 },
  { unit: 'minutes', seconds: 60 },
] as const;

/** A duration in its largest unit, rounded up: `90` → "2 minutes". Needs the texts of dispatches. */
export function durationText(seconds: number, t: TFunction<'dispatches'>): string {
  // A day and a half is clearer in hours.
  const fitting = UNITS.find(
    (one) => seconds >= one.seconds && (one.unit !== 'days' || seconds % one.seconds === 0),
  );
  if (!fitting) return t('duration.seconds', { count: seconds });
  return t(`duration.${fitting.unit}`, { count: Math.ceil(seconds / fitting.seconds) });
}

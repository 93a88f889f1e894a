/** A shift of the demo's clock: a number of days or hours ahead, or the moment that it becomes. */
const AHEAD = /^\+(\d{1,4})([dh])$/;

/** Milliseconds that the business clock is set ahead by a text such as `+40d`, `+12h` or an instant; null where it is none, or lies behind. */
export function clockShift(text: string, now: Date): number | null {
  const [, count, unit] = AHEAD.exec(text) ?? [];
  if (count) return Number(count) * (unit === 'd' ? 86_400_000 : 3_600_000);
  const moment = /T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) || moment < now.getTime() ? null : moment - now.getTime();
}

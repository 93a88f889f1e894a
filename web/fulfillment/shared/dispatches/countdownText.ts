/** Formats seconds like a clock: `0:42`, `2:05:10`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The remaining seconds that are announced: every ten in the last minute, whole minutes before. */
export const announcedSeconds = (seconds: number): number => {
  const step = seconds <= 60 ? 10 : 60;
  return Math.ceil(seconds / step) * step;
};

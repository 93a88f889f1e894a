/** Maximum number of typing errors: one in short words, more in longer ones. */
const mistakesIn = (word: string) => (word.length < 6 ? 1 : word.length < 10 ? 2 : 3);

/** The most likely intended words among those that share letters with a typed one: nearest first, at most `most`. Empty if all are too far. */
export function nearestWords(typed: string, words: readonly string[], most: number): string[] {
  return words
    .map((word) => ({ word, mistakes: mistakesBetween(typed, word) }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(typed))
    .sort((one, other) => one.mistakes - other.mistakes)
    .slice(0, most)
    .map(({ word }) => word);
}

/** Letters added, omitted, changed or swapped with their neighbor: the optimal string alignment distance. */
function mistakesBetween(typed: string, meant: string): number {
  let [before, last] = [[] as number[], Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let at = 1; at <= meant.length; at++) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      line[at] = Math.min(
        (line[at - 1] as number) + 1,
        (last[at] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, line];
  }
  return last[meant.length] as number;
}

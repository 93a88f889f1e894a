/** Random choices that are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 to 1, 1 excluded. */
  fraction(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A key of `weights`, as often as its weight says. */
  weighted<Key extends string>(weights: Partial<Record<Key, number>>): Key;
}

/** Mulberry32: 32 bits of state, good enough for data that only has to look alive. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    between: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[Math.floor(fraction() * items.length)] as (typeof items)[number],
    weighted<Key extends string>(weights: Partial<Record<Key, number>>): Key {
      const entries = Object.entries(weights) as [Key, number][];
      let left = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return (entries.at(-1) as [Key, number])[0];
    },
  };
}

/** An index into `weights` by their running sums, for many draws from one distribution. */
export function drawer(weights: readonly number[]): (random: Random) => number {
  const sums: number[] = [];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  const total = sums.at(-1) ?? 0;
  return (random) => {
    const drawn = random.fraction() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

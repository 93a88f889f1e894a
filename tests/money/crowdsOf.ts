/** Groups of names in which each pair meets at least once, each name also with itself: far fewer groups than pairs. */
export function crowdsOf(names: readonly string[], size: number): string[][] {
  const pairOf = (one: string, other: string) => [one, other].sort().join('\n');
  const open = new Set(names.flatMap((one, at) => names.slice(at).map((other) => pairOf(one, other))));
  const crowds: string[][] = [];
  for (const first of names)
    while (names.some((other) => open.has(pairOf(first, other)))) {
      const crowd = [first];
      while (crowd.length < size) {
        const gain = (name: string) =>
          new Set(crowd.map((one) => pairOf(one, name)).filter((pair) => open.has(pair))).size;
        const best = names.reduce((one, other) => (gain(other) > gain(one) ? other : one));
        if (gain(best) === 0) break;
        for (const one of crowd) open.delete(pairOf(one, best));
        crowd.push(best);
      }
      crowds.push(crowd);
    }
  return crowds;
}

/** Merges this page's choice with a concurrent one: rewards added here are added, rewards removed here are removed. */
export function chosenSkus(
  mine: readonly string[],
  { base, theirs }: { base: readonly string[]; theirs: readonly string[] },
): string[] {
  const added = mine.filter((sku) => !base.includes(sku) && !theirs.includes(sku));
  const left = theirs.filter((sku) => mine.includes(sku) || !base.includes(sku));
  return [...left, ...added];
}

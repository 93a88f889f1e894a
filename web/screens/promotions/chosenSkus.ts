/** What this page chose on top of what others chose meanwhile: what was added here joins theirs, what was taken away here goes. */
export function chosenSkus(
  mine: readonly string[],
  { base, theirs }: { base: readonly string[]; theirs: readonly string[] },
): string[] {
  const added = mine.filter((sku) => !base.includes(sku) && !theirs.includes(sku));
  const left = theirs.filter((sku) => mine.includes(sku) || !base.includes(sku));
  return [...left, ...added];
}

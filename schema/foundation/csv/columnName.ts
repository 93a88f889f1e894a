/** A name of a column as it is compared: `Prénom`, `prenom` and `PRÉNOM` are the same, `Order ID` and `order_id` too. */
export const foldedColumn = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Finds the column that a name stands for: its own name or one of its synonyms. */
export function columnFinder<Column extends string>(
  synonyms: Readonly<Record<Column, readonly string[]>>,
): (name: string) => Column | null {
  const columns = Object.keys(synonyms) as Column[];
  const byName = new Map(
    columns.flatMap((column) => [column, ...synonyms[column]].map((name) => [foldedColumn(name), column])),
  );
  return (name) => byName.get(foldedColumn(name)) ?? null;
}

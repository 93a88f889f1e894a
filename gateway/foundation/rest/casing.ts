// camelCase of the graph ↔ snake_case of REST. Only declared names are converted, never the keys of a map.

/** `last7DaysBudget` → `last_7_days_budget`. */
export function snakeOf(name: string): string {
  return name.replace(/([a-z])(\d)/g, '$1_$2').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `last_7_days_budget` → `last7DaysBudget`; in a dotted path, each part by itself. */
export function camelOf(name: string): string {
  return name.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());
}

/** `Names`, if they are all keys of `Draft`; else a type that no list has, so that the compiler names the forgotten keys. */
type Complete<Draft, Names extends readonly string[]> = [Exclude<keyof Draft, Names[number]>] extends [never]
  ? Names
  : { forgotten: Exclude<keyof Draft, Names[number]> };

/**
 * A draft as REST spells it; undefined values are left out. `declared` lists every key of the draft: a forgotten one does not compile,
 * since its value would be dropped in silence.
 * @param restNames names that are not the same in snake_case (`declaredNames`).
 */
export function toRest<Draft extends object, const Names extends readonly (keyof Draft & string)[]>(
  draft: Draft,
  declared: Complete<Draft, Names>,
  restNames: Readonly<Partial<Record<string, string>>> = {},
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const key of declared as Names)
    if (draft[key] !== undefined) body[restNames[key] ?? snakeOf(key)] = draft[key];
  return body;
}

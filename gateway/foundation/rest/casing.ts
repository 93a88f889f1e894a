// camelCase of the graph ↔ snake_case of REST. Only declared names are converted, never the keys of a map.

/** `last7DaysBudget` → `last_7_days_budget`. */
export function snakeOf(name: string): string {
  return name.replace(/([a-z])(\d)/g, '$1_$2').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `last_7_days_budget` → `last7DaysBudget`; in a dotted path, each part by itself. */
export function camelOf(name: string): string {
  return name.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());
}

/** The declared keys of a draft as REST spells them; undefined values are left out. */
export function toRest<Draft extends object>(
  draft: Draft,
  declared: readonly (keyof Draft & string)[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const key of declared) if (draft[key] !== undefined) body[snakeOf(key)] = draft[key];
  return body;
}

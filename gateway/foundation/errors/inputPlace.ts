/** The place of a value in the arguments of a change, and the value. */
export interface InputPlace {
  /** Names and places joined by points, places from 0. Null where the arguments have no such place, such as for a line of a file. */
  path: string | null;
  /** The value as text; null where there is none, and for objects and lists. */
  value: string | null;
}

/** In `rows`, a refusal counts from 1, as people do. */
const ROWS = 'rows';

/** Finds the field of a refusal in the arguments: `rows.3.email` is `input.rows.2.email`. */
export function inputPlace(field: string, args: Readonly<Record<string, unknown>>): InputPlace {
  const steps = field
    .split('.')
    .map((step, at, all) =>
      all[at - 1] === ROWS && /^[1-9]\d*$/.test(step) ? String(Number(step) - 1) : step,
    );
  const path = steps[0] !== undefined && Object.hasOwn(args, steps[0]) ? steps : ['input', ...steps];
  let value: unknown = args;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return { path: null, value: null };
    if (Array.isArray(value) && !(step in value)) return { path: null, value: null };
    value = (value as Record<string, unknown>)[step];
  }
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  return { path: path.join('.'), value: isScalar ? String(value) : null };
}

/** Levels that objects and lists of a request may have: more than any form needs, and few enough for every function that calls itself. */
export const MAX_NESTING = 64;

/** True if objects and lists are nested deeper than that. It counts level by level, so that no depth overflows the stack. */
export function isNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null
        ? Object.values(one).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    );
  }
  return false;
}

import type { FieldError } from '../../schema/rules/fieldErrors.ts';

/** Broken rules as the graph names them, made into what forms take: a limit that is null is left out. */
export function plainFieldErrors(
  errors: readonly { field: string; rule: string; limit: string | null }[],
): FieldError[] {
  return errors.map(({ field, rule, limit }) => (limit === null ? { field, rule } : { field, rule, limit }));
}

/** The constraint that the database says a statement broke, also beneath the errors wrapped around it; empty where it was none. */
export function constraintOf(error: unknown): string {
  const { constraint, cause } = (error ?? {}) as { constraint?: unknown; cause?: unknown };
  if (typeof constraint === 'string') return constraint;
  return cause === undefined || cause === error ? '' : constraintOf(cause);
}

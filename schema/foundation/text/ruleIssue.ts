import type { z } from './zod.ts';

/** How a rule of several steps says which of them is broken, by the key of its message, and the limit and the requested amount in it, if any. */
export function ruleIssue(context: z.RefinementCtx) {
  return (message: string, limit?: string, asked?: string): void => {
    const params = { ...(limit !== undefined && { limit }), ...(asked !== undefined && { asked }) };
    context.addIssue({ code: 'custom', message, ...(limit === undefined ? {} : { params }) });
  };
}

import type { z } from '../zod.ts';

/** How a rule of several steps says which of them is broken, by the key of its message and the limit in it, if there is one. */
export function ruleIssue(context: z.RefinementCtx) {
  return (message: string, limit?: string): void => {
    context.addIssue({ code: 'custom', message, ...(limit === undefined ? {} : { params: { limit } }) });
  };
}

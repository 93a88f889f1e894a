import { z } from 'zod';

/** Query keys of a change that can be tried without being kept. */
export const dryRunQuery = z.strictObject({
  dry_run: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({
      description: 'True for a dry run: the change is checked and answered as usual, then rolled back',
    }),
});

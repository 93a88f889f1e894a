import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Scope } from '../access/scope.ts';

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

/** The key of a change's rows. A dry run uses a unique one: it neither claims a key nor waits for one. */
export const rowKey = ({ isDryRun }: Pick<Scope, 'isDryRun'>, key: string): string =>
  isDryRun ? `try:${randomUUID()}` : key;

import { randomUUID } from 'node:crypto';
import type { Scope } from '../access/scope.ts';

/** The key of a change's rows. A dry run uses a unique one: it neither claims a key nor waits for one. */
export const rowKey = ({ isDryRun }: Pick<Scope, 'isDryRun'>, key: string): string =>
  isDryRun ? `try:${randomUUID()}` : key;

import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { rebuildIndex } from './rebuild.ts';

/** Maximum number of differences that the log names; it counts the others. */
const MAX_LOGGED_DIFFERENCES = 20;

/** Every night, and soon after the first start: compares the index with the record, repairs differences and reports them. */
export const indexCheck: JobHandler = async ({ scope, components: { log } }) => {
  const { differences, entries } = await rebuildIndex(scope);
  const isFirst = differences.length === entries && differences.every(({ kind }) => kind === 'missing');
  if (isFirst && entries > 0) return log.info({ entries }, 'the search index was built');
  for (const difference of differences.slice(0, MAX_LOGGED_DIFFERENCES))
    log.error({ difference }, 'the search index did not match the record and was mended');
  if (differences.length > MAX_LOGGED_DIFFERENCES)
    log.error({ differences: differences.length }, 'more entries of the search index were mended');
};

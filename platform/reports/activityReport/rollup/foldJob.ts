import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { foldCounts } from '../../../promotions/interface.ts';
import { foldStats, forgetSets, statsDrift } from '../../stats/fold.ts';
import { foldActivity } from './fold.ts';
import { recountActivity } from './recount.ts';

/** Every minute: adds the notes of the report, of charts and of the counts of promotions to their sums. */
export const activityFolder: JobHandler = async ({ scope }) => {
  await scope.write(foldActivity);
  await scope.write(foldStats);
  await scope.write(foldCounts);
};

/** Daily: deletes unused sets of charts, compares the rollups with the redemptions, and logs differences. */
export const activityRecounter: JobHandler = async ({ scope, components }) => {
  await scope.write(forgetSets);
  const { drift, differences } = await recountActivity(scope);
  if (drift > 0)
    components.log.error({ drift, differences }, 'sums of the activity report differ from the redemptions');
  const miscounted = await statsDrift(scope);
  if (miscounted > 0)
    components.log.error({ drift: miscounted }, 'sums of charts differ from the redemptions');
};

import type { JobHandler } from '../../jobs/work.ts';
import { foldActivity } from './fold.ts';
import { recountActivity } from './recount.ts';

/** Every minute: sums up what changed. */
export const activityFolder: JobHandler = ({ scope }) => scope.write(foldActivity);

/** Every day: compares the sums with the redemptions, and logs what differs. */
export const activityRecounter: JobHandler = async ({ scope, components }) => {
  const { drift, differences } = await recountActivity(scope);
  if (drift > 0)
    components.log.error({ drift, differences }, 'sums of the activity report differ from the redemptions');
};

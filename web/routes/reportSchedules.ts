import { route } from './route.ts';

/** The reports that are mailed to the person on a schedule; reached from the views of a report and from its mails. */
export const reportScheduleListRoute = route({
  path: '/report-schedules',
  query: ['page'],
  ability: 'viewAccount',
});

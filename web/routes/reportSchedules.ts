import { route } from './route.ts';

/** The reports that the person receives by mail on a schedule; reached from the views of a report and from its mails. */
export const reportScheduleListRoute = route({
  path: '/report-schedules',
  query: ['page'],
  ability: 'viewAccount',
});

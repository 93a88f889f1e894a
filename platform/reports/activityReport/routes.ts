import { endpoints, file, get } from '../../foundation/endpoints/endpoints.ts';
import { activityFile } from './file.ts';
import { listActivity } from './list.ts';
import { reportFileQuery, reportQuery } from './reportRequest.ts';
import { reportPage } from './shape.ts';

/** The activity report: redemptions by grouping and timeframe. */
export const activityReportEndpoints = endpoints(
  { tag: 'activity report', view: { ability: 'viewPromotionActivityReport' } },
  {
    readActivityReport: get('/api/me/activity_report', {
      summary: 'Redemptions of all advertisers that the caller may see, grouped and summed by timeframe',
      query: reportQuery,
      answer: reportPage,
      run: ({ scope, query }) => listActivity(scope, query),
    }),
    exportActivityReport: file('/api/me/activity_report.csv', {
      summary: 'The same as a CSV file of all rows',
      query: reportFileQuery,
      run: ({ scope, query }) => activityFile(scope, query),
    }),
  },
);

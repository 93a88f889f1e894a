import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { choiceList, choiceQuery, reportChoices } from './read.ts';

/** Filter values of the activity report and of the redemption report, for users who do not see the catalog. */
export const reportChoiceEndpoints = endpoints(
  {
    tag: 'activity report',
    view: { ability: ['viewPromotionActivityReport', 'viewRedemptions'] },
  },
  {
    listReportChoices: get('/api/report_choices', {
      summary:
        'Brands, products or rewards of the promotions that the caller may see, by name; fifty at most',
      query: choiceQuery,
      answer: choiceList,
      run: ({ scope, query }) => reportChoices(scope, query),
    }),
  },
);

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { choiceList, choiceQuery, reportChoices } from './read.ts';

/** Filter values of the activity report and of the redemption report, for users who do not see the catalogue. */
export const reportChoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/report_choices',
    {
      config: { ability: ['viewPromotionActivityReport', 'viewRedemptions'] },
      schema: {
        operationId: 'listReportChoices',
        summary:
          'Brands, products or rewards of the promotions that the caller may see, by name; fifty at most',
        tags: ['activity report'],
        querystring: choiceQuery,
        response: { 200: choiceList },
      },
    },
    ({ scope, query }) => reportChoices(scope, query),
  );
};

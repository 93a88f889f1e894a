import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { idParams } from '../../foundation/http/requests.ts';
import { user } from './shape.ts';

/** Recipients of rewards. */
export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/users/:id',
    {
      config: { ability: 'viewRedemptions' },
      schema: {
        operationId: 'readUser',
        summary: 'One recipient of rewards, with location',
        tags: ['users'],
        params: idParams,
        response: { 200: user.schema },
      },
    },
    ({ scope, params: { id } }) =>
      scope.read(async (tx) => {
        const [row] = await user.rows(
          tx,
          sql`from recipients p where p.id = ${id} and p.erased_at is null and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}`,
        );
        if (!row) throw notFound();
        return user.json(row, scope);
      }),
  );
};

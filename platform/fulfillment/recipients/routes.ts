import { sql } from 'drizzle-orm';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { user } from './shape.ts';

/** Recipients of rewards. */
export const userEndpoints = endpoints(
  { tag: 'users', view: { ability: 'viewRedemptions' } },
  {
    readUser: get('/api/users/:id', {
      summary: 'One recipient of rewards, with location',
      answer: user.schema,
      run: ({ scope, id }) =>
        scope.read(async (tx) => {
          const [row] = await user.rows(
            tx,
            sql`from recipients p where p.id = ${id} and p.erased_at is null and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}`,
          );
          if (!row) throw notFound();
          return user.json(row, scope);
        }),
    }),
  },
);

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Ability } from '../../../schema/abilities.ts';
import { dryRunQuery } from '../../changes/dryRun.ts';
import { dueKey, idParams, ifMatch, keyed } from '../../http/requests.ts';
import { type Decision, decideRequest } from './decide.ts';
import { allocationUpdateShape } from './shape.ts';

const tags = ['allocation requests'];
const headers = ifMatch.extend(keyed.shape);

/** The second person's decision about a request, and its withdrawal by whoever asked. */
export const allocationRequestRoutes: FastifyPluginAsyncZod = async (app) => {
  const decision = (
    verdict: Decision['verdict'],
    path: 'approve' | 'reject' | 'withdraw',
    { summary, ...config }: { summary: string; ability: Ability; staffOnly?: boolean },
  ) =>
    app.post(
      `/api/allocation_requests/:id/${path}`,
      {
        config,
        schema: {
          operationId: `${path}AllocationRequest`,
          summary,
          tags,
          params: idParams,
          headers,
          querystring: dryRunQuery,
          response: { 200: allocationUpdateShape },
        },
      },
      ({ scope, params, headers, query }) =>
        decideRequest(scope, {
          id: params.id,
          verdict,
          version: headers['if-match'],
          key: dueKey(headers),
          isDryRun: query.dry_run,
        }),
    );

  const byStaff = { ability: 'viewAllocationsReport', staffOnly: true } as const;
  decision('approved', 'approve', {
    ...byStaff,
    summary: 'Approves a request of somebody else: the money moves',
  });
  decision('rejected', 'reject', {
    ...byStaff,
    summary: 'Rejects a request of somebody else: nothing moves',
  });
  decision('withdrawn', 'withdraw', {
    ability: 'createInventory',
    summary: "Withdraws a waiting request of the caller's own, for staff anybody's: nothing moves",
  });
};

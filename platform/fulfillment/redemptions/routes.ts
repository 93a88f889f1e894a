import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../foundation/http/requests.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { listRedemptions, readRedemption, redemptionQuery } from './list.ts';
import { redemption, redemptionPage } from './shape.ts';

const tags = ['redemptions'];
const view = { ability: 'viewRedemptions' } as const;

const EXPANSIONS = ['state_details', 'address', 'user'];
const expandQuery = z.strictObject({
  expand: z
    .string()
    .refine((text) => text.split(',').every((part) => EXPANSIONS.includes(part)), {
      error: 'unknown_expansion',
    })
    .optional()
    .meta({ description: 'Accepted, but all fields are always answered' }),
});

/** Routes of the redemption report and of one redemption. */
export const redemptionRoutes: FastifyPluginAsyncZod<{ box: CodeBox }> = async (app, { box }) => {
  app.get(
    '/api/redemptions',
    {
      config: view,
      schema: {
        operationId: 'listRedemptions',
        summary: 'Redemptions of all advertisers that the caller may see',
        tags,
        querystring: redemptionQuery,
        response: { 200: redemptionPage },
      },
    },
    ({ scope, query }) => listRedemptions(scope, query, { box }),
  );

  app.get(
    '/api/redemptions/:id',
    {
      config: view,
      schema: {
        operationId: 'readRedemption',
        summary: 'One redemption with its allowed actions',
        tags,
        params: idParams,
        querystring: expandQuery,
        response: { 200: redemption.schema },
      },
    },
    ({ scope, params }) => readRedemption(scope, params.id),
  );
};

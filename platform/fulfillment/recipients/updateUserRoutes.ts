import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userDraft } from '../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { userShape } from '../redemptions/shape.ts';
import { updateUser } from './updateUser.ts';

const updatedUser = responseSchema('UpdatedUser', z.object(userShape.shape));

/** Corrections of recipients (RED-53). */
export const userUpdateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/api/users/:id',
    {
      config: { ability: 'editRedemptions', repeatedKeys: { computed: ['location'] } },
      schema: {
        operationId: 'updateUser',
        summary: 'Corrects the names and addresses of a recipient',
        tags: ['redemptions'],
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(userDraft),
        response: { 200: updatedUser },
      },
    },
    ({ scope, params: { id }, headers, body, log }) =>
      updateUser(scope, id, { draft: body, version: headers['if-match'], log }),
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userDraft } from '../../../schema/rules/redemptionCommands.ts';
import { snakeCased } from '../../http/casing.ts';
import { idParams, ifMatch } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { userShape } from '../redemptions/shape.ts';
import { updateUser } from './update.ts';

/** Corrections of recipients (RED-53). */
export const userUpdateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/api/users/:id',
    {
      config: { ability: 'editRedemptions' },
      schema: {
        operationId: 'updateUser',
        summary: 'Corrects the names and addresses of a recipient',
        tags: ['redemptions'],
        params: idParams,
        headers: ifMatch,
        body: snakeCased(userDraft),
        response: { 200: responseSchema('UpdatedUser', userShape) },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      updateUser(scope, id, { draft: body, version: headers['if-match'] }),
  );
};

import { z } from 'zod';
import { userDraft } from '../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import { endpoints, put } from '../../../foundation/endpoints/endpoints.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { userShape } from '../../redemptions/shape.ts';
import { updateUser } from './updateUser.ts';

const updatedUser = responseSchema('UpdatedUser', z.object(userShape.shape));

/** Corrections of recipients (RED-53). */
export const userUpdateEndpoints = endpoints(
  { tag: 'redemptions', edit: { ability: 'editRedemptions' } },
  {
    updateUser: put('/api/users/:id', {
      summary: 'Corrects the names and addresses of a recipient',
      computed: ['location'],
      body: userDraft,
      answer: updatedUser,
      run: ({ scope, id, version, body, log }) => updateUser(scope, id, { draft: body, version, log }),
    }),
  },
);

import { newServiceAccount } from '../../schema/people/serviceAccounts.ts';
import type { Resolvers } from '../context/resolvers.generated.ts';
import { toRest } from '../foundation/rest/casing.ts';

const NEW = newServiceAccount.keyof().options;

/** Service accounts; one without an organization is the operator's own. */
export const serviceAccountResolvers: Resolvers = {
  Mutation: {
    createServiceAccount(_root, { input }, { rest }) {
      const { idempotencyKey, dryRun, organizationId = null, ...draft } = input;
      return rest.call('POST /api/service_accounts', {
        body: toRest({ ...draft, organizationId }, NEW),
        idempotencyKey,
        dryRun,
      });
    },
  },
};

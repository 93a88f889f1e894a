import type { CredentialJson } from '../graph/models.ts';
import { orRefusal, orStale } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** API keys: REST says it all, the secret in the answer to a creation alone. */
export const credentialResolvers: Resolvers = {
  Advertiser: {
    credentials: ({ id }, { page }, { sources }) => sources.credentials.ofAdvertiser(id, page),
  },
  Mutation: {
    createCredential: (_root, { input }, { sources }) =>
      orRefusal(
        sources.credentials
          .create(input)
          .then((created) => ({ __typename: 'CreateCredentialSuccess' as const, ...created })),
      ),
    updateCredential: (_root, { input }, { sources }) => {
      const success = sources.credentials
        .update(input)
        .then((changed) => ({ __typename: 'UpdateCredentialSuccess' as const, ...changed }));
      return orStale<Awaited<typeof success>, CredentialJson, 'StaleCredential'>(success, 'StaleCredential');
    },
    deleteCredential: (_root, { input }, { sources }) =>
      orRefusal(
        sources.credentials
          .delete(input)
          .then((deleted) => ({ __typename: 'DeleteCredentialSuccess' as const, ...deleted })),
      ),
  },
};

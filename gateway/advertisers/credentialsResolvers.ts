import type { Resolvers } from '../context/resolvers.generated.ts';

/** API keys. */
export const credentialResolvers: Resolvers = {
  Advertiser: {
    credentials: ({ id }, { page }, { sources }) => sources.credentials.page(id, page),
  },
  Mutation: {
    createCredential: (_root, { input }, { sources }) => sources.credentials.create(input),
    updateCredential: (_root, { input }, { sources }) => sources.credentials.update(input),
    deleteCredential: (_root, { input }, { sources }) => sources.credentials.delete(input),
  },
};

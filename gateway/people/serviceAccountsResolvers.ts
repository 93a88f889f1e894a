import type { Resolvers } from '../context/resolvers.generated.ts';

/** Service accounts. */
export const serviceAccountResolvers: Resolvers = {
  Query: {
    serviceAccounts: (_root, args, { sources }) => sources.serviceAccounts.page(args),
    serviceAccount: (_root, { id }, { sources }) => sources.serviceAccounts.byId(id),
  },
  Mutation: {
    createServiceAccount: (_root, { input }, { sources }) => sources.serviceAccounts.create(input),
    updateServiceAccount: (_root, { input }, { sources }) => sources.serviceAccounts.update(input),
    rotateServiceAccountSecret: (_root, { input }, { sources }) => sources.serviceAccounts.rotate(input),
    endServiceAccountSecret: (_root, { input }, { sources }) => sources.serviceAccounts.endSecret(input),
    endServiceAccount: (_root, { input }, { sources }) => sources.serviceAccounts.end(input),
  },
};

import type { Resolvers } from '../context/resolvers.generated.ts';

/** Uploads: an address to send a file to, and the check after the upload. */
export const mediaResolvers: Resolvers = {
  Mutation: {
    createUpload: (_root, { input }, { sources }) => sources.media.createUpload(input),
    completeUpload: (_root, args, { sources }) => sources.media.completeUpload(args),
  },
};

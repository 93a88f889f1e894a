import { orRefusal } from '../graph/mutationResults.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';

/** Files: a place to send one to, and the check after it was sent. */
export const mediaResolvers: Resolvers = {
  Mutation: {
    createUpload: (_root, { input }, { sources }) =>
      orRefusal(
        sources.media
          .createUpload(input)
          .then((upload) => ({ __typename: 'CreateUploadSuccess' as const, upload })),
      ),
    completeUpload: (_root, { mediaId }, { sources }) =>
      orRefusal(
        sources.media
          .completeUpload(mediaId)
          .then((media) => ({ __typename: 'CompleteUploadSuccess' as const, ...media })),
      ),
  },
};

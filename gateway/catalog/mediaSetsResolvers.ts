import type { Resolvers } from '../context/resolvers.generated.ts';

/** Pictures of brands, products and SKUs. */
export const mediaSetResolvers: Resolvers = {
  Brand: { mediaSet: ({ media_set_id: id }, _args, { sources }) => sources.mediaSets.byId(id) },
  Product: { mediaSet: ({ media_set_id: id }, _args, { sources }) => sources.mediaSets.byId(id) },
  Sku: {
    mediaSet: ({ media_set_id: id }, _args, { sources }) => sources.mediaSets.byId(id),
    fallbackMediaSet: ({ fallback_media_set_id: id }, _args, { sources }) => sources.mediaSets.byId(id),
  },
  Query: { mediaSet: (_root, { id }, { sources }) => sources.mediaSets.byId(id) },
  Mutation: { saveMediaSet: (_root, { input }, { sources }) => sources.mediaSets.save(input) },
};

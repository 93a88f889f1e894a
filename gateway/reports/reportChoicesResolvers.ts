import type { Resolvers } from '../context/resolvers.generated.ts';

/** Filter values of the reports; no IDs match nothing. */
export const reportChoiceResolvers: Resolvers = {
  Query: {
    async reportChoices(_root, { of, search, ids }, { rest }) {
      if (ids?.length === 0) return [];
      const text = search?.trim();
      const query = { of, ...(text && { search: text }), ...(ids && { ids: ids.join(',') }) };
      return (await rest.call('GET /api/report_choices', { query })).items;
    },
  },
};

import type { RestClient } from '../foundation/rest/client.ts';
import type { QueryReportChoicesArgs } from '../sdl/types.generated.ts';

/** The only file that knows `/report_choices`. */
export function reportChoiceSource(rest: RestClient) {
  return {
    list: async ({ of, search, ids }: QueryReportChoicesArgs) => {
      if (ids?.length === 0) return [];
      const text = search?.trim();
      const query = { of, ...(text && { search: text }), ...(ids && { ids: ids.join(',') }) };
      return (await rest.call('GET /api/report_choices', { query })).items;
    },
  };
}

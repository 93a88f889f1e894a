import type { RestClient } from '../foundation/rest/client.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type { SaveMediaSetInput } from '../sdl/types.generated.ts';

/** The only file that knows `/media_sets`. */
export function mediaSetSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/media_sets/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/media_sets', { query: { ids } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    save: ({ id, version, items, dryRun }: SaveMediaSetInput) =>
      rest.call('PUT /api/media_sets/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: {
          items: items.map(({ name, locale, mediaId }) => ({ name, locale, media_id: mediaId })),
        },
      }),
  };
}

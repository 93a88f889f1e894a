import { newSavedView, savedViewDraft } from '../../schema/people/savedViewRules.ts';
import type { SavedViewScreen } from '../../schema/people/savedViews.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateSavedViewInput,
  DeleteSavedViewInput,
  SetDefaultViewInput,
  UpdateSavedViewInput,
} from '../sdl/types.generated.ts';

const NEW = newSavedView.keyof().options;
const DRAFT = savedViewDraft.keyof().options;

/** The only file that knows `/saved_views` and `/default_views`. */
export function savedViewSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/saved_views/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/saved_views', { query: { ids: ids.join(',') } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    ofScreen: async (screen: SavedViewScreen) =>
      (await rest.call('GET /api/saved_views', { query: { screen } })).items,
    create: ({ idempotencyKey, dryRun, ...draft }: CreateSavedViewInput) =>
      rest.call('POST /api/saved_views', { body: toRest(draft, NEW), idempotencyKey, dryRun }),
    update: ({ id, version, dryRun, ...draft }: UpdateSavedViewInput) =>
      rest.call('PUT /api/saved_views/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
    delete: ({ id, version, dryRun }: DeleteSavedViewInput) =>
      rest.call('DELETE /api/saved_views/{id}', { path: { id }, ifMatch: version, dryRun }),
    setDefault: ({ screen, viewId, dryRun }: SetDefaultViewInput) =>
      rest.call('PUT /api/default_views/{screen}', {
        path: { screen },
        dryRun,
        body: { view_id: viewId ?? null },
      }),
  };
}

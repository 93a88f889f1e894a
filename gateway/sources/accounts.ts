import DataLoader from 'dataloader';
import { DEFAULT_TIME_ZONE } from '../../schema/dates.ts';
import { accountDraft, accountSettingsDraft } from '../../schema/rules/accounts.ts';
import { RestRefusal } from '../graph/errors.ts';
import { orNull } from '../graph/mutationResults.ts';
import type { UpdateAccountInput, UpdateAccountSettingsInput } from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';

const DRAFT = accountDraft.keyof().options;
const SETTINGS = accountSettingsDraft.keyof().options;

/** The only file that knows `/viewer` and `/accounts` (people, not new advertisers). */
export function accountSource(rest: RestClient) {
  const byId = new DataLoader((ids: readonly string[]) =>
    Promise.all(ids.map((id) => orNull(rest.call('GET /api/accounts/{id}', { path: { id } })))),
  );
  const settingsById = new DataLoader((ids: readonly string[]) =>
    Promise.all(ids.map((id) => orNull(rest.call('GET /api/accounts/{id}/settings', { path: { id } })))),
  );
  let viewer: ReturnType<typeof askViewer> | undefined;
  const askViewer = () => rest.call('GET /api/viewer');
  const viewerOnce = () => {
    viewer ??= askViewer();
    return viewer;
  };
  return {
    /** The caller, asked for once a request. */
    viewer: viewerOnce,
    /** The caller's time zone. An API key has no account, and reads days in the product's own. */
    async ownTimezone(): Promise<string> {
      try {
        return (await viewerOnce()).account.timezone;
      } catch (error) {
        if (error instanceof RestRefusal && error.problem.error_name === 'forbidden')
          return DEFAULT_TIME_ZONE;
        throw error;
      }
    },
    byId: (id: string) => byId.load(id),
    settings: (id: string) => settingsById.load(id),
    async update({ id, version, ...draft }: UpdateAccountInput) {
      const call = { path: { id }, ifMatch: version, body: toRest(draft, DRAFT) };
      const saved = await rest.call('PUT /api/accounts/{id}', call);
      byId.clearAll().prime(saved.id, saved);
      return saved;
    },
    async updateSettings({ id, version, ...draft }: UpdateAccountSettingsInput) {
      const call = { path: { id }, ifMatch: version, body: toRest(draft, SETTINGS) };
      const saved = await rest.call('PUT /api/accounts/{id}/settings', call);
      settingsById.clearAll().prime(saved.id, saved);
      return saved;
    },
  };
}

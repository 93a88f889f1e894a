import { DEFAULT_TIME_ZONE } from '../../schema/foundation/dates/dates.ts';
import { accountChange, accountSettingsDraft } from '../../schema/people/accounts.ts';
import { askOnce } from '../foundation/rest/askOnce.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { RestRefusal } from '../foundation/rest/refusal.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type { UpdateAccountInput, UpdateAccountSettingsInput } from '../sdl/types.generated.ts';

const DRAFT = accountChange.keyof().options;
const SETTINGS = accountSettingsDraft.keyof().options;

/** The only file that knows `/viewer` and `/accounts` (of people; `POST /accounts` creates an advertiser). */
export function accountSource(rest: RestClient) {
  const byId = rowLoader(rest, { one: (id) => rest.call('GET /api/accounts/{id}', { path: { id } }) });
  const settingsById = rowLoader(rest, {
    one: (id) => rest.call('GET /api/accounts/{id}/settings', { path: { id } }),
  });
  const viewer = askOnce(rest, () => rest.call('GET /api/viewer'));
  return {
    viewer,
    /** The caller's time zone; the default one for an API key, which has no account. */
    async ownTimezone(): Promise<string> {
      try {
        return (await viewer()).account.timezone;
      } catch (error) {
        if (error instanceof RestRefusal && error.status === 403) return DEFAULT_TIME_ZONE;
        throw error;
      }
    },
    byId: (id: string) => byId.load(id),
    settings: (id: string) => settingsById.load(id),
    update: ({ id, version, dryRun, ...draft }: UpdateAccountInput) =>
      rest.call('PUT /api/accounts/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
    updateSettings: ({ id, version, dryRun, ...draft }: UpdateAccountSettingsInput) =>
      rest.call('PUT /api/accounts/{id}/settings', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, SETTINGS),
      }),
  };
}

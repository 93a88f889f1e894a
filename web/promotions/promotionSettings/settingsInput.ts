// Settings of a promotion in the graph's format: nested as in REST, by the names of the graph.
import type { CreatePromotionInput } from '../../../operations/schema.generated.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { settingOfPath, treeOfSettings } from '../../../schema/promotions/promotionPaths.ts';
import type { PromotionSettings } from '../../../schema/promotions/promotionValues.ts';

type SettingsInput = Omit<CreatePromotionInput, 'idempotencyKey' | 'advertiserId' | 'experience' | 'rewards'>;

const GRAPH_NAMES: Record<string, string> = { start_datetime: 'startsAt', end_datetime: 'endsAt' };

const camel = (name: string) =>
  GRAPH_NAMES[name] ?? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Settings as an input of the graph; omitted ones stay omitted. */
export function settingsInput(settings: Partial<PromotionSettings>): SettingsInput {
  return camelCased(treeOfSettings(settings)) as SettingsInput;
}

function camelCased(tree: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, unknown]) => [
      camel(name),
      typeof value === 'object' && value !== null && !Array.isArray(value) ? camelCased(value) : value,
    ]),
  );
}

/** Maps a refusal to its form field: `restrictions.countries.2` belongs to `restrictedCountries`. */
export function atSetting(error: FieldError): FieldError {
  const setting = settingOfPath(error.field.split('.').map(snake).join('.'));
  return setting === null ? error : { ...error, field: setting.split('.')[0] ?? setting };
}

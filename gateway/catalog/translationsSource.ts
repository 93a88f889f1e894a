import type { Translation } from '../../schema/catalog/translations.ts';
import { byKey } from '../foundation/rest/byKey.ts';
import type { TranslationInput } from '../sdl/types.generated.ts';

type WithTexts = { translations?: readonly TranslationInput[] | null | undefined };
type AsRest<Draft> = Omit<Draft, 'translations'> & {
  translations: Record<string, Translation> | null | undefined;
};

/** A draft with its texts as REST has them: by language instead of in a list. Absent texts stay absent; a repeated language is refused. */
export function translationsFrom<Draft extends WithTexts>({ translations, ...draft }: Draft): AsRest<Draft> {
  const texts = translations?.map(
    ({ locale, name, description }) => [locale, { name, description: description ?? '' }] as const,
  );
  return { ...draft, translations: texts && byKey(texts, 'translations.*.locale') };
}

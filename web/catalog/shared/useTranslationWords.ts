import { useTranslation } from 'react-i18next';
import { languageName } from '../../kit/format/languages.ts';

/** Labels of translated texts in a conflict with somebody else's changes: “French: Translated name”. */
export function useTranslationWords() {
  const { t, i18n } = useTranslation('rewards');
  const nameOf = (locale: string) => languageName(locale, i18n.language);
  return {
    /** The label of a field of one language, `translations.fr.name`; null for any other field. */
    labelOf(field: string): string | null {
      const [, locale, text] = /^translations\.([a-z]{2})\.(name|description)$/.exec(field) ?? [];
      return locale ? t('translated_in', { language: nameOf(locale), field: t(`translated_${text}`) }) : null;
    },
    /** All of them, if the sets of languages differ. */
    inWords: (rows: readonly { locale?: string | null; name?: string | null }[]): string =>
      rows.flatMap(({ locale, name }) => (locale && name ? [`${nameOf(locale)}: ${name}`] : [])).join(' · '),
  };
}

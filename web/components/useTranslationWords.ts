import { useTranslation } from 'react-i18next';
import { languageName } from '../kit/format/languages.ts';

/** How texts in other languages are named where somebody else changed them meanwhile: “French: Translated name”. */
export function useTranslationWords() {
  const { t, i18n } = useTranslation('rewards');
  const nameOf = (locale: string) => languageName(locale, i18n.language);
  return {
    /** The label of a field of one language, `translations.fr.name`; null for any other field. */
    labelOf(field: string): string | null {
      const [, locale, text] = /^translations\.([a-z]{2})\.(name|description)$/.exec(field) ?? [];
      return locale ? t('translated_in', { language: nameOf(locale), field: t(`translated_${text}`) }) : null;
    },
    /** All of them, where the languages themselves differ. */
    inWords: (rows: readonly { locale?: string | null; name?: string | null }[]): string =>
      rows.flatMap(({ locale, name }) => (locale && name ? [`${nameOf(locale)}: ${name}`] : [])).join(' · '),
  };
}

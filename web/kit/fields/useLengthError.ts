import { useTranslation } from 'react-i18next';

/**
 * The message of a text that is longer than its limit; undefined for any other. A field never cuts what somebody types or pastes: it shows the
 * limit, and the form's rule refuses to save. Therefore no field passes `maxLength` to the browser, which would cut a paste without a word.
 */
export function useLengthError(text: string, maxLength: number | undefined): string | undefined {
  const { t } = useTranslation('kit');
  if (maxLength === undefined || text.length <= maxLength) return undefined;
  return t('too_long', { length: text.length, most: maxLength });
}

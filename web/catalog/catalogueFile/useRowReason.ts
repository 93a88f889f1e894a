import { useTranslation } from 'react-i18next';
import type { ImportRowFragment } from '../../../operations/catalog/catalogueFile/ImportResults.generated.ts';
import { ruleMessage } from '../../kit/form/ruleMessage.ts';

/** Why a line was refused: each column with its error. */
export function useRowReason(): (row: ImportRowFragment) => string {
  const { t, i18n } = useTranslation('rules');
  return ({ errors }) =>
    errors
      .map(({ column, rule, limit, message }) => {
        const error = { field: column ?? '', rule, ...(limit === null ? {} : { limit }) };
        const words = message ?? ruleMessage(error, t, { locale: i18n.language });
        return column ? `${column}: ${words}` : words;
      })
      .join(' · ');
}

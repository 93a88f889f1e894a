import { useTranslation } from 'react-i18next';
import { ruleMessage } from '../../kit/form/ruleMessage.ts';
import type { RowResult } from './useCatalogueImport.ts';

/** Why a line was refused: each column with its error. */
export function useRowReason(): (row: RowResult) => string {
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

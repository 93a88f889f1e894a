import { useApolloClient } from '@apollo/client/react';
import { ReportChoicesDocument } from '../../../../../operations/reports/reportChoices/ReportChoices.generated.ts';
import type { ReportChoiceKind } from '../../../../../schema/reports/reportChoices.ts';
import type { PickerFieldProps, PickerItem } from '../../../../kit/fields/PickerField.tsx';

/** Search function of a report's picker. */
export type ReportChoices = PickerFieldProps<PickerItem>['onSearch'];

/** Searches filter values of a report among the offers of the promotions that the person can see: for people who cannot see the catalogue. */
export function useReportChoices(of: ReportChoiceKind): ReportChoices {
  const client = useApolloClient();
  return async ({ text }, signal) => {
    const { data, error } = await client.query({
      query: ReportChoicesDocument,
      variables: { of, search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.reportChoices) throw error ?? new Error('No choices came');
    return data.reportChoices.map(({ id, name: label }) => ({ id, label, detail: id }));
  };
}

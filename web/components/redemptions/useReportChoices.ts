import { useApolloClient } from '@apollo/client/react';
import {
  ReportChoiceNamesDocument,
  ReportChoicesDocument,
} from '../../../operations/reportChoices/ReportChoices.generated.ts';
import type { ReportChoiceKind } from '../../../schema/reportChoices.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import type { PickerFieldProps, PickerItem } from '../../kit/fields/PickerField.tsx';

/** Finds what a report can be filtered by among what the promotions offer that the person sees: for who does not see the catalogue. */
export function useReportChoices(of: ReportChoiceKind): PickerFieldProps<PickerItem>['onSearch'] {
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

/** Names of what an address filters by, for the same; of what is not asked for, none. */
export function useChoiceNames(asked: Record<ReportChoiceKind, readonly string[]>) {
  const [brands, products, rewards] = [[...asked.brand], [...asked.product], [...asked.reward]];
  const asks = {
    asksBrands: brands.length > 0,
    asksProducts: products.length > 0,
    asksRewards: rewards.length > 0,
  };
  const { data } = useScreenQuery(
    ReportChoiceNamesDocument,
    { brands, products, rewards, ...asks },
    { isAsked: Object.values(asks).some(Boolean) },
  );
  return [
    ...(data?.brands ?? []).map((one) => ['brand', one] as const),
    ...(data?.products ?? []).map((one) => ['product', one] as const),
    ...(data?.rewards ?? []).map((one) => ['reward', one] as const),
  ];
}

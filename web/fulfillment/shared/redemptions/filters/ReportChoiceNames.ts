import { ReportChoiceNamesDocument } from '../../../../../operations/reports/reportChoices/ReportChoiceNames.generated.ts';
import type { ReportChoiceKind } from '../../../../../schema/reports/reportChoices.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';

/** Names of filter values, by kind. */
export type ReportChoiceNames = (readonly [ReportChoiceKind, { id: string; name: string }])[];

/** Names of an address's filter values, for people who cannot see the catalog; kinds that are not requested have none. */
export function useChoiceNames(idsByKind: Record<ReportChoiceKind, readonly string[]>): ReportChoiceNames {
  const [brands, products, rewards] = [[...idsByKind.brand], [...idsByKind.product], [...idsByKind.reward]];
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

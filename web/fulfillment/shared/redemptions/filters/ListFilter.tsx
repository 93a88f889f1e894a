import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { ProviderFieldFragmentDoc } from '../../../../../operations/catalog/providers/ProviderField.generated.ts';
import { CountryFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/CountryFilter.generated.ts';
import { ExperienceFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/ExperienceFilter.generated.ts';
import { ProviderFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/ProviderFilter.generated.ts';
import { RewardGroupFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/RewardGroupFilter.generated.ts';
import { ServiceCategoryFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/ServiceCategoryFilter.generated.ts';
import { TypologyFilterDocument } from '../../../../../operations/fulfillment/redemptionFilters/TypologyFilter.generated.ts';
import { readFragment } from '../../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import type { SelectOption } from '../../../../kit/fields/fieldProps.ts';
import { MultiSelectField } from '../../../../kit/fields/MultiSelectField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../../../session/viewer.ts';

/** Represents "none" in the address and for the platform. */
export const NONE = 'none';

/** Rows per page. */
const PAGE_ROWS = 100;

/** One page of a list; without figures it is the whole list. */
interface OptionPage {
  items: readonly { id: string; name: string }[];
  page?: { totalPages: number };
}

/** A list of the graph that is read completely, page by page: at most `pages` of them, four at the most. */
interface FilterList {
  document: TypedDocumentNode<unknown, OperationVariables>;
  pages: 1 | 2 | 4;
  pageOf: (data: unknown) => OptionPage | null | undefined;
  /** Some rows have no value: "none" can be chosen as well. */
  withNone?: boolean;
}

interface FilterListOf<Data, Variables> extends Omit<FilterList, 'document' | 'pageOf'> {
  document: TypedDocumentNode<Data, Variables>;
  pageOf: (data: Data) => OptionPage | null | undefined;
}

const list = <Data, Variables extends OperationVariables>(one: FilterListOf<Data, Variables>): FilterList =>
  one as unknown as FilterList;

/** The lists from which filters choose, by what they contain (ACTREP-36, ACTREP-37). */
const FILTER_LISTS = {
  experience: list({
    document: ExperienceFilterDocument,
    pages: 1,
    pageOf: ({ experiences }) => experiences && { items: experiences },
  }),
  typology: list({
    document: TypologyFilterDocument,
    pages: 2,
    pageOf: ({ typologies }) => typologies,
    withNone: true,
  }),
  service_category: list({
    document: ServiceCategoryFilterDocument,
    pages: 2,
    pageOf: ({ serviceCategories }) => serviceCategories,
    withNone: true,
  }),
  country: list({
    document: CountryFilterDocument,
    pages: 4,
    pageOf: ({ countries }) =>
      countries && {
        ...countries,
        items: countries.items.map(({ code, name }) => ({ id: code, name: name ?? code })),
      },
  }),
  reward_group: list({
    document: RewardGroupFilterDocument,
    pages: 1,
    pageOf: ({ rewardGroups }) => rewardGroups,
  }),
} as const;

export type ListKind = keyof typeof FILTER_LISTS;

interface ListFilterProps<Kind> {
  kind: Kind;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A filter on a list of the graph; the list is loaded when the filter is first shown. */
export function ListFilter({ kind, ...field }: ListFilterProps<ListKind | 'provider'>) {
  return kind === 'provider' ? (
    <ProviderFilter kind={kind} {...field} />
  ) : (
    <OptionsFilter kind={kind} {...field} />
  );
}

function OptionsFilter({ kind, ...field }: ListFilterProps<ListKind>) {
  const { t } = useTranslation('redemptions');
  const { options } = useListOptions(kind, true);
  const none = FILTER_LISTS[kind].withNone ? [{ id: NONE, label: t('none') }] : [];
  return (
    <MultiSelectField
      label={t(kind)}
      placeholder={t(`${kind}_all`)}
      options={[...none, ...options]}
      {...field}
    />
  );
}

function ProviderFilter({ kind, ...field }: ListFilterProps<'provider'>) {
  const { t } = useTranslation('redemptions');
  const options = useProviders(true).map(({ id, name }) => ({ id, label: name }));
  return <MultiSelectField label={t(kind)} placeholder={t('provider_all')} options={options} {...field} />;
}

/**
 * The choices of such a list, none before it is loaded, and whether they are all that there is. A later page is loaded once the first one shows that it
 * exists.
 */
export function useListOptions(
  kind: ListKind,
  isAsked: boolean,
): { options: SelectOption[]; isComplete: boolean } {
  const { document, pages, pageOf } = FILTER_LISTS[kind];
  const usePage = (number: number, isThere: boolean) => {
    const { data } = useScreenQuery(
      document,
      { page: { number, size: PAGE_ROWS } },
      { isAsked: isAsked && isThere },
    );
    return data ? pageOf(data) : undefined;
  };
  const first = usePage(1, true);
  const last = Math.min(first?.page?.totalPages ?? 1, pages);
  const loadedPages = [first, usePage(2, last >= 2), usePage(3, last >= 3), usePage(4, last >= 4)];
  return {
    options: loadedPages.flatMap((one) => one?.items ?? []).map(({ id, name }) => ({ id, label: name })),
    isComplete: (first?.page?.totalPages ?? 1) <= pages && loadedPages.slice(0, last).every(Boolean),
  };
}

/** Returns true if the viewer gets the provider filter. It requires redemptionsAdmin (REDLIST-22) and operator staff, who alone may list providers. */
export function useOffersProviders(): boolean {
  const { isStaff } = useViewer();
  return useCan()('redemptionsAdmin') && isStaff;
}

/** Providers, by name; none for people who may not see them. */
export function useProviders(isAsked: boolean) {
  const isOffered = useOffersProviders();
  const { data } = useScreenQuery(ProviderFilterDocument, {}, { isAsked: isAsked && isOffered });
  return readFragment(ProviderFieldFragmentDoc, data?.providers ?? []);
}

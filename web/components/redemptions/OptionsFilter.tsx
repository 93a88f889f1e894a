import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MultiSelectField } from '../../kit/fields/MultiSelectField.tsx';
import type { SelectOption } from '../../kit/fields/SelectField.tsx';

/** Stands for having none in the address and for the platform. */
export const NONE = 'none';

/** Rows of a page. */
const SIZE = 100;

/** One page of a list; without figures it is all of it. */
interface OptionPage {
  items: readonly { id: string; name: string }[];
  page?: { totalPages: number };
}

/** A list of the graph that is read whole, page by page: `pages` of them at most, four at the most. */
export interface FilterOptions {
  document: TypedDocumentNode<unknown, OperationVariables>;
  pages: 1 | 2 | 4;
  listOf: (data: unknown) => OptionPage | null | undefined;
}

/** Declares such a list. */
export const filterOptions = <Data, Variables extends OperationVariables>(options: {
  document: TypedDocumentNode<Data, Variables>;
  pages: FilterOptions['pages'];
  listOf: (data: Data) => OptionPage | null | undefined;
}): FilterOptions => options as unknown as FilterOptions;

/** What a filter of such a list needs. */
export interface FilterChoice {
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

interface OptionsFilterProps extends FilterChoice {
  options: FilterOptions;
  label: string;
  /** Stands for none chosen. */
  all: string;
  /** Not everything has one: having none can be chosen too. */
  withNone?: boolean | undefined;
}

/** Any of a list of the graph; it is asked for once somebody looks. */
export function OptionsFilter({ options, label, all, withNone, value, onChange }: OptionsFilterProps) {
  const { t } = useTranslation('redemptions');
  const found = useFilterOptions(options, true);
  return (
    <MultiSelectField
      label={label}
      placeholder={all}
      options={withNone ? [{ id: NONE, label: t('none') }, ...found] : found}
      value={value}
      onChange={onChange}
    />
  );
}

/** The choices of such a list; none before it is asked for. A later page is asked for once the first says that there is one. */
export function useFilterOptions(
  { document, pages, listOf }: FilterOptions,
  isAsked: boolean,
): SelectOption[] {
  const usePage = (number: number, isThere: boolean) => {
    const { data } = useScreenQuery(
      document,
      { page: { number, size: SIZE } },
      { isAsked: isAsked && isThere },
    );
    return data ? listOf(data) : undefined;
  };
  const first = usePage(1, true);
  const last = Math.min(first?.page?.totalPages ?? 1, pages);
  const found = [first, usePage(2, last >= 2), usePage(3, last >= 3), usePage(4, last >= 4)];
  return found.flatMap((one) => one?.items ?? []).map(({ id, name }) => ({ id, label: name }));
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import type { SelectOption } from '../../../../kit/fields/fieldProps.ts';
import { MultiSelectField } from '../../../../kit/fields/MultiSelectField.tsx';

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

/** Props of a filter on such a list. */
export interface FilterChoice {
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

interface OptionsFilterProps extends FilterChoice {
  options: FilterOptions;
  label: string;
  /** Label of "nothing chosen". */
  all: string;
  /** Some rows have no value: "none" can be chosen as well. */
  withNone?: boolean | undefined;
}

/** A filter on a list of the graph; the list is loaded when the filter is first shown. */
export function OptionsFilter({ options, label, all, withNone, value, onChange }: OptionsFilterProps) {
  const { t } = useTranslation('redemptions');
  const loadedOptions = useFilterOptions(options, true);
  return (
    <MultiSelectField
      label={label}
      placeholder={all}
      options={withNone ? [{ id: NONE, label: t('none') }, ...loadedOptions] : loadedOptions}
      value={value}
      onChange={onChange}
    />
  );
}

/** The choices of such a list; none before it is loaded. A later page is loaded once the first one shows that it exists. */
export function useFilterOptions(
  { document, pages, listOf }: FilterOptions,
  isAsked: boolean,
): SelectOption[] {
  const usePage = (number: number, isThere: boolean) => {
    const { data } = useScreenQuery(
      document,
      { page: { number, size: PAGE_ROWS } },
      { isAsked: isAsked && isThere },
    );
    return data ? listOf(data) : undefined;
  };
  const first = usePage(1, true);
  const last = Math.min(first?.page?.totalPages ?? 1, pages);
  const loadedPages = [first, usePage(2, last >= 2), usePage(3, last >= 3), usePage(4, last >= 4)];
  return loadedPages.flatMap((one) => one?.items ?? []).map(({ id, name }) => ({ id, label: name }));
}

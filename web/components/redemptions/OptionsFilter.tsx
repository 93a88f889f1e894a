import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MultiSelectField } from '../../kit/fields/MultiSelectField.tsx';
import type { SelectOption } from '../../kit/fields/SelectField.tsx';

/** Stands for having none in the address and for the platform. */
export const NONE = 'none';

/** A list that is read whole, and how its answer becomes choices. */
export interface FilterOptions {
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
  optionsOf: (data: unknown) => SelectOption[];
}

/** What a filter of such a list needs. */
export interface FilterChoice {
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Declares such a list. */
export const filterOptions = <Data, Variables extends OperationVariables>(options: {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  optionsOf: (data: Data) => SelectOption[];
}): FilterOptions => options as unknown as FilterOptions;

/** One page of a list: a hundred at most. */
export const page = (number: number) => ({ number, size: 100 });

/** Choices of what has a name. */
export const named = (items: readonly { id: string; name: string }[]): SelectOption[] =>
  items.map(({ id, name }) => ({ id, label: name }));

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

/** The choices of such a list; none before it is asked for. */
export function useFilterOptions(
  { document, variables, optionsOf }: FilterOptions,
  isAsked: boolean,
): SelectOption[] {
  const { data } = useScreenQuery(document, variables, { isAsked });
  return data ? optionsOf(data) : [];
}

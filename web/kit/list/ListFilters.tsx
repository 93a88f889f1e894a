import { Fragment, type ReactNode } from 'react';
import { FilterBar } from '../filters/FilterBar.tsx';
import { FilterChip } from '../filters/FilterChip.tsx';
import type { FilterField } from './filterFields.tsx';

/** The fields that filter a list, with chips for what is in force. */
export function ListFilters({
  filters,
  end,
  onClear,
}: {
  filters: readonly FilterField[];
  end?: ReactNode;
  onClear: () => void;
}) {
  const chips = filters.flatMap(({ name, chip }) => (chip ? [<FilterChip key={name} {...chip} />] : []));
  return (
    <FilterBar onClear={onClear} chips={chips.length > 0 && chips}>
      {filters.map(({ name, field }) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      {end}
    </FilterBar>
  );
}

import { Fragment, type ReactNode } from 'react';
import { FilterBar } from '../filters/FilterBar.tsx';
import { FilterChip } from '../filters/FilterChip.tsx';
import { MoreFilters } from '../filters/MoreFilters.tsx';
import type { FilterField } from './filterFields.tsx';

/** Filters that belong together, under a heading of their own. */
export interface FilterGroup {
  title: string;
  filters: readonly FilterField[];
}

/** The fields that filter a list, with chips for what is in force; rarer ones are folded away. */
export function ListFilters({
  filters,
  more = [],
  end,
  onClear,
}: {
  filters: readonly FilterField[];
  more?: readonly FilterGroup[] | undefined;
  end?: ReactNode;
  onClear: () => void;
}) {
  const folded = more.flatMap((group) => group.filters);
  const chips = [...filters, ...folded].flatMap(({ name, chip }) =>
    chip ? [<FilterChip key={name} {...chip} />] : [],
  );
  return (
    <FilterBar onClear={onClear} chips={chips.length > 0 && chips}>
      {filters.map(({ name, field }) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      {end}
      {folded.length > 0 && (
        <MoreFilters
          count={folded.filter(({ chip }) => chip).length}
          groups={more.map(({ title, filters: inGroup }) => ({
            title,
            fields: inGroup.map(({ name, field }) => <Fragment key={name}>{field}</Fragment>),
          }))}
        />
      )}
    </FilterBar>
  );
}

import { useTranslation } from 'react-i18next';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { LIST_DEFAULTS, STATUS_CHOICES } from './listQuery.ts';
import type { ListState } from './useListQuery.ts';

/** Name search and status filter of the list; what is in force stands below as chips. */
export function AdvertiserFilters({
  list: { query, change },
  onClear,
}: {
  list: ListState;
  onClear: () => void;
}) {
  const { t } = useTranslation('advertisers');
  const { search, status } = query;
  const hasStatus = status !== LIST_DEFAULTS.status;
  const chips = (
    <>
      {hasStatus && (
        <FilterChip
          label={t('status')}
          value={t(`status_${status}`)}
          onRemove={() => change({ status: LIST_DEFAULTS.status })}
        />
      )}
      {search && <FilterChip label={t('name')} value={search} onRemove={() => change({ search: '' })} />}
    </>
  );
  return (
    <FilterBar onClear={onClear} chips={(hasStatus || search) && chips}>
      <SearchField label={t('search')} value={search} onChange={(text) => change({ search: text })} />
      <SelectField
        label={t('status')}
        isLabelHidden
        options={STATUS_CHOICES.map((id) => ({ id, label: t(`status_${id}`) }))}
        value={status}
        onChange={(next) => change({ status: next })}
      />
    </FilterBar>
  );
}

import { useTranslation } from 'react-i18next';
import { MEMBER_STATUSES } from '../../../schema/rules/members.ts';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import type { ListQuery, ListValues } from './listQuery.ts';
import { useRoleOptions } from './useRoleOptions.ts';

interface Props {
  query: ListQuery;
  onChange: (change: Partial<ListValues>) => void;
  onClear: () => void;
}

/** Search, role and status of the list; what is in force stands below as chips. */
export function MemberFilters({ query: { search, role, status }, onChange, onClear }: Props) {
  const { t } = useTranslation(['members', 'roles']);
  const roles = useRoleOptions();
  const chips = (
    <>
      {search && (
        <FilterChip label={t('search_chip')} value={search} onRemove={() => onChange({ search: '' })} />
      )}
      {role !== 'all' && (
        <FilterChip label={t('role')} value={t(`roles:${role}`)} onRemove={() => onChange({ role: 'all' })} />
      )}
      {status !== 'all' && (
        <FilterChip
          label={t('status')}
          value={t(`status_${status}`)}
          onRemove={() => onChange({ status: 'all' })}
        />
      )}
    </>
  );
  return (
    <FilterBar onClear={onClear} chips={(search !== '' || role !== 'all' || status !== 'all') && chips}>
      <SearchField label={t('search')} value={search} onChange={(text) => onChange({ search: text })} />
      <SelectField
        label={t('role')}
        isLabelHidden
        options={[{ id: 'all', label: t('role_all') }, ...roles]}
        value={role}
        onChange={(next) => onChange({ role: next })}
      />
      <SelectField
        label={t('status')}
        isLabelHidden
        options={(['all', ...MEMBER_STATUSES] as const).map((id) => ({ id, label: t(`status_${id}`) }))}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
    </FilterBar>
  );
}

import { useTranslation } from 'react-i18next';
import { BUDGET_LINE_STATUSES, BUDGET_LINE_TYPES } from '../../../schema/transitions.ts';
import { DateRangeField } from '../../kit/fields/DateRangeField.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { type HistoryQuery, type HistoryValues, isFiltered } from './historyQuery.ts';

/** The search over transactions waits this long after the last key, in ms (BUDGET-10). */
const SEARCH_DELAY_MS = 500;

interface Props {
  query: HistoryQuery;
  onChange: (change: Partial<HistoryValues>) => void;
  onClear: () => void;
}

/** Reference, dates, type and status of the transactions shown; what is in force stands below as chips. */
export function BudgetFilters({ query, onChange, onClear }: Props) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const { search, type, status, range } = query;
  const removeDates = () => onChange({ 'budget-from': '', 'budget-to': '' });
  const days = range && `${formatDay(range.start, 'range')} – ${formatDay(range.end, 'range')}`;
  const chips = isFiltered(query) && (
    <>
      {search && (
        <FilterChip
          label={t('search_chip')}
          value={search}
          onRemove={() => onChange({ 'budget-search': '' })}
        />
      )}
      {days && <FilterChip label={t('dates_chip', { zone })} value={days} onRemove={removeDates} />}
      {type !== 'all' && (
        <FilterChip
          label={t('type')}
          value={t(`types.${type}`)}
          onRemove={() => onChange({ 'budget-type': 'all' })}
        />
      )}
      {status !== 'all' && (
        <FilterChip
          label={t('status')}
          value={t(`statuses.${status}`)}
          onRemove={() => onChange({ 'budget-status': 'all' })}
        />
      )}
    </>
  );
  return (
    <FilterBar chips={chips} onClear={onClear}>
      <SearchField
        label={t('search')}
        value={search}
        delay={SEARCH_DELAY_MS}
        onChange={(text) => onChange({ 'budget-search': text })}
      />
      <DateRangeField
        label={t('dates')}
        value={range}
        includesToday
        onChange={({ start, end }) => onChange({ 'budget-from': start, 'budget-to': end })}
      />
      <SelectField
        label={t('type')}
        isLabelHidden
        options={(['all', ...BUDGET_LINE_TYPES] as const).map((id) => ({ id, label: t(`types.${id}`) }))}
        value={type}
        onChange={(id) => onChange({ 'budget-type': id })}
      />
      <SelectField
        label={t('status')}
        isLabelHidden
        options={(['all', ...BUDGET_LINE_STATUSES] as const).map((id) => ({
          id,
          label: t(`statuses.${id}`),
        }))}
        value={status}
        onChange={(id) => onChange({ 'budget-status': id })}
      />
    </FilterBar>
  );
}

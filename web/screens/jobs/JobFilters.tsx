import { useTranslation } from 'react-i18next';
import type { JobListScreenQuery } from '../../../operations/jobs/JobListScreen.generated.ts';
import { JOB_STATES } from '../../../schema/transitions.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import css from './JobTable.module.css';
import { KINDS, type ListQuery, type ListValues } from './listQuery.ts';

interface Props {
  query: ListQuery;
  /** How much there is in all; undefined while nothing is known. */
  counts: NonNullable<JobListScreenQuery['jobs']>['counts'] | undefined;
  onChange: (change: Partial<ListValues>) => void;
  onClear: () => void;
}

/** State and kind of the list; what is in force stands below as chips, how much there is in all at the end. */
export function JobFilters({ query: { state, kind }, counts, onChange, onClear }: Props) {
  const { t } = useTranslation('jobs');
  const chips = (
    <>
      {state !== 'all' && (
        <FilterChip
          label={t('state')}
          value={t(`state_${state}`)}
          onRemove={() => onChange({ state: 'all' })}
        />
      )}
      {kind !== 'all' && (
        <FilterChip label={t('kind')} value={t(`kind_${kind}`)} onRemove={() => onChange({ kind: 'all' })} />
      )}
    </>
  );
  return (
    <FilterBar onClear={onClear} chips={(state !== 'all' || kind !== 'all') && chips}>
      <SelectField
        label={t('state')}
        isLabelHidden
        options={(['all', ...JOB_STATES] as const).map((id) => ({ id, label: t(`state_${id}`) }))}
        value={state}
        onChange={(next) => onChange({ state: next })}
      />
      <SelectField
        label={t('kind')}
        isLabelHidden
        options={(['all', ...KINDS] as const).map((id) => ({ id, label: t(`kind_${id}`) }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      {counts && (
        <p className={css.counts}>
          {t('count_queued', { count: counts.queued + counts.running })} ·{' '}
          {t('count_dead', { count: counts.dead })}
        </p>
      )}
    </FilterBar>
  );
}

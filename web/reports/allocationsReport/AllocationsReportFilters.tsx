import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUDGET_LINE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { ALLOCATION_REPORT_TYPES } from '../../../schema/money/allocations/allocations.ts';
import { MIN_SEARCH } from '../../../schema/money/rewards.ts';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useViewer } from '../../session/viewer.ts';
import css from './AllocationsReportFilters.module.css';
import type { ReportFilter } from './reportList.ts';

interface Props {
  /** The filter of the shown report. */
  filter: ReportFilter;
  /** Name of its advertiser, once known. */
  advertiserName: string | undefined;
  isLoading: boolean;
  /** Requests the report with this filter (ALLOCREP-4). */
  onGet: (filter: ReportFilter) => void;
}

/** Search, advertiser, statuses, types and what waits for the person; the button requests the report, but not with a search that is too short. */
export function AllocationsReportFilters({ filter, advertiserName, isLoading, onGet }: Props) {
  const { t } = useTranslation('reports');
  const { isStaff } = useViewer();
  const [draft, setDraft] = useState(filter);
  const [name, setName] = useState<string>();
  const advertiserItem = draft.advertiser && {
    id: draft.advertiser,
    label: name ?? advertiserName ?? `#${draft.advertiser}`,
  };
  const isShort = draft.search.trim().length > 0 && draft.search.trim().length < MIN_SEARCH;
  return (
    <form
      className={css.filters}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort) onGet(draft);
      }}
    >
      <div className={css.search}>
        <TextField
          label={t('search_requests')}
          value={draft.search}
          autoComplete="off"
          error={isShort ? t('search_least', { least: MIN_SEARCH }) : undefined}
          onChange={(search) => setDraft({ ...draft, search })}
        />
      </div>
      <div className={css.advertiser}>
        <AdvertiserPicker
          label={t('advertiser')}
          withDisabled
          value={advertiserItem || null}
          onChange={(item) => {
            setName(item?.label);
            setDraft({ ...draft, advertiser: item?.id ?? null });
          }}
        />
      </div>
      <CheckboxGroupField
        label={t('statuses')}
        isRow
        options={BUDGET_LINE_STATUSES.map((id) => ({ id, label: t(`status.${id}`) }))}
        value={draft.statuses}
        onChange={(statuses) => setDraft({ ...draft, statuses })}
      />
      <CheckboxGroupField
        label={t('types')}
        isRow
        options={ALLOCATION_REPORT_TYPES.map((id) => ({ id, label: t(`type.${id}`) }))}
        value={draft.types}
        onChange={(types) => setDraft({ ...draft, types })}
      />
      {isStaff && (
        <CheckboxGroupField
          label={t('decision')}
          isRow
          options={[{ id: 'me', label: t('waiting_for_me') }]}
          value={draft.waiting === 'me' ? ['me'] : []}
          onChange={(waitingOptions) =>
            setDraft({ ...draft, waiting: waitingOptions.length > 0 ? 'me' : 'all' })
          }
        />
      )}
      <Button type="submit" variant="primary" isPending={isLoading}>
        {t('get_report')}
      </Button>
    </form>
  );
}

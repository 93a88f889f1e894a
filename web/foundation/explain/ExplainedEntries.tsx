import { useTranslation } from 'react-i18next';
import type { ExplanationViewFragment } from '../../../operations/money/explain/ExplanationView.generated.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day, money } from '../../kit/table/columns.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './ExplainDialog.module.css';

type Entry = ExplanationViewFragment['entries']['items'][number];

export interface ExplainedEntriesProps {
  entries: readonly Entry[];
  isRequests: boolean;
  isLoading: boolean;
}

/** The ledger entries behind a figure, newest first, with the figure after each. */
export function ExplainedEntries({ entries, isRequests, isLoading }: ExplainedEntriesProps) {
  const { t } = useTranslation('explain');
  const columns: Column<Entry>[] = [
    day('effectiveAt', { header: t('when'), width: '190px', withTime: true }),
    { id: 'what', header: t('what'), cell: (entry) => <What entry={entry} /> },
    {
      id: 'change',
      header: t('change'),
      align: 'end',
      width: '150px',
      cell: ({ amount }) => (
        <>
          {amount.amount.startsWith('-') ? '' : '+'}
          <Money money={amount} />
        </>
      ),
    },
    money('after', { header: t('after'), width: '150px' }),
  ];
  return (
    <DataTable
      label={t(isRequests ? 'requests' : 'entries')}
      columns={columns}
      rows={entries}
      rowKey={({ postingId }) => postingId}
      isLoading={isLoading}
      emptyText={t(isRequests ? 'no_requests' : 'no_entries')}
      empty={<p>{t(isRequests ? 'no_requests_text' : 'no_entries_text')}</p>}
    />
  );
}

function What({
  entry: { kind, from, to, description, reference, allocationId, allocationExternalId, reverses },
}: {
  entry: Entry;
}) {
  const { t } = useTranslation('explain');
  const redemption = /^redemption:(\d+)$/.exec(reference ?? '')?.[1];
  const isOwnReference = reference && !/^\w+:\d+$/.test(reference);
  const allocation = allocationExternalId ?? (allocationId && t('allocation', { id: allocationId }));
  const words = [
    description,
    redemption && t('redemption', { id: redemption }),
    isOwnReference && reference !== description && reference,
    allocation,
    reverses && t('undone', { id: reverses }),
  ].filter((word, index, all) => word && all.indexOf(word) === index);
  return (
    <>
      <span className={css.what}>{t(`kind.${kind}`)}</span>
      <span className={css.words}>
        {words.join(' · ')}
        {words.length > 0 && from && to && ' · '}
        {from && to && (
          <>
            {t(`account.${from}`)} <Icon name="chevron-right" size={12} label={t('to')} />{' '}
            {t(`account.${to}`)}
          </>
        )}
      </span>
    </>
  );
}

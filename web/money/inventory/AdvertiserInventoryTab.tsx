import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import { AdvertiserInventoryTabDocument } from '../../../operations/reports/inventory/AdvertiserInventoryTab.generated.ts';
import {
  type AllocationRowFragment,
  AllocationRowFragmentDoc,
} from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { useList } from '../../kit/list/useList.ts';
import { Can } from '../../kit/viewer/Can.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { allocationsReportRoute } from '../../routes/reports.ts';
import { AllocatedRewards } from './AllocatedRewards.tsx';
import { AllocationEditDialog } from './edit/AllocationEditDialog.tsx';
import { AllocationUpdateDialog } from './edit/AllocationUpdateDialog.tsx';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { useAllocationColumns } from './useAllocationColumns.tsx';

/** Committed and open allocations of an advertiser; those that wait for their first decision can be changed (INVENT-6). */
export function AdvertiserInventoryTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('inventory');
  const [place, setPlace] = useUrlQuery(PLACE);
  const search = place['inventory-search'].trim();
  const isFiltered = search.length >= SEARCH_FROM;
  const committed = useList(COMMITTED_LIST);
  const open = useList(OPEN_LIST);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserInventoryTabDocument, {
    id: advertiserId,
    ...(isFiltered && { search }),
    committed: committed.pageInput,
    open: open.pageInput,
  });
  const [edited, setEdited] = useState<AllocationRowFragment | null>(null);
  const [updated, setUpdated] = useState<AllocationRowFragment | null>(null);
  const [over, setOver] = useState<AllocationRowFragment | null>(null);
  const columns = useAllocationColumns({ onEdit: setEdited, onUpdate: setUpdated, onGiveBack: setOver });
  const tables = [
    { type: 'committed', field: 'committedAllocations', list: committed },
    { type: 'open', field: 'openAllocations', list: open },
  ] as const;
  const find = (text: string) => setPlace({ ...PLACE, 'inventory-search': text }, { replace: true });
  return (
    <Stack>
      <Panel
        title={t('title')}
        subtitle={
          <>
            {t('about')}{' '}
            <Can ability="viewAllocationsReport">
              <TextLink
                href={allocationsReportRoute.href({}, { advertiser: advertiserId, statuses: 'pending' })}
              >
                {t('waiting_link')}
              </TextLink>
            </Can>
          </>
        }
      >
        <SearchField label={t('search')} value={search} delay={FILTER_DELAY_MS} onChange={find} />
      </Panel>
      {tables.map(({ type, field, list }) => {
        const allocations = data?.advertiser?.[field];
        return (
          <ListPanel
            key={type}
            title={t(`${type}_list`)}
            subtitle={t(`${type}_about`)}
            list={{ ...list, isFiltered, clear: () => find('') }}
            words={(word) => t(word.startsWith('no_match') ? word : `${type}_${word}`)}
            page={allocations?.page}
            rows={allocations && readFragment(AllocationRowFragmentDoc, allocations.items)}
            isLoading={isLoading}
            error={errorAt(`advertiser.${field}`)}
            onRetry={refetch}
            columns={columns}
            rowKey={({ id }) => id}
            rowDetail={({ allocatedRewards, display }) =>
              allocatedRewards.length > 0 && (
                <AllocatedRewards label={t('rewards')} rewards={allocatedRewards} display={display} />
              )
            }
            skeletonSize={type === 'open' ? 1 : undefined}
          />
        );
      })}
      {edited && <AllocationEditDialog allocation={edited} onClose={() => setEdited(null)} />}
      {updated && (
        <AllocationUpdateDialog allocation={updated} onClose={() => setUpdated(null)} onDone={refetch} />
      )}
      {over && <GiveBackDialog allocation={over} onClose={() => setOver(null)} />}
    </Stack>
  );
}

/** Milliseconds between the last key and the search (INVENT-4). */
const FILTER_DELAY_MS = 300;

/** Minimum characters of a search (INVENT-5). */
const SEARCH_FROM = 2;

/** Query parameters of the tab; both tables share one search. */
const PLACE = { 'inventory-search': '', 'committed-page': 1, 'open-page': 1 };

/** Five per page in each table (INVENT-3). */
const COMMITTED_LIST = defineList({ prefix: 'committed', pageSize: 5 });
const OPEN_LIST = defineList({ prefix: 'open', pageSize: 5 });

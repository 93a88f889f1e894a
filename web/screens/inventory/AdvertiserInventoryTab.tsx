import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserInventoryTabDocument } from '../../../operations/inventory/AdvertiserInventoryTab.generated.ts';
import {
  type AllocationRowFragment,
  AllocationRowFragmentDoc,
} from '../../../operations/inventory/AllocationRow.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import css from './AdvertiserInventoryTab.module.css';
import { AllocationEditDialog } from './AllocationEditDialog.tsx';
import { AllocationTable } from './AllocationTable.tsx';
import { AllocationUpdateDialog } from './AllocationUpdateDialog.tsx';
import { FILTER_DELAY_MS, inventoryVariables, PLACE } from './inventoryQuery.ts';

const TABLES = ['committed', 'open'] as const;

/** Committed and open allocations of an advertiser; what waits for its first decision can be changed (INVENT-6). */
export function AdvertiserInventoryTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('inventory');
  const [place, setPlace] = useUrlQuery(PLACE);
  const variables = useMemo(() => inventoryVariables(advertiserId, place), [advertiserId, place]);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserInventoryTabDocument, variables);
  const [edited, setEdited] = useState<AllocationRowFragment | null>(null);
  const [updated, setUpdated] = useState<AllocationRowFragment | null>(null);
  const search = place['inventory-search'];
  return (
    <div className={css.tab}>
      <Panel title={t('title')} subtitle={t('about')}>
        <SearchField
          label={t('search')}
          value={search}
          delay={FILTER_DELAY_MS}
          onChange={(text) => setPlace({ ...PLACE, 'inventory-search': text }, { replace: true })}
        />
      </Panel>
      {TABLES.map((type) => {
        const field = type === 'committed' ? 'committedAllocations' : 'openAllocations';
        const list = data?.advertiser?.[field];
        const error = errorAt(`advertiser.${field}`);
        const page = `${type}-page` as const;
        return (
          <Panel key={type} title={t(`${type}_title`)} subtitle={t(`${type}_about`)} isFlush>
            {!list && error ? (
              <ErrorBlock name={t(`${type}_title`)} error={error} onRetry={refetch} />
            ) : (
              <AllocationTable
                type={type}
                rows={list && readFragment(AllocationRowFragmentDoc, list.items)}
                isLoading={isLoading || !list}
                isFiltered={search.length >= 2}
                onEdit={setEdited}
                onUpdate={setUpdated}
              />
            )}
            {list && (
              <Pagination page={list.page} onPage={(next) => setPlace({ [page]: next }, { replace: true })} />
            )}
          </Panel>
        );
      })}
      {edited && <AllocationEditDialog allocation={edited} onClose={() => setEdited(null)} />}
      {updated && (
        <AllocationUpdateDialog allocation={updated} onClose={() => setUpdated(null)} onDone={refetch} />
      )}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type InventoryReportRowFragment,
  InventoryReportRowFragmentDoc,
  InventoryReportScreenDocument,
} from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { HeldPlace } from '../../kit/loading/skeletons.tsx';
import { formatSort } from '../../kit/table/sort.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { redemptionsRoute } from '../../routes/redemptions.ts';
import { queryString } from '../../routes/route.ts';
import { useViewer } from '../../session/viewer.ts';
import { DeclareBudgetDialog } from './DeclareBudgetDialog.tsx';
import { InventoryDetail } from './InventoryDetail.tsx';
import { INVENTORY_LIST } from './inventoryList.ts';
import { useInventoryColumns } from './useInventoryColumns.tsx';
import { useInventoryFilters } from './useInventoryFilters.tsx';

/** As long as the days that are to come. */
const SOME_DAY = '2000-01-01';

/** Stock and budgets, their usage, and the day when each runs out. */
export function InventoryReportScreen() {
  const { t } = useTranslation('inventoryReport');
  const can = useCan();
  const { isStaff, timezone } = useViewer();
  const list = useList(INVENTORY_LIST);
  const { hide_unused: hideUnused, ...filter } = list.sent;
  const { data, isLoading, errorAt, refetch } = useScreenQuery(InventoryReportScreenDocument, {
    filter: { ...filter, hideUnused: hideUnused ?? false },
    sort: list.sortInput,
    page: list.pageInput,
  });
  const report = data?.inventoryReport;
  const rows = report && readFragment(InventoryReportRowFragmentDoc, report.items);
  // The first row, which runs out first, is open until the person opens another one, or closes it.
  const [open, setOpen] = useState<string | null>();
  const openId = open === undefined ? rows?.[0]?.id : open;
  const isOpen = ({ id }: InventoryReportRowFragment) => id === openId;
  const columns = useInventoryColumns({
    isOpen,
    onToggle: (row) => setOpen(isOpen(row) ? null : row.id),
    redemptionsOf: (row, days) =>
      report && can('viewRedemptions') ? redemptionsHref(row, report, days) : undefined,
  });
  const file = queryString({
    ...filter,
    hide_unused: hideUnused ? 'true' : undefined,
    sort: list.sort && formatSort(list.sort),
  });
  return (
    <ListScreen
      title={t('title')}
      subtitle={
        <HeldPlace isKnown={report != null}>
          {t('subtitle', {
            first: formatDay(report?.firstDay ?? SOME_DAY, 'range'),
            last: formatDay(report?.lastDay ?? SOME_DAY, 'range'),
            zone: report?.timezone ?? timezone,
          })}
        </HeldPlace>
      }
      actions={
        <>
          <DownloadButton
            path={`/files/inventory-report/inventory_report${file}`}
            label={t('download')}
            isDisabled={!rows?.length}
          />
          {isStaff && can('createBudget') && <DeclareBudgetButton onDeclared={refetch} />}
        </>
      }
      list={list}
      words={t}
      page={report?.page}
      rows={rows}
      isLoading={isLoading}
      error={errorAt('inventoryReport')}
      onRetry={refetch}
      columns={columns}
      isDense
      rowKey={({ id }) => id}
      rowDetail={(row) => isOpen(row) && <InventoryDetail row={row} onChanged={refetch} />}
      filters={useInventoryFilters(list, data, isLoading)}
    />
  );
}

interface Period {
  firstDay: string;
  recentDay: string;
  lastDay: string;
}

/** The redemptions behind a number of used rewards: as many rows as the number. */
function redemptionsHref(
  { rewardSku, provider, currency }: InventoryReportRowFragment,
  { firstDay, recentDay, lastDay }: Period,
  days: 7 | 30,
): string {
  return redemptionsRoute.href(
    {},
    {
      ...(rewardSku ? { reward: rewardSku } : { provider_ids: provider?.id, productCurrency: currency }),
      redeemed_start: days === 7 ? recentDay : firstDay,
      redeemed_end: lastDay,
      with_testing: 'true',
    },
  );
}

/** Declares the current budget with a provider: for operator staff. */
function DeclareBudgetButton({ onDeclared }: { onDeclared: () => void }) {
  const { t } = useTranslation('inventoryReport');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        {t('declare')}
      </Button>
      {isOpen && <DeclareBudgetDialog onDeclared={onDeclared} onClose={() => setOpen(false)} />}
    </>
  );
}

import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotaRowFragment } from '../../../operations/money/quotas/QuotasScreen.generated.ts';
import { Text } from '../../kit/layout/Text.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { QuotaPlace } from './QuotaFilters.tsx';
import { countOf, usedUpBy } from './quotaDraft.ts';
import { useQuotaColumns } from './useQuotaColumns.tsx';
import { useQuotaEditing } from './useQuotaEditing.ts';

interface Props extends QuotaPlace {
  /** All of the product's; undefined while unknown. */
  rows: readonly QuotaRowFragment[] | null | undefined;
  isLoading: boolean;
  /** Text of the rows to show; a row that is being edited stays whatever it says. */
  search: string;
}

/** The table of quotas: Enter saves the edited row, Escape cancels, arrow keys move between rows (QUOTA-8 … QUOTA-13). */
export function QuotaTable({ rows: all, isLoading, search, ...place }: Props) {
  const { t } = useTranslation('quotas');
  const frame = useRef<HTMLFormElement>(null);
  const buttonOf = (sku: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-edits="${CSS.escape(sku)}"] button`);
  const ended = useRef<string | null>(null);
  const editing = useQuotaEditing(place, (sku) => {
    ended.current = sku;
  });
  const columns = useQuotaColumns(editing);
  const { draft, problem, isSaving } = editing;
  // The edited row gets its button and the focus back once it is rendered and the save has ended.
  useEffect(() => {
    if (ended.current === null || draft || isSaving) return;
    buttonOf(ended.current)?.focus();
    ended.current = null;
  });
  const rows = useMemo(
    () => all?.filter((row) => row.rewardSku === draft?.sku || isMatch(row, search)),
    [all, draft?.sku, search],
  );
  const edited = draft && rows?.find(({ rewardSku }) => rewardSku === draft.sku);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && draft) {
      event.preventDefault();
      return editing.cancel();
    }
    if (draft || !(event.target instanceof HTMLElement)) return;
    const at = rows?.findIndex(({ rewardSku }) => buttonOf(rewardSku) === event.target) ?? -1;
    const to = at < 0 ? undefined : rows?.[nextRow(event.key, at, rows.length)];
    if (!to) return;
    event.preventDefault();
    buttonOf(to.rewardSku)?.focus();
  }
  return (
    <form
      ref={frame}
      aria-label={t('list')}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save(edited ?? undefined);
      }}
    >
      <DataTable
        label={t('list')}
        columns={columns}
        rows={rows}
        rowKey={({ rewardSku }) => rewardSku}
        isLoading={isLoading}
        pageSize={4}
        emptyText={t(search ? 'no_match' : 'no_rewards')}
        empty={t(search ? 'no_match_text' : 'no_rewards_text')}
        rowDetail={(row) => {
          if (!draft || row.rewardSku !== draft.sku) return null;
          if (problem)
            return (
              <Text role="alert" as="p" tone="danger" size="small">
                {problem}
              </Text>
            );
          const isDeleted = row.redemptionsQuotaId !== null && countOf(draft.allowed) === null;
          const usedUp = usedUpBy(draft, row);
          if (isMatch(row, search) && !isDeleted && usedUp === null) return null;
          return (
            <>
              {!isMatch(row, search) && (
                <Text as="p" tone="muted" size="small">
                  {t('stays_in_edit')}
                </Text>
              )}
              {usedUp !== null && (
                <Text as="p" tone="warning" size="small">
                  {t('used_up_by', { count: usedUp, allowed: countOf(draft.allowed) })}
                </Text>
              )}
              {isDeleted && (
                <Text as="p" tone="muted" size="small">
                  {t('deletes')}
                </Text>
              )}
            </>
          );
        }}
      />
    </form>
  );
}

/** True if a row matches the search of the list. */
const isMatch = ({ rewardSku, rewardCaption }: QuotaRowFragment, search: string): boolean =>
  `${rewardCaption} ${rewardSku}`.toLowerCase().includes(search.toLowerCase());

/** The target row of a key; -1 if there is none. */
function nextRow(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

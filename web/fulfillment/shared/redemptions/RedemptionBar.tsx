import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { formatCount } from '../../../kit/format/numbers.ts';
import type { SelectionState } from '../../../kit/list/useSelection.ts';
import type { PageState } from '../../../kit/table/page.ts';
import type { ReportChoice } from './bulk/chosenRedemptions.ts';
import { ExportRedemptions } from './exports/ExportRedemptions.tsx';
import css from './Redemptions.module.css';

interface RedemptionBarProps {
  page: PageState | undefined;
  scope: ReportChoice;
  selection: SelectionState;
  onEndless: (isEndless: boolean) => void;
  /** The bulk actions: they stay when nothing matches any more, to show the progress of a running one. */
  children: ReactNode;
}

/** Above the rows: the number of rows and of selected rows, the actions on these, and the switch between pages and endless scrolling. */
export function RedemptionBar({ page, scope, selection, onEndless, children }: RedemptionBarProps) {
  const { t, i18n } = useTranslation('redemptions');
  const { total, isInfinite } = scope;
  const { all, count } = scope.selection;
  const isEmpty = page?.totalCount === 0;
  const show = (number: number) => `${formatCount(number, i18n.language)}${page?.totalIsCapped ? '+' : ''}`;
  return (
    <section className={css.bar} aria-label={t('selection')}>
      {!isEmpty && (
        <p className={css.count} role="status">
          {count > 0
            ? t('selected', { count, shown: all ? show(count) : formatCount(count, i18n.language) })
            : page && t('found', { count: total, shown: show(total) })}
        </p>
      )}
      {total > 0 && !(all && count === total) && (
        <Button size="small" variant="quiet" onPress={selection.selectAll}>
          {t('select_all', { shown: show(total) })}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" variant="quiet" onPress={selection.clear}>
          {t('clear_selection')}
        </Button>
      )}
      {children}
      {!isEmpty && (
        <ExportRedemptions {...scope}>
          <span className={css.paging}>
            <SwitchField
              label={t('endless')}
              value={isInfinite}
              isDisabled={page?.totalIsCapped}
              onChange={onEndless}
            />
          </span>
        </ExportRedemptions>
      )}
    </section>
  );
}

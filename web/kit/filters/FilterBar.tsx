import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import css from './FilterBar.module.css';

export interface FilterBarProps {
  /** Search field, selects, range. */
  children: ReactNode;
  /** FilterChips of what is in force. */
  chips?: ReactNode;
  /** Removes every filter; shown beside the chips. */
  onClear?: (() => void) | undefined;
}

/** Search and filters of a list. Active filters are below as removable chips. */
export function FilterBar({ children, chips, onClear }: FilterBarProps) {
  const { t } = useTranslation('kit');
  return (
    <search className={css.bar}>
      <div className={css.controls}>{children}</div>
      {chips && (
        <div className={css.chips}>
          {chips}
          {onClear && (
            <Button variant="quiet" size="small" onPress={onClear}>
              {t('clear_filters')}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}

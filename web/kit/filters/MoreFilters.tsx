import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import css from './MoreFilters.module.css';

interface MoreFiltersProps {
  /** Number of filters that are set. */
  count: number;
  groups: readonly { title: string; fields: ReactNode }[];
}

/** Filters behind a button that shows how many are set. They are rendered on first use. */
export function MoreFilters({ count, groups }: MoreFiltersProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        iconAfter={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('more_filters_set', { count }) : t('more_filters')}
      </Button>
      {isOpen && (
        <div id={id} className={css.more}>
          {groups.map(({ title, fields }) => (
            <fieldset key={title} className={css.group}>
              <legend className={css.title}>{title}</legend>
              <div className={css.fields}>{fields}</div>
            </fieldset>
          ))}
        </div>
      )}
    </>
  );
}

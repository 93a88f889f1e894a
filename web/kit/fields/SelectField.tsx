import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { searchList } from '../format/fuzzy.ts';
import { Icon } from '../Icon.tsx';
import { omitUndefined } from '../omitUndefined.ts';
import css from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';
import list from './List.module.css';
import { ListSearch } from './ListSearch.tsx';

/** A dropdown with this many items or more shows a search box (UI-3, UI-4). */
export const SEARCH_FROM = 15;

export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  detail?: string | undefined;
}

export interface SelectFieldProps<Id extends string> extends FieldProps<Id | null | undefined, Id> {
  options: readonly SelectOption<Id>[];
}

/** Choice of one of a list that is at hand. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const {
    label,
    value,
    onChange,
    options,
    error,
    hint,
    placeholder,
    isLabelHidden,
    isRequired,
    isReadOnly,
    ...others
  } = props;
  const { t } = useTranslation('kit');
  const [search, setSearch] = useState('');
  const hasSearch = options.length >= SEARCH_FROM;
  const shown = hasSearch && search ? searchList(options, search, ['label', 'detail']) : options;
  const box = (
    <ListBox
      items={shown}
      className={list.list ?? ''}
      renderEmptyState={() => <p className={list.empty}>{t('no_result')}</p>}
    >
      {(option: SelectOption<Id>) => (
        <ListBoxItem id={option.id} textValue={option.label} className={list.item ?? ''}>
          <span className={list.label}>{option.label}</span>
          {option.detail && <span className={list.detail}>{option.detail}</span>}
          <Icon name="check" size={14} className={list.check} />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Select
      {...omitUndefined({ name: others.name, autoFocus: others.autoFocus, onBlur: others.onBlur })}
      value={value ?? null}
      onChange={(key) => key !== null && onChange(key as Id)}
      onOpenChange={() => setSearch('')}
      isRequired={isRequired ?? false}
      isDisabled={(others.isDisabled ?? false) || (isReadOnly ?? false)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder ?? t('choose')}
      className={css.field ?? ''}
      {...(others.name && { 'data-field': others.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <Button className={css.trigger ?? ''}>
        <SelectValue className={css.value ?? ''}>
          {({ defaultChildren }) => options.find(({ id }) => id === value)?.label ?? defaultChildren}
        </SelectValue>
        <Icon name="chevron-down" size={16} />
      </Button>
      <FieldNote error={error} hint={hint} />
      <Popover className={list.popover ?? ''}>
        {hasSearch ? (
          <Autocomplete inputValue={search} onInputChange={setSearch}>
            <ListSearch label={t('search_in', { label })} />
            {box}
          </Autocomplete>
        ) : (
          box
        )}
      </Popover>
    </Select>
  );
}

import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { MAX_CHOICES } from '../../../schema/money/rewards.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { omitUndefined } from '../omitUndefined.ts';
import css from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';
import list from './List.module.css';
import { useLengthError } from './useLengthError.ts';
import { MAX_SEARCH_LENGTH, type PickerQuery, usePickerSearch } from './usePickerSearch.ts';

/** Wait before searching, in ms, for pickers and the filters of reports (UI-5, UI-6, UI-9). */
export const PICKER_DELAY_MS = 200;
/** The same for brand and product autocompletion in reward management (UI-7). */
export const AUTOCOMPLETE_DELAY_MS = 500;

export interface PickerItem {
  id: string;
  label: string;
  detail?: string | undefined;
  /** Second line, which distinguishes items with the same name. */
  note?: string | undefined;
  /** Shown as unavailable; the note gives the reason. A selection is still reported to the caller. */
  isMuted?: boolean | undefined;
}

export interface PickerFieldProps<Item extends PickerItem> extends FieldProps<Item | null, Item | null> {
  /**
   * Asks the service for one more than `maxChoices`, which tells that there are others; a later search aborts an earlier one. A rejection
   * shows "Not available".
   */
  onSearch: (query: PickerQuery, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Milliseconds between the last key and the search; PICKER_DELAY_MS when absent. */
  delay?: number | undefined;
  /**
   * Told every text typed. Then text that stands for nothing is not taken back when the field is left, for the caller to judge: `value` is
   * null as soon as the text is no longer its label.
   */
  onText?: ((text: string) => void) | undefined;
  /** Maximum number of options to show; MAX_CHOICES when absent. */
  maxChoices?: number | undefined;
  /** Excludes an item of the search result. */
  isLeftOut?: ((item: Item) => boolean) | undefined;
  /** A text over what was found. */
  listNote?: string | undefined;
  /** The text a field with `onText` starts with. */
  initialText?: string | undefined;
}

/** Choice of one thing among many, found by typing: two characters at least (UI-1), a SKU by SKU, all else by name (UI-2). */
export function PickerField<Item extends PickerItem>(props: PickerFieldProps<Item>) {
  const {
    label,
    value,
    onChange,
    onSearch,
    delay = PICKER_DELAY_MS,
    error: ownError,
    hint,
    placeholder,
    isLabelHidden,
    isRequired,
    onText,
    initialText = '',
    listNote,
    isLeftOut,
    maxChoices = MAX_CHOICES,
    ...others
  } = props;
  const { t } = useTranslation('kit');
  const [text, setOwnText] = useState(value?.label ?? initialText);
  const valueLabel = value?.label ?? '';
  const keepsText = onText !== undefined;
  useEffect(() => {
    if (valueLabel || !keepsText) setOwnText(valueLabel);
  }, [valueLabel, keepsText]);
  function setText(next: string) {
    setOwnText(next);
    onText?.(next);
  }
  // A field that a window gave the focus to waits for the first letter: its open list would hide the rest of the window.
  const [opensOnFocus, setOpensOnFocus] = useState(!others.autoFocus);
  const lengthError = useLengthError(text, text === valueLabel ? undefined : MAX_SEARCH_LENGTH);
  const error = ownError ?? lengthError;
  const search = usePickerSearch(text === valueLabel ? '' : text, onSearch, delay);
  const visibleItems = search.items.filter((item) => !isLeftOut?.(item)).slice(0, maxChoices);
  const note = {
    idle: 'type_to_search',
    searching: 'searching',
    found: 'no_result',
    failed: 'not_available',
  }[search.state];

  return (
    <ComboBox
      {...omitUndefined(others)}
      items={visibleItems}
      inputValue={text}
      onInputChange={(next) => {
        setText(next);
        if (value && (next === '' || (keepsText && next !== valueLabel))) onChange(null);
      }}
      selectedKey={value?.id ?? null}
      onSelectionChange={(key) => {
        const selectedItem = visibleItems.find((item) => item.id === key);
        if (selectedItem) {
          setText(selectedItem.label);
          onChange(selectedItem);
        }
      }}
      onBlur={() => {
        setOpensOnFocus(true);
        if (text !== valueLabel && !keepsText) setText(valueLabel);
        others.onBlur?.();
      }}
      allowsEmptyCollection
      allowsCustomValue
      // Nor does it open by itself over what is wrong with the field.
      menuTrigger={opensOnFocus && !error ? 'focus' : 'input'}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={css.field ?? ''}
      {...(others.name && { 'data-field': others.name })}
    >
      <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <span className={css.box}>
        <Icon name="search" size={14} className={css.before} />
        <Input className={css.input ?? ''} placeholder={placeholder ?? t('type_to_search')} />
        {value && !others.isReadOnly && !others.isDisabled && (
          <Button
            slot={null}
            className={css.clear ?? ''}
            aria-label={t('clear_value', { label })}
            onPress={() => {
              setText('');
              onChange(null);
            }}
          >
            <Icon name="close" size={14} />
          </Button>
        )}
      </span>
      <FieldNote error={error} hint={hint} />
      <Popover className={list.popover ?? ''}>
        {listNote && <p className={list.said}>{listNote}</p>}
        <ListBox<Item>
          className={list.list ?? ''}
          renderEmptyState={() => <p className={list.empty}>{t(note)}</p>}
        >
          {(item) => (
            <ListBoxItem
              id={item.id}
              textValue={item.label}
              className={classes(list.item, item.isMuted && list.muted)}
            >
              <span className={list.label}>
                {item.label}
                {item.note && <span className={list.note}>{item.note}</span>}
              </span>
              {item.detail && <span className={list.detail}>{item.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
        {search.items.length > maxChoices && (
          <p className={list.others} role="status">
            {t('first_shown', { shown: visibleItems.length })}
          </p>
        )}
      </Popover>
    </ComboBox>
  );
}

import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { searchList } from '../format/fuzzy.ts';
import { Icon } from '../Icon.tsx';
import type { SelectOption } from './fieldProps.ts';
import list from './List.module.css';

/** A dropdown with this many items or more shows a search box (UI-3, UI-4). */
export const SEARCH_FROM = 15;

interface OptionPopoverProps {
  label: string;
  options: readonly SelectOption[];
  /** Search text of a long list. A select renders its children twice, so it holds the text itself. */
  search: string;
  onSearch: (text: string) => void;
}

/** The list that a select opens, with a search box where it is long. */
export function OptionPopover({ label, options, search, onSearch }: OptionPopoverProps) {
  const { t } = useTranslation('kit');
  const hasSearch = options.length >= SEARCH_FROM;
  const visibleOptions = hasSearch && search ? searchList(options, search, ['label', 'detail']) : options;
  const box = (
    <ListBox
      items={visibleOptions}
      className={list.list ?? ''}
      renderEmptyState={() => <p className={list.empty}>{t('no_result')}</p>}
    >
      {(option: SelectOption) => (
        <ListBoxItem id={option.id} textValue={option.label} className={list.item ?? ''}>
          <span className={list.label}>{option.label}</span>
          {option.detail && <span className={list.detail}>{option.detail}</span>}
          <Icon name="check" size={14} className={list.check} />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Popover className={list.popover ?? ''}>
      {hasSearch ? (
        <Autocomplete inputValue={search} onInputChange={onSearch}>
          <ListSearch label={t('search_in', { label })} />
          {box}
        </Autocomplete>
      ) : (
        box
      )}
    </Popover>
  );
}

/** The search box at the head of a long dropdown. */
function ListSearch({ label }: { label: string }) {
  return (
    <SearchField aria-label={label} autoFocus className={list.search ?? ''}>
      <Icon name="search" size={14} />
      <Input className={list.searchInput ?? ''} />
    </SearchField>
  );
}

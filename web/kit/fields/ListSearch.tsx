import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from '../Icon.tsx';
import list from './List.module.css';

/** The search box at the head of a long dropdown. */
export function ListSearch({ label }: { label: string }) {
  return (
    <SearchField aria-label={label} autoFocus className={list.search ?? ''}>
      <Icon name="search" size={14} />
      <Input className={list.searchInput ?? ''} />
    </SearchField>
  );
}

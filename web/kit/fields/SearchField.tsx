import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import css from './Field.module.css';
import { useDelayedText } from './useDelayedText.ts';
import { MIN_SEARCH_LENGTH } from './usePickerSearch.ts';

/** A table's search waits this long after the last key (UI-8), in ms. */
export const SEARCH_DELAY_MS = 300;

export interface SearchFieldProps {
  label: string;
  /** The search now in force; empty for none. */
  value: string;
  /** Called when typing has paused: with the text from two characters on, else with the empty text. A shorter `value` stays as long as nobody types. */
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  delay?: number | undefined;
  /** True if there is nothing to search yet. */
  isDisabled?: boolean | undefined;
}

/** Search of a table: one character alone asks for more (UI-10) and searches nothing. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  delay = SEARCH_DELAY_MS,
  isDisabled = false,
}: SearchFieldProps) {
  const { t } = useTranslation('kit');
  const [text, setText] = useDelayedText(value, onChange, {
    delay,
    wantedOf: (search) => (search.length < MIN_SEARCH_LENGTH ? '' : search),
  });
  const isShort = text.trim().length > 0 && text.trim().length < MIN_SEARCH_LENGTH;
  return (
    <AriaSearchField
      isDisabled={isDisabled}
      aria-label={label}
      value={text}
      onChange={setText}
      className={css.search ?? ''}
      data-grows="true"
    >
      <span className={css.box}>
        <Icon name="search" size={16} className={css.before} />
        <Input className={css.input ?? ''} placeholder={placeholder ?? label} />
        <Button className={css.clear ?? ''} aria-label={t('clear_search')}>
          <Icon name="close" size={14} />
        </Button>
      </span>
      <Text slot="description" className={css.short ?? ''}>
        {isShort ? t('type_more_to_search', { count: MIN_SEARCH_LENGTH }) : ''}
      </Text>
    </AriaSearchField>
  );
}

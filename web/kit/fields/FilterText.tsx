import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import css from './Field.module.css';
import { SEARCH_DELAY_MS } from './SearchField.tsx';
import { TextField } from './TextField.tsx';
import { useDelayedText } from './useDelayedText.ts';

export interface FilterTextProps {
  label: string;
  /** The text now in force; empty for none. */
  value: string;
  onChange: (text: string) => void;
  /** Returns a warning about a text, or null. The list is searched for the text in any case. */
  warning?: ((text: string) => string | null) | undefined;
  /** Minimum number of letters for a search. */
  from?: number | undefined;
  /** Milliseconds after the last key; as in every search when absent. */
  delay?: number | undefined;
  type?: 'text' | 'email' | 'tel' | undefined;
  hint?: ReactNode;
}

/** A text that a list is filtered by once typing has paused. */
export function FilterText({
  label,
  value,
  onChange,
  warning,
  hint,
  type,
  from = 1,
  delay,
}: FilterTextProps) {
  const [text, setText] = useDelayedText(value, onChange, {
    delay: delay ?? SEARCH_DELAY_MS,
    wantedOf: (typed) => (typed.length < from ? '' : typed),
  });
  const odd = text.trim() === '' ? null : warning?.(text.trim());
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      // A browser says nothing about it by itself, and offers no address of the person at the screen.
      type={type === 'email' ? 'text' : type}
      inputMode={type}
      autoComplete="off"
      hint={
        warning ? (
          // Rendered from the start, so that screen readers read its later content.
          <span role="status" className={css.warning}>
            {odd && <Icon name="alert-triangle" size={14} />}
            {odd && <span>{odd}</span>}
          </span>
        ) : (
          hint
        )
      }
    />
  );
}

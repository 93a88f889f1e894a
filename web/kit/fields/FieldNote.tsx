import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon.tsx';
import css from './Field.module.css';

/** Shows the error of a field, else its hint. Screen readers read both with the field. */
export function FieldNote({ error, hint }: { error?: string | undefined; hint?: ReactNode }) {
  if (error)
    return (
      <FieldError className={css.error ?? ''}>
        <Icon name="alert-triangle" size={14} />
        <span>{error}</span>
      </FieldError>
    );
  if (!hint) return null;
  return (
    <Text slot="description" className={css.hint ?? ''}>
      {hint}
    </Text>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../kit/fields/fieldProps.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import css from './Dimensions.module.css';

type SpanFieldsProps = Pick<
  FieldProps<string>,
  'label' | 'name' | 'error' | 'hint' | 'onBlur' | 'isRequired'
> & {
  children: ReactNode;
};

/** Several numbers that form one value, under one label and with one message. */
export function SpanFields({
  label,
  name,
  error,
  hint,
  onBlur,
  isRequired = true,
  children,
}: SpanFieldsProps) {
  const { t } = useTranslation('kit');
  return (
    <Stack
      as="fieldset"
      gap={1}
      data-field={name}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
    >
      <legend className={css.legend}>
        {label}
        {!isRequired && (
          <Text tone="muted" weight="regular">
            {' '}
            {t('optional')}
          </Text>
        )}
      </legend>
      <div className={css.parts}>{children}</div>
      {error ? (
        <Text as="p" tone="danger" size="small" role="alert">
          {error}
        </Text>
      ) : (
        hint && (
          <Text as="p" tone="muted" size="small">
            {hint}
          </Text>
        )
      )}
    </Stack>
  );
}

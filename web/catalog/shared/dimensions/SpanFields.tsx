import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../kit/fields/fieldProps.ts';
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
    <fieldset
      className={css.spans}
      data-field={name}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
    >
      <legend className={css.legend}>
        {label}
        {!isRequired && <span className={css.optional}> {t('optional')}</span>}
      </legend>
      <div className={css.parts}>{children}</div>
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : (
        hint && <p className={css.hint}>{hint}</p>
      )}
    </fieldset>
  );
}

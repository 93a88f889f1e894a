import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../Icon.tsx';
import { omitUndefined } from '../omitUndefined.ts';
import type { FieldProps } from './fieldProps.ts';
import css from './Toggle.module.css';

export interface CheckboxFieldProps
  extends Pick<
    FieldProps<boolean>,
    | 'label'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'name'
    | 'hint'
    | 'error'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isRequired'
  > {
  /** True if some, but not all, of the items it stands for are selected. */
  isIndeterminate?: boolean | undefined;
}

/** Something that holds or does not, saved with its form. */
export function CheckboxField({ label, value, onChange, hint, error, ...others }: CheckboxFieldProps) {
  return (
    <div className={css.line} {...(others.name && { 'data-field': others.name })}>
      <Checkbox
        {...omitUndefined(others)}
        isSelected={value}
        onChange={onChange}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={css.checkbox ?? ''}
      >
        {({ isIndeterminate }) => (
          <>
            <span className={css.mark} aria-hidden="true">
              {isIndeterminate ? <span className={css.dash} /> : <Icon name="check" size={12} />}
            </span>
            <span>{label}</span>
          </>
        )}
      </Checkbox>
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : (
        hint && <p className={css.hint}>{hint}</p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';
import { omitUndefined } from '../omitUndefined.ts';
import type { FieldProps } from './fieldProps.ts';
import css from './Toggle.module.css';

export interface SwitchFieldProps
  extends Pick<
    FieldProps<boolean>,
    'label' | 'value' | 'onChange' | 'onBlur' | 'name' | 'hint' | 'isDisabled' | 'isReadOnly'
  > {
  /** A longer name for those who do not see what it belongs to. */
  'aria-label'?: string | undefined;
  /** Text beside the switch during a change: "Waiting for confirmation". */
  waiting?: ReactNode;
}

/** A setting that is on or off and takes effect at once. */
export function SwitchField({ label, value, onChange, hint, waiting, ...others }: SwitchFieldProps) {
  return (
    <div className={css.line} {...(others.name && { 'data-field': others.name })}>
      <Switch {...omitUndefined(others)} isSelected={value} onChange={onChange} className={css.switch ?? ''}>
        <span className={css.track} aria-hidden="true" />
        <span>{label}</span>
      </Switch>
      {waiting && <span className={css.waiting}>{waiting}</span>}
      {hint && <p className={css.hint}>{hint}</p>}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { discard } from '../../navigation/leaving.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../layout/Banner.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import type { FieldName, FormSchema, FormValues } from './formApi.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { MergedField, VersionedFormApi } from './useVersionedForm.ts';

export interface VersionedFormProps<Schema extends FormSchema> {
  edit: VersionedFormApi<Schema>;
  label: string;
  labelOf: (field: MergedField<Schema>) => string;
  /** A field's value for reading, where it differs from what is typed; undefined for one that does not. */
  inWords?:
    | ((field: MergedField<Schema>, value: FormValues<Schema>[FieldName<Schema>]) => ReactNode)
    | undefined;
  children: ReactNode;
  /** Save rests: the form is invalid, or something besides its rules is wrong. */
  isBlocked?: boolean | undefined;
  /** Without Save. */
  isReadOnly?: boolean | undefined;
  /** For a form that is left by a button, as in a dialog, or by Escape, where it stands in a page. */
  onCancel?: (() => void) | undefined;
  /** As of `Form`. */
  warnsBeforeLeaving?: FormProps<Schema>['warnsBeforeLeaving'];
}

/** Form element of a row with a version: the notice about another person's save, the fields, and Save. */
export function VersionedForm<Schema extends FormSchema>(props: VersionedFormProps<Schema>) {
  const {
    edit,
    label,
    labelOf,
    inWords = () => undefined,
    children,
    isReadOnly,
    isBlocked = false,
    onCancel,
    warnsBeforeLeaving,
  } = props;
  const { t } = useTranslation('kit');
  function textOf(field: MergedField<Schema>, value: FormValues<Schema>[FieldName<Schema>]): ReactNode {
    const words = inWords(field, value);
    if (words === undefined && typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = words === undefined ? [value].flat().join(', ') : words;
    return text === '' || text === null ? t('empty_value') : text;
  }
  const { form, save, disputes, disputedVersion, isOwnDispute, keepMine, takeTheirs, broughtBack } = edit;
  // Save may stand a screen below: each conflict leads the person to its notice, once.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (disputedVersion === null) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [disputedVersion]);
  return (
    <Form
      form={form}
      onSubmit={save}
      label={label}
      warnsBeforeLeaving={warnsBeforeLeaving}
      onEscape={onCancel}
    >
      {disputes.length > 0 && (
        <StaleNotice
          ref={notice}
          changes={disputes.map(({ field, yours, theirs }) => ({
            label: labelOf(field),
            yours: textOf(field, yours),
            theirs: textOf(field, theirs),
          }))}
          isOwn={isOwnDispute}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      {broughtBack && <BroughtBack onDiscard={broughtBack.discard} />}
      {children}
      {!isReadOnly && <FormActions form={form} isDisabled={!form.isDirty || isBlocked} onCancel={onCancel} />}
    </Form>
  );
}

function BroughtBack({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <Banner
      actions={
        <Button size="small" onPress={() => discard(true, onDiscard)}>
          {t('discard_changes')}
        </Button>
      }
    >
      {t('draft_restored')}
    </Banner>
  );
}

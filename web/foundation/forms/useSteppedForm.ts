import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { FormApi, FormSchema, FormValues } from '../../kit/form/formApi.ts';
import { type DraftState, useDraft } from '../../kit/form/useDraft.ts';
import { type StepsWay, useSteps } from '../../kit/layout/steps/useSteps.ts';
import { useViewer } from '../../session/viewer.ts';

/** The steps of a form in their order, each with its fields in display order; a field without a step belongs to the last one. */
export type StepFields<Id extends string> = Readonly<Record<Id, readonly string[]>>;

interface SteppedFormOptions<Schema extends FormSchema, Id extends string, Besides> {
  form: FormApi<Schema>;
  steps: StepFields<Id>;
  /** Steps that are not accessible yet; none by default. */
  isClosed?: (id: Id) => boolean;
  draft: {
    /** Identifies the form; each form has a different name. */
    key: string;
    /** Version of the form's values: a draft of another version is discarded. */
    version: number;
    /** The base of the form, as text: if it has changed, the draft says so. */
    basis: string;
    /** Draft data besides the fields. */
    besides: Besides;
    /** True if data outside the fields was changed. */
    isChanged?: boolean;
    onRestore: (values: FormValues<Schema>, besides: Besides) => void;
    /** Empties the form. */
    onStartAnew: () => void;
  };
}

/** A form in steps, for the components that show and save it. */
export interface SteppedFormApi<Schema extends FormSchema, Id extends string> {
  form: FormApi<Schema>;
  way: StepsWay<Id>;
  ids: readonly Id[];
  /** All fields, in the order of the page. */
  fields: readonly string[];
  stepOf: (field: string) => Id;
  draftState: DraftState;
  startAnew: () => void;
  /** Discards the draft: its content is saved. */
  forget: () => void;
  /** Shows the service's errors in the form, at the step of the first field. */
  refuse: (errors: readonly FieldError[]) => void;
}

/** State of a form in steps: the address has the step, and input is kept until it is saved. */
export function useSteppedForm<Schema extends FormSchema, Id extends string, Besides>(
  options: SteppedFormOptions<Schema, Id, Besides>,
): SteppedFormApi<Schema, Id> {
  const { form, steps, isClosed } = options;
  const { besides, isChanged = false, onRestore, onStartAnew, ...place } = options.draft;
  const ids = Object.keys(steps) as [Id, ...Id[]];
  const way = useSteps(ids, isClosed);
  const draft = useDraft({
    ...place,
    owner: useViewer().accountId,
    values: { form: form.values, besides, step: way.current },
    isDirty: form.isDirty || isChanged,
    onRestore(storedStep) {
      onRestore(storedStep.form, storedStep.besides);
      way.resume(storedStep.step);
    },
    // An empty form starts at the first step, also if Back leads to a later step of a form that was saved meanwhile.
    onNone() {
      if (way.current !== ids[0]) way.reset();
    },
  });
  const last = ids.at(-1) ?? ids[0];
  const stepOf = (field: string) => ids.find((id) => steps[id].includes(field.split('.')[0] ?? '')) ?? last;
  return {
    form,
    way,
    ids,
    stepOf,
    fields: ids.flatMap((id) => steps[id]),
    draftState: draft.state,
    startAnew() {
      draft.startAnew();
      onStartAnew();
      way.reset();
    },
    forget: draft.forget,
    refuse(errors) {
      way.show(stepOf(errors[0]?.field ?? ''));
      form.applyServerErrors(errors);
    },
  };
}

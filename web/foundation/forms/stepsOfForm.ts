import type { FormSchema } from '../../kit/form/formApi.ts';
import type { StepState } from '../../kit/layout/Steps.tsx';
import type { SteppedFormApi } from './useSteppedForm.ts';

interface Judged {
  labelOf: (field: string) => string;
  /** A field whose value already belongs to another object. */
  taken: string | null;
}

/** The state of a form's steps, and the first field that blocks the save. */
export function stepsOfForm<Schema extends FormSchema, Id extends string>(
  { form, way, fields, stepOf }: SteppedFormApi<Schema, Id>,
  { labelOf, taken }: Judged,
) {
  const wrong = taken === null ? form.broken : [...form.broken, taken];
  const faultyFields = [...Object.keys(form.errors), ...(taken === null ? [] : [taken])];
  const place = (field: string) => fields.indexOf(field.split('.')[0] ?? '');
  const [first] = [...wrong].sort((one, other) => place(one) - place(other));
  return {
    stateOf(id: Id): StepState {
      const isHere = (field: string) => stepOf(field) === id;
      if (faultyFields.some(isHere) || (way.passed.includes(id) && wrong.some(isHere))) return 'wrong';
      return wrong.some(isHere) ? 'open' : 'done';
    },
    missing:
      first === undefined
        ? undefined
        : {
            label: labelOf(first),
            onGo() {
              way.show(stepOf(first));
              form.showField(first);
            },
          },
  };
}

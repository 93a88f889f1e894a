import type { StepState } from '../kit/layout/Steps.tsx';
import type { StepsWay } from '../kit/layout/useSteps.ts';

interface SteppedForm<Id extends string> {
  form: {
    broken: readonly string[];
    errors: Partial<Record<string, string>>;
    showField: (field: string) => void;
  };
  way: StepsWay<Id>;
  /** The fields in the order of the page. */
  fields: readonly string[];
  stepOf: (field: string) => Id;
  labelOf: (field: string) => string;
  /** A field whose value somebody else has. */
  taken: string | null;
}

/** How the steps of a creation stand, and the first field that keeps it from being saved. */
export function stepsOfForm<Id extends string>(stepped: SteppedForm<Id>) {
  const { form, way, fields, stepOf, labelOf, taken } = stepped;
  const wrong = taken === null ? form.broken : [...form.broken, taken];
  const said = [...Object.keys(form.errors), ...(taken === null ? [] : [taken])];
  const place = (field: string) => fields.indexOf(field.split('.')[0] ?? '');
  const [first] = [...wrong].sort((one, other) => place(one) - place(other));
  return {
    stateOf(id: Id): StepState {
      const isHere = (field: string) => stepOf(field) === id;
      if (said.some(isHere) || (way.passed.includes(id) && wrong.some(isHere))) return 'wrong';
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

import type { ReactNode } from 'react';
import type { z } from '../../../schema/foundation/text/zod.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { DraftNotice } from '../../kit/form/DraftNotice.tsx';
import { Form } from '../../kit/form/Form.tsx';
import type { FormSchema } from '../../kit/form/formApi.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { type StepState, Steps } from '../../kit/layout/steps/Steps.tsx';
import { SaveOrGoOn } from './SaveOrGoOn.tsx';
import type { SteppedFormApi } from './useSteppedForm.ts';

/** The object that already exists if only the first of two saves succeeded. */
interface Half {
  text: string;
  link: { href: string; label: string };
  /** The fields of the second save. */
  rest: ReactNode;
}

interface SteppedFormProps<Schema extends FormSchema, Id extends string> {
  stepped: SteppedFormApi<Schema, Id>;
  label: string;
  steps: Readonly<Record<Id, { label: string; content: ReactNode }>>;
  /** Name of a field that blocks the save. */
  labelOf: (field: string) => string;
  /** A field whose value already belongs to another object. */
  taken: string | null;
  half: Half | null;
  cancelHref: string;
  onSave: (valid: z.output<Schema>) => Promise<void>;
  /** Saves, then starts the next creation. */
  goOn: { label: string; onSave: (valid: z.output<Schema>) => Promise<void> };
}

/** A form in steps with its draft and its saves; after half a save it names what exists already, and shows what is left. */
export function SteppedForm<Schema extends FormSchema, Id extends string>(
  props: SteppedFormProps<Schema, Id>,
) {
  const { stepped, label, steps, labelOf, half, cancelHref, onSave, goOn } = props;
  const { form, way, ids } = stepped;
  const takenField = half ? null : props.taken;
  const { stateOf, missing } = stepsOfForm(stepped, { labelOf, taken: takenField });
  const { next } = way;
  return (
    <Form form={form} label={label} onSubmit={onSave} warnsBeforeLeaving={false}>
      {half ? (
        <>
          <Banner tone="warning">{half.text}</Banner>
          <TextLink href={half.link.href}>{half.link.label}</TextLink>
          {half.rest}
        </>
      ) : (
        <>
          <DraftNotice state={stepped.draftState} onStartAnew={stepped.startAnew} />
          <Steps
            label={label}
            steps={ids.map((id) => ({ id, ...steps[id], state: stateOf(id) }))}
            way={way}
          />
        </>
      )}
      <SaveOrGoOn
        form={form}
        isBlocked={takenField !== null}
        missing={missing}
        cancelHref={cancelHref}
        onNext={half || !next ? undefined : () => way.go(next)}
        goOn={{ label: goOn.label, onPress: () => form.submit(goOn.onSave) }}
      />
    </Form>
  );
}

interface Judged {
  labelOf: (field: string) => string;
  /** A field whose value already belongs to another object. */
  taken: string | null;
}

/** The state of a form's steps, and the first field that blocks the save. */
function stepsOfForm<Schema extends FormSchema, Id extends string>(
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

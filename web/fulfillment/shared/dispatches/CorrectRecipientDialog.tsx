import { useTranslation } from 'react-i18next';
import {
  CorrectRecipientDialogSaveDocument,
  type DispatchLineFragment,
  DispatchLineFragmentDoc,
} from '../../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { looksInternational } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { checkEmail } from '../../../../schema/foundation/text/emailText.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { type SaveAnswer, saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';
import { useResendDelivery } from './useResendDelivery.ts';

interface Props {
  line: DispatchLineFragment;
  onClose: () => void;
  /** After the message went to the new address. */
  onSent: () => void;
}

const address = z.string().trim().min(1, { error: 'required' });

const RULES = {
  email: z.object({ address: address.superRefine(checkEmail('email_format')) }),
  phoneNumber: z.object({
    address: address.refine(looksInternational, { error: 'phone_format' }),
  }),
};

/** Patterns of an address. */
const correctionRules = (field: keyof typeof RULES) => RULES[field];

/** The recipient of a line, on which its correction is based. */
const recipientOf = (line: DispatchLineFragment) => ({
  line,
  version: line.recipient?.version ?? 0,
  email: line.recipient?.email ?? null,
  phoneNumber: line.recipient?.phoneNumber ?? null,
});

type Row = ReturnType<typeof recipientOf>;

/** Gives a line another address and sends its message there; the link in the former message stops working. */
export function CorrectRecipientDialog({ line, onClose, onSent }: Props) {
  const { t } = useTranslation('dispatches');
  const [correct] = useScreenMutation(CorrectRecipientDialogSaveDocument);
  const { send } = useResendDelivery(onSent);
  const field = line.remedy === 'give_phone' || line.delivery?.channel === 'sms' ? 'phoneNumber' : 'email';
  const edit = useVersionedForm(correctionRules(field), {
    row: recipientOf(line),
    valuesOf: (row) => ({ address: row[field] ?? '' }),
    save: ({ version, values: { address } }, invalid): Promise<SaveAnswer<Row>> =>
      correct(
        { input: { redemptionId: line.redemptionId, version, [field]: address } },
        {
          invalid: (errors) => invalid(errors.map((error) => ({ ...error, field: 'address' }))),
          done: ({ line: now }) =>
            now ? saved(recipientOf(readFragment(DispatchLineFragmentDoc, now))) : null,
          stale: (current) =>
            current ? stale(recipientOf(readFragment(DispatchLineFragmentDoc, current))) : null,
          refused({ message }) {
            toast.error(message || t('changed_meanwhile'));
            return null;
          },
        },
      ),
    onSaved: ({ line: now }) => void send(now),
    onClose,
  });
  const { form } = edit;
  const title = t(field === 'email' ? 'remedy.correct_address' : 'remedy.give_phone');
  return (
    <Dialog title={title} isOpen isBusy={form.isSubmitting} isDirty={form.isDirty} onClose={onClose}>
      <VersionedForm edit={edit} label={title} labelOf={() => t(field)} onCancel={onClose}>
        <p>{t('correct_text')}</p>
        <TextField
          {...form.field('address')}
          label={t(field)}
          type={field === 'email' ? 'email' : 'tel'}
          isRequired
          autoFocus
          autoComplete="off"
        />
      </VersionedForm>
    </Dialog>
  );
}

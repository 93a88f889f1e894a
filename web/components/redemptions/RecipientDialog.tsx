import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';
import {
  RecipientDialogSaveDocument,
  UserAssignDialogSaveDocument,
} from '../../../operations/redemptions/RedemptionCommands.generated.ts';
import { isAskedByPhone } from '../../../schema/redemptionActions.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { type SaveAnswer, saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { refusalWords } from './useRedemptionCommand.ts';
import { type AddressField, addressRules } from './userForms.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** What the form builds on: the version of the redemption and what its recipient is known by. */
interface Row {
  version: number;
  address: string;
}

type Save = (
  sent: { id: string; version: number; field: AddressField; address: string },
  invalid: Parameters<
    Parameters<typeof useVersionedForm<ReturnType<typeof addressRules>, Row>>[1]['save']
  >[1],
) => Promise<SaveAnswer<Row>>;

/** Says who is given a redemption that nobody has (REDDLG-9, REDDLG-25). */
export function UserAssignDialog({ redemption, onClose }: Props) {
  const [assign] = useScreenMutation(UserAssignDialogSaveDocument);
  const { activationNotificationChannels: activationChannels, notificationChannels: successChannels } =
    redemption.promotionSummary;
  const field = isAskedByPhone({ activationChannels, successChannels }) ? 'phoneNumber' : 'email';
  const rowOf = ({ version }: { version: number }): Row => ({ version, address: '' });
  return (
    <OneAddress
      action="set_user"
      {...{ redemption, field, onClose }}
      save={({ id, version, address }, invalid) =>
        assign(
          { input: { id, version, [field]: address } },
          {
            invalid: (errors) => invalid(errors.map((error) => ({ ...error, field: 'address' }))),
            done: ({ redemption: now }) => saved({ version: now.version, address }),
            stale: (now) => (now ? stale(rowOf(now)) : null),
            refused,
          },
        )
      }
    />
  );
}

/** Gives a redemption to another address: its link goes there, and the former one ends. */
export function CorrectRecipientDialog({ redemption, onClose }: Props) {
  const [correct] = useScreenMutation(RecipientDialogSaveDocument);
  const field = redemption.user?.provider === 'mobile' ? 'phoneNumber' : 'email';
  return (
    <OneAddress
      action="correct_recipient"
      {...{ redemption, field, onClose }}
      save={({ id, version, address }, invalid) =>
        correct(
          { input: { redemptionId: id, version, [field]: address } },
          {
            invalid: (errors) => invalid(errors.map((error) => ({ ...error, field: 'address' }))),
            done: ({ redemption: now }) => saved({ version: now.version, address }),
            stale: (line) =>
              line?.recipient
                ? stale({ version: line.recipient.version, address: line.recipient[field] ?? '' })
                : null,
            refused,
          },
        )
      }
    />
  );
}

function refused(refusal: { message: string }): null {
  toast.error(refusalWords(refusal));
  return null;
}

interface OneProps extends Props {
  action: 'set_user' | 'correct_recipient';
  field: AddressField;
  save: Save;
}

function OneAddress({ action, redemption, field, save, onClose }: OneProps) {
  const { t } = useTranslation('redemptionActions');
  const changed = useRedemptionChanged(redemption);
  const { id, version, user } = redemption;
  const edit = useVersionedForm(addressRules(field), {
    row: { version, address: (action === 'correct_recipient' && user?.[field]) || '' } as Row,
    valuesOf: ({ address }) => ({ address }),
    save: ({ version: base, values }, invalid) =>
      save({ id, version: base, field, address: values.address }, invalid),
    onSaved() {
      toast.success(t(`done.${action}`));
      changed();
    },
    onClose,
  });
  const { form } = edit;
  const title = t(`title.${action}`, { id });
  return (
    <Dialog title={title} isOpen isBusy={form.isSubmitting} isDirty={form.isDirty} onClose={onClose}>
      <VersionedForm edit={edit} label={title} labelOf={() => t(`user.${field}`)} onCancel={onClose}>
        <p>{t(`text.${action}`)}</p>
        <TextField
          {...form.field('address')}
          label={t(`user.${field}`)}
          type={field === 'email' ? 'email' : 'tel'}
          hint={field === 'phoneNumber' ? t('user.phone_hint') : undefined}
          isRequired
          autoFocus
          autoComplete="off"
        />
      </VersionedForm>
    </Dialog>
  );
}

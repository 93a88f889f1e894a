import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { UserInfoDialogSaveDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionRecipient.generated.ts';
import { isPlaceholderName } from '../../../../../schema/foundation/text/personNames.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { VersionedDialog } from '../../../../kit/form/FormDialog.tsx';
import { type SaveAnswer, saved, stale } from '../../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../../kit/form/useVersionedForm.ts';
import css from '../Redemption.module.css';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { toastRefusal } from './useRedemptionCommand.ts';
import { userFormRules } from './userForms.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

type User = NonNullable<RedemptionActionsFragment['user']>;

/** Corrects the names and addresses of the recipient (REDDLG-10); the identifying address stays (REDDLG-26 … REDDLG-28). */
export function UserInfoDialog({ redemption, onClose }: Props) {
  if (!redemption.user) return null;
  return <UserForm user={redemption.user} redemption={redemption} onClose={onClose} />;
}

function UserForm({ user, redemption, onClose }: Props & { user: User }) {
  const { t } = useTranslation('redemptionActions');
  const [save] = useScreenMutation(UserInfoDialogSaveDocument);
  const changed = useRedemptionChanged(redemption);
  const edit = useVersionedForm(userFormRules, {
    row: user,
    valuesOf: ({ email, phoneNumber, firstName, lastName }) => ({
      email: email ?? '',
      phoneNumber: phoneNumber ?? '',
      firstName: firstName ?? '',
      lastName: lastName ?? '',
    }),
    save: ({ version, changes }, invalid): Promise<SaveAnswer<User>> =>
      save(
        { input: { id: user.id, version, ...changes } },
        {
          invalid,
          done: ({ user: now }) => saved(now),
          stale: (now) => (now ? stale(now) : null),
          refused: toastRefusal,
        },
      ),
    onSaved() {
      toast.success(t('done.update_user'));
      changed();
    },
    onClose,
  });
  const { form } = edit;
  const title = t('title.update_user', { id: redemption.id });
  const isKnownBy = { email: user.provider === 'email', phoneNumber: user.provider === 'mobile' };
  return (
    <VersionedDialog
      title={title}
      size="medium"
      edit={edit}
      labelOf={(field) => t(`user.${field}`)}
      onClose={onClose}
    >
      <div className={css.pair}>
        <TextField
          {...form.field('firstName')}
          label={t('user.firstName')}
          hint={isPlaceholderName(form.values.firstName ?? '') ? t('user.name_odd') : undefined}
          isRequired={false}
          autoComplete="off"
          autoFocus
        />
        <TextField
          {...form.field('lastName')}
          label={t('user.lastName')}
          hint={isPlaceholderName(form.values.lastName ?? '') ? t('user.name_odd') : undefined}
          isRequired={false}
          autoComplete="off"
        />
      </div>
      <TextField
        {...form.field('email')}
        label={t('user.email')}
        type="email"
        autoComplete="off"
        isRequired={!isKnownBy.phoneNumber}
        isReadOnly={isKnownBy.email}
        hint={isKnownBy.email ? t('user.email_locked') : undefined}
      />
      <TextField
        {...form.field('phoneNumber')}
        label={t('user.phoneNumber')}
        type="tel"
        autoComplete="off"
        isRequired={!isKnownBy.email}
        isReadOnly={isKnownBy.phoneNumber}
        hint={t(isKnownBy.phoneNumber ? 'user.phone_locked' : 'user.phone_hint')}
      />
    </VersionedDialog>
  );
}

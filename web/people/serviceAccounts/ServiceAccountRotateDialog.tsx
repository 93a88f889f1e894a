import { useTranslation } from 'react-i18next';
import {
  ServiceAccountRotateDialogRotateDocument,
  type ServiceAccountSecretsFragment,
} from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { MAX_SECRETS, secretRotation } from '../../../schema/people/serviceAccounts.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import type { KnownKey } from '../shared/secrets/keyFile.ts';
import { useServiceAccountChange } from './useServiceAccountChange.ts';

/** Choices for the remaining validity of the old secret, in hours. */
const OVERLAPS = [0, 1, 24, 72, 168, 720] as const;

interface Props {
  account: ServiceAccountSecretsFragment;
  onRotated: (key: Required<KnownKey>) => void;
  onClose: () => void;
}

/** Asks how long the old secret stays valid, and creates the new one. With two secrets, both end at once: there is never a third. */
export function ServiceAccountRotateDialog({
  account: { id, version, name, clientId, createdAt, secrets },
  ...props
}: Props) {
  const { onRotated, onClose } = props;
  const { t } = useTranslation('serviceAccounts');
  const isFull = secrets.length >= MAX_SECRETS;
  const form = useForm(secretRotation, { oldSecretHours: isFull || secrets.length === 0 ? 0 : 24 });
  const [send] = useScreenMutation(ServiceAccountRotateDialogRotateDocument);
  const { done, stale } = useServiceAccountChange();
  async function rotate({ oldSecretHours }: { oldSecretHours: number }) {
    await send(
      { input: { id, version, oldSecretHours } },
      {
        invalid: form.applyServerErrors,
        done({ clientSecret }) {
          done('rotated');
          onRotated({ id, name, clientId, createdAt, clientSecret: clientSecret ?? '' });
        },
        stale,
      },
    );
  }
  return (
    <FormDialog
      title={t('rotate_title')}
      form={form}
      onSubmit={rotate}
      submitLabel={t('rotate')}
      onClose={onClose}
    >
      <p>{t('rotate_about')}</p>
      {isFull && <Banner tone="warning">{t('rotate_full')}</Banner>}
      {!isFull && secrets.length > 0 && (
        <SelectField
          {...form.field('oldSecretHours')}
          value={String(form.values.oldSecretHours)}
          onChange={(hours) => form.setValue('oldSecretHours', Number(hours))}
          label={t('old_secret')}
          hint={t('old_secret_hint')}
          isRequired
          options={OVERLAPS.map((hours) => ({ id: String(hours), label: t(`overlap_${hours}`) }))}
        />
      )}
    </FormDialog>
  );
}

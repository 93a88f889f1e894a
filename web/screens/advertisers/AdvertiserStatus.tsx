import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserStatusSaveDocument } from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import type { AdvertiserStatus as Status } from '../../../schema/transitions.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { forgetLists } from './forgetLists.ts';
import { outcomeOf, type SaveOutcome, saveUnlessTouched } from './saveOutcome.ts';

/** Enabled or disabled: saved at once (ADV-8), shown before the answer comes; disabling asks first. */
export function AdvertiserStatus({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, name, status } = advertiser;
  const [isAsking, setAsking] = useState(false);
  const [mutate, { loading }] = useMutation(AdvertiserStatusSaveDocument);

  function save(next: Status, version: number): Promise<SaveOutcome> {
    return mutate({
      variables: { input: { id, version, status: next } },
      optimisticResponse: {
        updateAdvertiser: {
          __typename: 'UpdateAdvertiserSuccess',
          advertiser: { __typename: 'Advertiser', id, status: next, version },
        },
      },
      update: forgetLists,
    }).then(
      ({ data, error }) => outcomeOf(data?.updateAdvertiser, error),
      (error: unknown) => outcomeOf(undefined, error),
    );
  }

  async function change(next: Status) {
    const outcome = await saveUnlessTouched(
      (version) => save(next, version),
      advertiser.version,
      (current) => current.status !== status,
    );
    if (outcome.kind === 'saved') toast.success(t(`${next}_toast`, { name }));
    else if (outcome.kind === 'stale') toast.error(t('status_stale'));
    else if (outcome.kind === 'failed') showFailedCall(outcome.failure);
    else toast.error(t('save_failed'));
  }

  return (
    <>
      <SwitchField
        label={t('enabled_switch')}
        value={status === 'enabled'}
        isReadOnly={loading}
        onChange={(isEnabled) => (isEnabled ? void change('enabled') : setAsking(true))}
      />
      <ConfirmDialog
        title={t('disable_title', { name })}
        isOpen={isAsking}
        confirmLabel={t('disable')}
        isDanger
        onConfirm={() => void change('disabled')}
        onClose={() => setAsking(false)}
      >
        {t('disable_text')}
      </ConfirmDialog>
    </>
  );
}

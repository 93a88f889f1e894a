import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserSavedFragmentDoc,
  AdvertiserStatusSaveDocument,
} from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { AdvertiserStatus as Status } from '../../../schema/transitions.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { saved, saveMerged, stale } from '../../kit/form/saveMerged.ts';
import { invalidateAdvertiserLists } from './invalidateAdvertiserLists.ts';

type Row = Pick<AdvertiserProfileFragment, 'status' | 'version'>;

/** Enabled or disabled: saved at once (ADV-8), shown before the response arrives; disabling asks first. */
export function AdvertiserStatus({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, name, status } = advertiser;
  const { cache } = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [send, isSaving] = useScreenMutation(AdvertiserStatusSaveDocument);

  async function change(next: Status) {
    const outcome = await saveMerged<Row, Row>({
      base: advertiser,
      changes: { status: next },
      fieldsOf: (row) => ({ status: row.status }),
      send: (version) =>
        send(
          { input: { id, version, status: next } },
          {
            done: (success) => saved<Row>(success.advertiser),
            stale: (current) => stale<Row>(readFragment(AdvertiserSavedFragmentDoc, current)),
          },
          {
            updateAdvertiser: {
              __typename: 'UpdateAdvertiserSuccess',
              advertiser: { __typename: 'Advertiser', id, status: next, version },
            },
          },
        ),
    });
    if (outcome?.kind !== 'saved') return;
    invalidateAdvertiserLists(cache);
    toast.success(t(`${next}_toast`, { name }));
  }

  return (
    <>
      <SwitchField
        label={t('enabled_switch')}
        value={status === 'enabled'}
        isReadOnly={isSaving}
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

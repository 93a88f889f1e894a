import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserSavedFragmentDoc,
  AdvertiserStatusSaveDocument,
} from '../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { AdvertiserStatus as Status } from '../../../schema/foundation/transitions.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { saved, saveMerged, stale } from '../../kit/form/saveMerged.ts';
import { lazyDialog } from '../../kit/loading/lazyDialog.tsx';
import { invalidateAdvertiserLists } from './list/advertiserList.ts';

const AdvertiserDisableDialog = lazyDialog(() =>
  import('./AdvertiserDisableDialog.tsx').then((part) => part.AdvertiserDisableDialog),
);

type Row = Pick<AdvertiserProfileFragment, 'status' | 'version'>;

/** Enabled or disabled (ADV-8): enabling is saved at once and shown before the response arrives; disabling shows its effects first. */
export function AdvertiserStatus({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, name, status } = advertiser;
  const { cache } = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [send, isSaving] = useScreenMutation(AdvertiserStatusSaveDocument);

  async function enable() {
    const enabled = { status: 'enabled' as const };
    const outcome = await saveMerged<Row, Row>({
      base: advertiser,
      changes: enabled,
      fieldsOf: (row) => ({ status: row.status }),
      send: (version) =>
        send(
          { input: { id, version, ...enabled } },
          {
            done: (success) => saved<Row>(success.advertiser),
            stale: (current) => stale<Row>(readFragment(AdvertiserSavedFragmentDoc, current)),
          },
          {
            updateAdvertiser: {
              __typename: 'UpdateAdvertiserSuccess',
              advertiser: { __typename: 'Advertiser', id, version, ...enabled },
            },
          },
        ),
    });
    if (outcome?.kind === 'saved') confirmStatus('enabled');
  }

  function confirmStatus(next: Status) {
    invalidateAdvertiserLists(cache);
    toast.success(t(`${next}_toast`, { name }));
  }

  return (
    <>
      <SwitchField
        label={t('enabled_switch')}
        value={status === 'enabled'}
        isReadOnly={isSaving}
        onChange={(isEnabled) => (isEnabled ? void enable() : setAsking(true))}
      />
      {isAsking && (
        <AdvertiserDisableDialog
          advertiser={advertiser}
          onDone={() => confirmStatus('disabled')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import {
  AdvertiserProfileSaveDocument,
  AdvertiserSavedFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { asUploadFailed, useUploadCalls } from '../../../foundation/forms/useUploadCalls.ts';
import { saved, saveMerged, stale, type Versioned } from '../../../kit/form/saveMerged.ts';
import { PictureField } from '../../../kit/upload/PictureField.tsx';
import { UploadFailed } from '../../../kit/upload/sendPicture.ts';
import { Avatar } from '../../../kit/values/Avatar.tsx';

/** The picture: uploaded, checked by the platform, then saved by its media id (ADV-5). The last uploaded picture wins. */
export function AdvertiserAvatar({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, name, avatarUrl } = advertiser;
  const callsFor = useUploadCalls();
  const [send] = useScreenMutation(AdvertiserProfileSaveDocument);

  async function take(avatarMediaId: string) {
    const changes = { avatarMediaId };
    const outcome = await saveMerged<Versioned, typeof changes>({
      base: advertiser,
      changes,
      fieldsOf: () => ({}),
      send: (version) =>
        send(
          { input: { id, version, ...changes } },
          {
            ...asUploadFailed,
            done: (success) => saved<Versioned>(readFragment(AdvertiserSavedFragmentDoc, success.advertiser)),
            stale: (current) => stale<Versioned>(readFragment(AdvertiserSavedFragmentDoc, current)),
          },
        ),
    });
    if (outcome?.kind !== 'saved') throw new UploadFailed('stale');
  }

  return (
    <PictureField
      label={t('avatar')}
      url={avatarUrl}
      placeholder={<Avatar name={name} size={64} />}
      calls={callsFor('advertiser_avatar')}
      onUploaded={({ mediaId }) => take(mediaId)}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserProfileSaveDocument,
  AdvertiserSavedFragmentDoc,
} from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { AvatarField } from '../../kit/fields/AvatarField.tsx';
import { saved, saveMerged, stale, type Versioned } from '../../kit/form/saveMerged.ts';
import css from './AdvertiserProfile.module.css';
import { PictureRefused, uploadPicture } from './uploadPicture.ts';
import { asPictureRefused, usePictureCalls } from './usePictureCalls.ts';

/** The picture: sent, checked by the platform, then named by its media id (ADV-5). The last picture sent wins. */
export function AdvertiserAvatar({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, name, avatarUrl } = advertiser;
  const [share, setShare] = useState<number | null>(null);
  const calls = usePictureCalls();
  const [send] = useScreenMutation(AdvertiserProfileSaveDocument);

  async function take(file: File) {
    try {
      const changes = { avatarMediaId: await uploadPicture(file, calls, setShare) };
      const outcome = await saveMerged<Versioned, typeof changes>({
        base: advertiser,
        changes,
        fieldsOf: () => ({}),
        send: (version) =>
          send(
            { input: { id, version, ...changes } },
            {
              ...asPictureRefused,
              done: (success) =>
                saved<Versioned>(readFragment(AdvertiserSavedFragmentDoc, success.advertiser)),
              stale: (current) => stale<Versioned>(readFragment(AdvertiserSavedFragmentDoc, current)),
            },
          ),
      });
      if (outcome?.kind !== 'saved') throw new PictureRefused('stale');
    } catch (reason) {
      const rule = reason instanceof PictureRefused ? reason.reason : 'failed';
      throw new Error(t(`avatar_refused.${rule}`, { defaultValue: t('avatar_refused.failed') }));
    } finally {
      setShare(null);
    }
  }

  return (
    <div>
      <AvatarField label={t('avatar')} name={name} url={avatarUrl} onSelect={take} />
      {share !== null && <Progress share={share} />}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const { t } = useTranslation('advertisers');
  const percent = Math.round(share * 100);
  const text = share < 1 ? t('avatar_progress', { percent }) : t('avatar_checking');
  return (
    <p className={css.progress}>
      <progress value={share} max={1} aria-label={text} />
      {text}
    </p>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { AvatarField } from '../../kit/fields/AvatarField.tsx';
import css from './AdvertiserProfile.module.css';
import { type SaveOutcome, saveUnlessTouched } from './saveOutcome.ts';
import { PictureRefused, uploadPicture } from './uploadPicture.ts';
import { usePictureCalls } from './usePictureCalls.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** The picture: sent, checked by the platform, then named by its media id (ADV-5). The last picture sent wins. */
export function AdvertiserAvatar({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, name, avatarUrl, version } = advertiser;
  const [share, setShare] = useState<number | null>(null);
  const calls = usePictureCalls();
  const save = useSaveProfile();

  async function take(file: File) {
    try {
      const avatarMediaId = await uploadPicture(file, calls, setShare);
      const outcome = await saveUnlessTouched(
        (on) => save({ id, version: on, avatarMediaId }),
        version,
        () => false,
      );
      if (outcome.kind !== 'saved') throw new PictureRefused(reasonOf(outcome));
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

function reasonOf(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): string {
  return outcome.kind === 'invalid' ? (outcome.fieldErrors[0]?.rule ?? 'failed') : outcome.kind;
}

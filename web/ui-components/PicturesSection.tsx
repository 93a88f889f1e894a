import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaSetField, type PlacedPicture } from '../catalog/mediaSets/MediaSetField.tsx';
import { PictureField } from '../kit/upload/PictureField.tsx';
import { PictureView } from '../kit/upload/PictureView.tsx';
import { type UploadCalls, UploadFailed } from '../kit/upload/sendPicture.ts';
import { AT_REST, type UploadView } from '../kit/upload/useUpload.ts';
import { Avatar } from '../kit/values/Avatar.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const LOGO = '/favicon.svg';
const nothing = async () => {};

/** Uploads without a target: a second of progress, then the file as this browser shows it. */
function pretendedCalls(): UploadCalls {
  const files = new Map<string, File>();
  return {
    create: async ({ contentType }) => ({
      mediaId: String(files.size + 1),
      url: '',
      contentType,
      expiresAt: Date.now() + 600_000,
    }),
    async send({ mediaId }, file, { onProgress, signal }) {
      files.set(mediaId, file);
      for (let share = 0; share < 1; share += 0.2) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        if (signal.aborted) throw new UploadFailed('cancel');
        onProgress(share);
      }
    },
    async complete(mediaId) {
      const file = files.get(mediaId);
      return { mediaId, url: file ? URL.createObjectURL(file) : LOGO };
    },
  };
}

/** Pictures and their uploads: every state, then pieces to try. */
export function PicturesSection() {
  const { t } = useTranslation('ui-components');
  const [url, setUrl] = useState<string | null>(null);
  const [calls] = useState(pretendedCalls);
  const [pictures, setPictures] = useState<readonly PlacedPicture[]>([
    { name: 'logo', locale: null, mediaId: '1', url: LOGO },
    { name: 'catalog_badge', locale: 'fr', mediaId: '2', url: LOGO },
  ]);
  const pictureView = (view: Partial<UploadView>, picture: string | null = null) => (
    <PictureView
      label={t('sample.picture')}
      url={picture}
      canRemove={picture !== null}
      upload={{
        view: { ...AT_REST, ...view },
        take: nothing,
        retry: nothing,
        cancel: () => {},
        remove: nothing,
      }}
    />
  );
  return (
    <Specimens>
      <Specimen name={t('state.default')}>
        <PictureField
          label={t('sample.picture')}
          url={url}
          calls={calls}
          onUploaded={(sent) => setUrl(sent.url)}
          onRemove={() => setUrl(null)}
        />
      </Specimen>
      <Specimen name={t('state.filled')}>{pictureView({}, LOGO)}</Specimen>
      <Specimen name={t('state.sending')}>
        {pictureView({ state: 'progress', share: 0.45, preview: LOGO })}
      </Specimen>
      <Specimen name={t('state.sending_anew')}>
        {pictureView({ state: 'progress', share: 0.1, preview: LOGO, isAnew: true })}
      </Specimen>
      <Specimen name={t('state.checking')}>
        {pictureView({ state: 'progress', share: 1, preview: LOGO })}
      </Specimen>
      <Specimen name={t('state.saved')}>{pictureView({ state: 'complete' }, LOGO)}</Specimen>
      <Specimen name={t('state.broken_off')}>
        {pictureView({ state: 'error', failure: new UploadFailed('xhr'), preview: LOGO })}
      </Specimen>
      <Specimen name={t('state.invalid')}>
        {pictureView({ state: 'error', failure: new UploadFailed('image_unreadable') })}
      </Specimen>
      <Specimen name={t('state.initials')}>
        <PictureField
          label={t('sample.picture')}
          url={null}
          calls={calls}
          placeholder={<Avatar name="Northwind Coffee" size={64} />}
          onUploaded={() => {}}
        />
      </Specimen>
      <Specimen name={t('state.read_only')}>
        <PictureField label={t('sample.picture')} url={LOGO} calls={calls} isReadOnly onUploaded={() => {}} />
      </Specimen>
      <Specimen name="MediaSetField" isWide>
        <MediaSetField
          noun="products"
          pictures={pictures}
          callsFor={() => calls}
          onChange={({ name, locale }, picture) => {
            const others = pictures.filter((one) => one.name !== name || one.locale !== locale);
            setPictures(picture ? [...others, { name, locale, ...picture }] : others);
          }}
        />
      </Specimen>
    </Specimens>
  );
}

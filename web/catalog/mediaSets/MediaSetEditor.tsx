import { useRef } from 'react';
import {
  MediaSetEditorSaveDocument,
  type MediaSetPicturesFragment,
  MediaSetPicturesFragmentDoc,
} from '../../../operations/catalog/mediaSets/MediaSetEditor.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { type MediaName, type MediaNoun, mediaKey } from '../../../schema/catalog/mediaSets.ts';
import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { asUploadFailed, useUploadCalls } from '../../foundation/forms/useUploadCalls.ts';
import { saved, saveMerged, stale } from '../../kit/form/saveMerged.ts';
import { UploadFailed } from '../../kit/upload/sendPicture.ts';
import { MediaSetField, type PicturePlace } from './MediaSetField.tsx';

/** The pictures of a set, each saved right after its upload. If two people edit one set, pictures in different slots both stay; in one slot the last one wins. */
export function MediaSetEditor({
  mediaSet,
  isReadOnly,
}: {
  mediaSet: FragmentOf<typeof MediaSetPicturesFragmentDoc>;
  isReadOnly?: boolean | undefined;
}) {
  const set = readFragment(MediaSetPicturesFragmentDoc, mediaSet);
  const callsFor = useUploadCalls();
  const [send] = useScreenMutation(MediaSetEditorSaveDocument);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const answered = useRef(set);

  async function save(place: PicturePlace, picture: { mediaId: string } | null) {
    const isNewer = answered.current.id === set.id && answered.current.version > set.version;
    let base = isNewer ? answered.current : set;
    const keep = (row: MediaSetPicturesFragment) => {
      answered.current = row;
      base = row;
      return row;
    };
    const outcome = await saveMerged<MediaSetPicturesFragment, object>({
      base,
      changes: {},
      fieldsOf: () => ({}),
      send: (version) =>
        send(
          { input: { id: set.id, version, items: itemsWith(base, place, picture) } },
          {
            ...asUploadFailed,
            done: ({ mediaSet: row }) => saved(keep(readFragment(MediaSetPicturesFragmentDoc, row))),
            stale: (row) => stale(keep(readFragment(MediaSetPicturesFragmentDoc, row))),
          },
        ),
    });
    if (outcome?.kind !== 'saved') throw new UploadFailed('stale');
  }

  return (
    <MediaSetField
      noun={set.noun as MediaNoun}
      pictures={set.items.map(({ name, locale, media }) => ({
        name: name as MediaName,
        locale: locale as ProductLocale | null,
        mediaId: media.id,
        url: smallest(media),
      }))}
      // Saves run one after the other: each builds on the version of the previous one.
      onChange={(place, picture) => {
        const next = saving.current.then(() => save(place, picture));
        saving.current = next.catch(() => {});
        return next;
      }}
      callsFor={callsFor}
      isReadOnly={isReadOnly}
    />
  );
}

/** All pictures of the set with one changed, in the format of a save. */
function itemsWith(
  { items }: MediaSetPicturesFragment,
  place: PicturePlace,
  picture: { mediaId: string } | null,
) {
  const others = items
    .filter(({ name, locale }) => mediaKey({ name, locale: locale ?? null }) !== mediaKey(place))
    .map(({ name, locale, media }) => ({ name, locale, mediaId: media.id }));
  return picture ? [...others, { ...place, mediaId: picture.mediaId }] : others;
}

/** The preview address of a picture: a small version, if there is one. */
function smallest({ url, variants }: MediaSetPicturesFragment['items'][number]['media']): string | null {
  return variants.find(({ contentType }) => contentType === 'image/webp')?.url ?? url ?? null;
}

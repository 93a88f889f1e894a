import { useRef } from 'react';
import {
  MediaSetEditorSaveDocument,
  type MediaSetPicturesFragment,
  MediaSetPicturesFragmentDoc,
} from '../../../operations/mediaSets/MediaSetEditor.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { ProductLocale } from '../../../schema/languages.ts';
import { type MediaName, type MediaNoun, mediaKey } from '../../../schema/rules/mediaSets.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { saved, saveMerged, stale } from '../../kit/form/saveMerged.ts';
import { UploadFailed } from '../../kit/upload/sendPicture.ts';
import { asUploadFailed, useUploadCalls } from '../useUploadCalls.ts';
import { MediaSetField, type PicturePlace } from './MediaSetField.tsx';

/** The pictures of a set, each saved as soon as it was sent. Two people at one set: both pictures stand, in one place the last one. */
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
      // One after the other: each save builds on the version of the one before.
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

/** All pictures of the set with one changed, as a save names them. */
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

/** The address to preview a picture by: a small one, where there is one. */
function smallest({ url, variants }: MediaSetPicturesFragment['items'][number]['media']): string | null {
  return variants.find(({ contentType }) => contentType === 'image/webp')?.url ?? url ?? null;
}

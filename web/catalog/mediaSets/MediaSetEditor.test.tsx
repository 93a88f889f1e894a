import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaSetPicturesFragmentDoc } from '../../../operations/catalog/mediaSets/MediaSetEditor.generated.ts';
import type { FragmentOf } from '../../../operations/readFragment.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { MediaSetEditor } from './MediaSetEditor.tsx';

/** Accepts the bytes at once. */
class UploadRequest {
  withCredentials = false;
  status = 200;
  onload = () => {};
  upload = {};
  open() {}
  abort() {}
  setRequestHeader() {}
  send() {
    this.onload();
  }
}
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', UploadRequest));
afterEach(() => void vi.unstubAllGlobals());

const media = (id: string) => ({
  __typename: 'Media',
  id,
  url: `/media/${id}.webp`,
  width: 1200,
  height: 800,
  variants: [
    { __typename: 'MediaVariant', url: `/media/${id}-400.webp`, width: 400, contentType: 'image/webp' },
  ],
});
const setOf = (version: number, pictures: [string, string | null, string][], noun = 'products') => ({
  __typename: 'MediaSet',
  id: '3',
  version,
  noun,
  nounId: 'ABC-TEA',
  items: pictures.map(([name, locale, id]) => ({
    __typename: 'MediaSetItem',
    name,
    locale,
    media: media(id),
  })),
});
const testQuery = parse('query TestSet { mediaSet(id: "3") { ...MediaSetPictures } }');
const QUERY = {
  ...testQuery,
  definitions: [...testQuery.definitions, ...MediaSetPicturesFragmentDoc.definitions],
} as TypedDocumentNode<{ mediaSet: FragmentOf<typeof MediaSetPicturesFragmentDoc> }, Record<string, never>>;

function TestEditor() {
  const { data } = useQuery(QUERY);
  return data ? <MediaSetEditor mediaSet={data.mediaSet} /> : null;
}

const upload = {
  __typename: 'Upload',
  mediaId: '55',
  url: '/media/uploads/x',
  contentType: 'image/png',
  expiresAt: '2999-01-01T00:00:00Z',
};
function show(first: ReturnType<typeof setOf>, answers: Answers = {}) {
  return renderScreen(<TestEditor />, {
    answers: {
      TestSet: () => ({ data: { mediaSet: first } }),
      PictureFieldStart: () => ({ data: { createUpload: { __typename: 'CreateUploadSuccess', upload } } }),
      PictureFieldComplete: () => ({
        data: {
          completeUpload: { __typename: 'CompleteUploadSuccess', mediaId: '55', url: '/media/55.webp' },
        },
      }),
      ...answers,
    },
  });
}
const saved = (mediaSet: object) => ({
  data: { saveMediaSet: { __typename: 'SaveMediaSetSuccess', mediaSet } },
});

async function choose(group: string) {
  const input = within(await screen.findByRole('group', { name: group }))
    .getAllByRole('button')[0]
    ?.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=file]');
  const at = [...(input ?? [])].find((one) => one.closest('fieldset')?.textContent?.startsWith(group));
  if (!at) throw new Error('No file input');
  fireEvent.change(at, { target: { files: [new File(['bytes'], 'a.png', { type: 'image/png' })] } });
}

test('PRODUCT-13: a product has a logo, sent for its purpose and saved with the others as soon as it is checked', async () => {
  const { calls } = await show(setOf(4, [['picture', null, '9']]), {
    MediaSetEditorSave: () =>
      saved(
        setOf(5, [
          ['picture', null, '9'],
          ['logo', null, '55'],
        ]),
      ),
  });
  await choose('Logo');
  await screen.findByText('Saved');
  expect(calls.slice(1)).toEqual([
    {
      name: 'PictureFieldStart',
      variables: { input: { purpose: 'product_logo', contentType: 'image/png', size: 5 } },
    },
    { name: 'PictureFieldComplete', variables: { mediaId: '55' } },
    {
      name: 'MediaSetEditorSave',
      variables: {
        input: {
          id: '3',
          version: 4,
          items: [
            { name: 'picture', locale: null, mediaId: '9' },
            { name: 'logo', locale: null, mediaId: '55' },
          ],
        },
      },
    },
  ]);
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/media/55-400.webp');
});

test('SKU-7: a SKU has a picture; a logo it has not', async () => {
  await show(setOf(1, [], 'skus'));
  expect(await screen.findByRole('group', { name: 'Picture' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Logo' })).toBeNull();
});

test('MEDIA-2: a catalog badge is kept for all languages and for each one that is added', async () => {
  await show(setOf(2, [['catalog_badge', 'fr', '8']]));
  const badges = await screen.findByRole('group', { name: 'Catalog badge' });
  expect(within(badges).getByRole('img', { name: 'French' }).getAttribute('src')).toBe('/media/8-400.webp');
  expect(within(badges).getByRole('button', { name: 'Add a picture: All languages' })).toBeTruthy();
  fireEvent.click(within(badges).getByRole('button', { name: /Another language/ }));
  expect(screen.queryByRole('option', { name: 'French' })).toBeNull();
  fireEvent.click(await screen.findByRole('option', { name: 'Japanese' }));
  expect(await screen.findByRole('button', { name: 'Add a picture: Japanese' })).toBeTruthy();
});

test('if somebody else saved another picture meanwhile, both stand', async () => {
  const theirs = setOf(5, [
    ['picture', null, '9'],
    ['logo', null, '7'],
  ]);
  const answers = [
    { data: { saveMediaSet: { __typename: 'StaleMediaSet', current: theirs } } },
    saved(setOf(6, [['logo', null, '7']])),
  ];
  const { calls } = await show(setOf(4, [['picture', null, '9']]), {
    MediaSetEditorSave: () => answers.shift() as never,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Picture' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture' })).toBeNull());
  expect(calls.slice(1).map(({ variables }) => variables.input)).toEqual([
    { id: '3', version: 4, items: [] },
    { id: '3', version: 5, items: [{ name: 'logo', locale: null, mediaId: '7' }] },
  ]);
  expect(screen.getByRole('img', { name: 'Logo' })).toBeTruthy();
});

test('what the platform refuses is said at the picture', async () => {
  const fieldErrors = [
    { __typename: 'FieldError', field: 'items.0.mediaId', rule: 'unknown_media', limit: null },
  ];
  await show(setOf(4, []), {
    MediaSetEditorSave: () => ({ data: { saveMediaSet: { __typename: 'InvalidInput', fieldErrors } } }),
  });
  await choose('Logo');
  expect((await screen.findByRole('alert')).textContent).toMatch(/no longer there/);
});

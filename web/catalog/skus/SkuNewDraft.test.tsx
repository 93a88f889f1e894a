import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { isDisabled, press, value } from '../../testing/formActs.ts';
import { configuration, created, fill, showSkuNew } from '../../testing/renderSkuNew.tsx';

beforeEach(() => sessionStorage.clear());

test('what was typed survives a reload; where the product has changed since, it says so and asks for what varies now', async () => {
  const { view } = await showSkuNew();
  await fill();
  view.unmount();
  const again = await showSkuNew();
  expect(await screen.findByText('What you typed earlier is back.')).toBeTruthy();
  expect(value('Name')).toBe('Ten');
  again.view.unmount();
  await showSkuNew({ different: { dimensionConfigurations: [configuration(true, 'colour')] } });
  expect(await screen.findByText(/What it is based on has changed since/)).toBeTruthy();
  expect(value('Name')).toBe('Ten');
  press('1 Dimensions');
  expect(value(/^Name of colour/)).toBe('');
  expect(isDisabled('Save')).toBe(true);
});

test('a SKU whose answer was lost with the page is sent under the same key after a reload; one begun anew is another', async () => {
  const keysOf = (calls: Awaited<ReturnType<typeof showSkuNew>>['calls']) =>
    calls.flatMap(({ name, variables }) =>
      name === 'SkuNewFormCreate' ? [(variables.input as { idempotencyKey: string }).idempotencyKey] : [],
    );
  const first = await showSkuNew({ answers: { SkuNewFormCreate: () => new Promise(() => {}) } });
  await fill();
  press('Save');
  await waitFor(() => expect(keysOf(first.calls)).toHaveLength(1));
  first.view.unmount();
  const second = await showSkuNew({ answers: { SkuNewFormCreate: () => new Promise(() => {}) } });
  await screen.findByText('What you typed earlier is back.');
  press('Save');
  await waitFor(() => expect(keysOf(second.calls)).toEqual(keysOf(first.calls)));
  second.view.unmount();
  const third = await showSkuNew();
  await screen.findByText('What you typed earlier is back.');
  press('Start over');
  press('Discard');
  await fill();
  press('Save');
  await waitFor(() => expect(keysOf(third.calls)).toHaveLength(1));
  expect(keysOf(third.calls)).not.toEqual(keysOf(first.calls));
});

test('SKU-7: where only the SKU is created the form says so, and the next save sends its picture alone', async () => {
  const set = {
    __typename: 'MediaSet',
    id: '9',
    version: 1,
    noun: 'skus',
    nounId: 'ABC-CARD-0001',
    items: [],
  };
  const place = '.ABC-CARD';
  const { view } = await showSkuNew();
  await fill();
  view.unmount();
  // A picture that was uploaded before the reload belongs to the draft.
  const key = Object.keys(sessionStorage).find((one) => one.endsWith(place)) ?? '';
  const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  draft.values.besides.picture = { mediaId: '5', url: '/media/5.webp' };
  sessionStorage.setItem(key, JSON.stringify(draft));
  let isDown = true;
  const success = created.data.createSku;
  const { calls } = await showSkuNew({
    answers: {
      SkuNewFormCreate: () => ({
        data: { createSku: { ...success, sku: { ...success.sku, mediaSet: set } } },
      }),
      SkuNewFormPicture: () =>
        isDown
          ? { data: null, errors: [{ message: 'Down', path: ['saveMediaSet'] }] }
          : { data: { saveMediaSet: { __typename: 'SaveMediaSetSuccess', mediaSet: set } } },
    },
  });
  expect(await screen.findByText('What you typed earlier is back.')).toBeTruthy();
  press('Save');
  expect(await screen.findByText(/ABC-CARD-0001 is created, but its picture is not saved/)).toBeTruthy();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isDown = false;
  press('Save');
  await waitFor(() => expect(location.hash).toContain('?sku=ABC-CARD-0001'));
  expect(calls.filter(({ name }) => name === 'SkuNewFormCreate')).toHaveLength(1);
  expect(calls.at(-1)?.variables).toEqual({
    input: { id: '9', version: 1, items: [{ name: 'picture', locale: null, mediaId: '5' }] },
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { dispatch, progress } from '../../testing/data/dispatchData.ts';
import { renderDispatch } from '../../testing/renderDispatch.tsx';

describe('its file', () => {
  const ofKind = (kind: string, different: object = {}) =>
    dispatch('7', { kind, channel: null, ...different });
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['download_links', 'Download links'],
    ['download_codes', 'Download codes'],
    ['activate_codes', 'Download order IDs'],
  ])('CODES, LINKS and ACTIV: a dispatch of %s has the file “%s”', async (kind, label) => {
    await renderDispatch(ofKind(kind));
    expect((await screen.findByRole('button', { name: label })).hasAttribute('disabled')).toBe(false);
  });

  test('recipients that were written to have theirs already: there is no file of them', async () => {
    await renderDispatch(dispatch('7'));
    await screen.findByText('order-1');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  test.each([
    ['held', { state: 'held', progress: progress({ held: 40 }) }, 'Ready once it goes out'],
    [
      'being made',
      { state: 'released', progress: progress({ order: 1, done: 39 }) },
      'Ready once all lines are done',
    ],
    ['failed', { progress: progress({ failed: 40 }) }, 'None of its lines is done'],
  ])('while its codes are %s the button says why it waits', async (_state, different, words) => {
    await renderDispatch(ofKind('download_codes', different));
    const button = await screen.findByRole('button', { name: 'Download codes' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('BATCH-12: codes are had with or without their vouchers, by the address of a ticket', async () => {
    const fetched = vi.fn(
      async () =>
        new Response('code\n', { headers: { 'content-disposition': 'attachment; filename="codes.zip"' } }),
    );
    vi.stubGlobal('fetch', fetched);
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const { calls } = await renderDispatch(ofKind('download_codes', { includePdf: true }), {
      ExtractButtonCreate: () => ({
        data: {
          createExtract: {
            __typename: 'CreateExtractSuccess',
            extract: { __typename: 'Extract', id: '5', url: '/files/extract/5?ticket=abc' },
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download codes and vouchers' }));
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith('/files/extract/5?ticket=abc', expect.anything()),
    );
    expect(calls.find(({ name }) => name === 'ExtractButtonCreate')?.variables).toEqual({
      input: { dispatchId: '7', kind: 'codes', includePdf: true },
    });
    expect(screen.getByRole('button', { name: 'Download codes' })).toBeTruthy();
  });

  test.each([
    ['download_links', 'Download links', 'links', 'Anyone who has these links can use the rewards.'],
    ['download_codes', 'Download codes', 'codes', 'Anyone who has these codes can spend them.'],
    ['activate_codes', 'Download order IDs', 'entry_codes', /^Anyone who has these order IDs/],
  ])(
    'RED-34: people who may not read codes state a reason for the file of %s',
    async (kind, label, file, words) => {
      const { calls } = await renderDispatch(
        ofKind(kind),
        {
          ExtractButtonCreate: () => ({
            data: { createExtract: { __typename: 'Refused', code: 'x', message: 'Not now.' } },
          }),
        },
        { abilities: ABILITIES.filter((ability) => ability !== 'viewRewardCodeData') },
      );
      fireEvent.click(await screen.findByRole('button', { name: label }));
      const dialog = within(await screen.findByRole('dialog', { name: label }));
      expect(dialog.getByText(words, { exact: false })).toBeTruthy();
      fireEvent.click(dialog.getByRole('button', { name: 'Download' }));
      expect(await dialog.findByText('This field is required')).toBeTruthy();
      const requests = () => calls.filter(({ name }) => name === 'ExtractButtonCreate');
      expect(requests()).toEqual([]);
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Printed on cards ' } });
      fireEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() =>
        expect(requests()).toEqual([
          {
            name: 'ExtractButtonCreate',
            variables: {
              input: { dispatchId: '7', kind: file, includePdf: false, reason: 'Printed on cards' },
            },
          },
        ]),
      );
    },
  );
});

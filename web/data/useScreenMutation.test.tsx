import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  AdvertiserProfileSaveDocument,
  type AdvertiserProfileSaveMutation,
  type AdvertiserProfileSaveMutationVariables,
} from '../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import { advertiser } from '../testing/data/advertiserData.ts';
import { type Answers as Graph, renderScreen } from '../testing/renderScreen.tsx';
import { type ResultHandlers, type RunMutation, useScreenMutation } from './useScreenMutation.ts';

type Run = RunMutation<AdvertiserProfileSaveMutation, AdvertiserProfileSaveMutationVariables>;

async function run<Value>(
  answer: Graph[string],
  handlers: ResultHandlers<AdvertiserProfileSaveMutation, Value>,
) {
  let send: Run | undefined;
  function Screen() {
    [send] = useScreenMutation(AdvertiserProfileSaveDocument);
    return null;
  }
  await renderScreen(<Screen />, { answers: { AdvertiserProfileSave: answer } });
  let result: Value | null | undefined;
  await act(async () => {
    result = (await send?.({ input: { id: '7', version: 1, name: 'Acme' } }, handlers)) as Value | null;
  });
  return result;
}
const graph =
  (updateAdvertiser: object): Graph[string] =>
  () => ({ data: { updateAdvertiser } });
const row = advertiser('7', { version: 2 });

test('each answer goes to the one who named it', async () => {
  const handlers = {
    done: ({ __typename }: { __typename: string }) => __typename,
    stale: () => 'stale',
    invalid: (errors: readonly object[]) => JSON.stringify(errors),
    refused: ({ code }: { code: string }) => `refused ${code}`,
    failed: ({ status }: { status: number }) => `failed ${status}`,
  };
  expect(await run(graph({ __typename: 'UpdateAdvertiserSuccess', advertiser: row }), handlers)).toBe(
    'UpdateAdvertiserSuccess',
  );
  expect(await run(graph({ __typename: 'StaleAdvertiser', current: row }), handlers)).toBe('stale');
  const fieldErrors = [
    { __typename: 'FieldError', field: 'name', rule: 'required', limit: null },
    { __typename: 'FieldError', field: 'name', rule: 'max_length', limit: '9' },
  ];
  expect(await run(graph({ __typename: 'InvalidInput', fieldErrors }), handlers)).toBe(
    '[{"field":"name","rule":"required"},{"field":"name","rule":"max_length","limit":"9"}]',
  );
  expect(await run(graph({ __typename: 'Refused', code: 'no', message: 'No' }), handlers)).toBe('refused no');
  expect(await run(() => Promise.reject(new Error('offline')), handlers)).toBe('failed 0');
});

test.each([
  [
    'a change of a row that was lost meanwhile',
    { __typename: 'StaleAdvertiser', current: null },
    /Changed by someone else.*nothing was saved/,
  ],
  ['broken rules', { __typename: 'InvalidInput', fieldErrors: [] }, /Invalid parameters/],
  ['a refusal', { __typename: 'Refused', code: 'no', message: 'Not while it runs' }, /Not while it runs/],
])('SHELL-28: %s that a screen does not name opens the shared dialog', async (_what, answer, words) => {
  const onDone = vi.fn();
  expect(await run(graph(answer), { done: onDone })).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  expect((await screen.findByRole('dialog')).textContent).toMatch(words);
});

test.each([
  ['somebody else', false, 'Changed by someone else'],
  ['the person’s own other tab', true, 'Changed in another tab'],
])('a change overtaken by %s can be made all the same, on the newest version', async (_who, isOwn, title) => {
  localStorage.clear();
  if (isOwn)
    await run(graph({ __typename: 'UpdateAdvertiserSuccess', advertiser: row }), { done: () => 'saved' });
  cleanup();
  const versions: number[] = [];
  const answer: Graph[string] = (variables) => {
    const { version } = (variables as unknown as { input: { version: number } }).input;
    versions.push(version);
    return {
      data: {
        updateAdvertiser:
          version === 1
            ? { __typename: 'StaleAdvertiser', current: row }
            : { __typename: 'UpdateAdvertiserSuccess', advertiser: { ...row, version: 3 } },
      },
    };
  };
  const running = run(answer, { done: () => 'saved' });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(/nothing has been done yet/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Go on all the same' }));
  expect(await running).toBe('saved');
  expect(versions).toEqual([1, 2]);
});

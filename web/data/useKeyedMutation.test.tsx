import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommentDialogAddDocument } from '../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { inOrder, keyOutcome as outcome, SAVED_REDEMPTION as REDEMPTION } from '../testing/keyOutcome.ts';
import { type Answers, renderScreen } from '../testing/renderScreen.tsx';
import { useRequestKey } from './client/requestKey.ts';
import { CallError } from './failures/callError.ts';
import { closeFailedCall } from './failures/failedCall.ts';
import { RECHECK_MS } from './failures/settleLostAnswer.ts';
import { useKeyedMutation } from './useKeyedMutation.ts';

type Answer = Answers[string];
const lost = (status = 0) => {
  throw new CallError({ status, code: 'UNREACHABLE' });
};
const entry = { __typename: 'RedemptionHistoryEntry', id: '1', redemptionId: '1' };
const saved = () => ({
  data: { addRedemptionComment: { __typename: 'AddRedemptionCommentSuccess', entry } },
});
const refusal = (code: string) => () => ({
  data: { addRedemptionComment: { __typename: 'Refused', code, message: `as told: ${code}` } },
});
let keys: string[];
let send: (content: string) => Promise<unknown>;
const onDone = vi.fn(() => 'done');

function Form() {
  const request = useRequestKey('test');
  const [add] = useKeyedMutation(CommentDialogAddDocument, request);
  send = (content) =>
    add(
      { input: { redemptionId: '1', content } },
      { done: onDone as (success: object) => string, refused: ({ code }) => code },
    ) satisfies Promise<string | null>;
  return <p>Form</p>;
}

/** The answers to the change and to questions about its key, in order; the last of each repeats. */
async function show(changes: Answer[], outcomes: Answer[] = []) {
  const change = inOrder(...changes);
  return renderScreen(<Form />, {
    answers: {
      CommentDialogAdd: (variables) => {
        keys.push((variables as unknown as { input: { idempotencyKey: string } }).input.idempotencyKey);
        return change(variables);
      },
      LostAnswerDialog: inOrder(...outcomes),
    },
  });
}
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'Date'] });
  sessionStorage.clear();
  keys = [];
  onDone.mockClear();
});
afterEach(() => void vi.useRealTimers());

test.each([0, 200, 502, 503, 504])(
  'MONEY-11: after status %d, what was saved is said with a link, and its answer comes by its key',
  async (status) => {
    await show([() => lost(status), saved], [outcome('done', REDEMPTION)]);
    const sent = act(() => send('one'));
    expect((await dialog('It was saved')).textContent).toContain('redemption 41975');
    expect(await sent).toBe('done');
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '#/reports/redemptions/41975',
    );
    press('Close');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

test('MONEY-11: what was not saved is said once it cannot arrive any more, and can be sent again under its key', async () => {
  await show([() => lost(), saved], [outcome('unknown')]);
  const sent = send('one');
  expect((await dialog('No response yet')).textContent).toContain('Checking');
  await pass(12_000);
  await dialog('It was not saved');
  expect(keys).toHaveLength(1);
  press('Send again');
  expect(await sent).toBe('done');
  expect(keys[1]).toBe(keys[0]);
});

test('MONEY-11: one that is still worked on is waited for', async () => {
  await show(
    [() => lost(504), saved],
    [outcome('in_flight'), outcome('in_flight'), outcome('done', REDEMPTION)],
  );
  const sent = send('one');
  await dialog('Still in progress');
  await pass(2 * RECHECK_MS);
  await dialog('It was saved');
  expect(await sent).toBe('done');
});

test('MONEY-11: a refusal whose answer was lost says its reason', async () => {
  const reason = {
    refusal: { __typename: 'KeyRefusal', errorName: 'no_budget', message: 'The budget is used up.' },
  };
  await show([() => lost()], [outcome('refused', reason)]);
  const sent = send('one');
  expect((await dialog('It was refused')).textContent).toContain('The budget is used up.');
  press('Close');
  expect(await sent).toBeNull();
});

test('MONEY-11, MONEY-12: while nothing answers, nothing else goes out; the primary button checks first, then repeats', async () => {
  await show([() => lost(), saved], [() => lost(), () => lost(), () => lost(), outcome('unknown')]);
  const sent = send('one');
  await pass(3 * RECHECK_MS);
  await dialog('No response');
  expect(keys).toHaveLength(1);
  press('Retry');
  expect(await sent).toBe('done');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('MONEY-11: closed while it is not known, the form that is opened anew asks first', async () => {
  const { view } = await show([() => lost()], [() => lost()]);
  const sent = send('one');
  await pass(3 * RECHECK_MS);
  await dialog('No response');
  press('Close');
  expect(await sent).toBeNull();
  view.unmount();
  await show([saved], [outcome('done', REDEMPTION)]);
  const again = send('one');
  await dialog('It was saved');
  expect(await again).toBe('done');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('MONEY-11: what was saved with other content is said; what is sent after that is another request', async () => {
  await show(
    [() => lost(), refusal('idempotency_mismatch'), saved],
    [() => lost(), () => lost(), () => lost(), outcome('done', REDEMPTION)],
  );
  const sent = send('one');
  await pass(3 * RECHECK_MS);
  await dialog('No response');
  press('Close');
  await sent;
  const changed = send('two');
  await dialog('It was saved');
  expect(await changed).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  press('Close');
  expect(await act(() => send('three'))).toBe('done');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('MONEY-11: an error of the service is shown as one; the next press asks first', async () => {
  const { calls } = await show([() => lost(500), saved], [outcome('unknown')]);
  const sent = send('one');
  await screen.findByRole('dialog', { name: /500/ });
  act(closeFailedCall);
  expect(await sent).toBeNull();
  await pass(12_000);
  const again = send('one');
  await dialog('It was not saved');
  press('Send again');
  expect(await again).toBe('done');
  expect(calls.map(({ name }) => name)).toEqual(['CommentDialogAdd', 'LostAnswerDialog', 'CommentDialogAdd']);
  expect(keys[1]).toBe(keys[0]);
});

test('a refusal and a success are known at once, and ask nothing', async () => {
  const { calls } = await show([refusal('wrong_state'), saved]);
  expect(await act(() => send('one'))).toBe('wrong_state');
  expect(await act(() => send('one'))).toBe('done');
  expect(calls.map(({ name }) => name)).toEqual(['CommentDialogAdd', 'CommentDialogAdd']);
});

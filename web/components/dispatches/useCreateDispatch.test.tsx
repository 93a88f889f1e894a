import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure } from '../../data/callError.ts';
import { CallError } from '../../data/callError.ts';
import { accepted, refusedBy } from '../../testing/renderQuantity.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { DispatchPreviewDialog } from './DispatchPreviewDialog.tsx';
import {
  AGAIN_MS,
  type DispatchCreation,
  type DispatchInput,
  GIVE_UP_MS,
  useCreateDispatch,
} from './useCreateDispatch.ts';

const INPUT: DispatchInput = {
  ...{ promotionId: '8', kind: 'download_codes' },
  quantities: [{ sku: 'BA1', quantity: 2 }],
};
const onAccepted = vi.fn();
const sent = vi.fn();
let creation: DispatchCreation;

function Asking() {
  creation = useCreateDispatch({ advertiserId: '7', onInvalid: () => {}, onAccepted });
  return <DispatchPreviewDialog creation={creation} />;
}

/** The graph's responses to the changes, in order; the last one repeats. A failed call never reaches it. */
async function show(...answers: (object | CallFailure)[]) {
  await renderScreen(<Asking />, {
    answers: {
      DispatchPreviewDialogCreate: ({ input }) => {
        const { dryRun, ...change } = (input ?? {}) as { dryRun?: boolean };
        if (dryRun) return { data: { createDispatch: accepted(true) } };
        sent(change);
        const answer = answers[Math.min(sent.mock.calls.length, answers.length) - 1] as object;
        if ('status' in answer) throw new CallError(answer as CallFailure);
        return { data: { createDispatch: answer } };
      },
    },
  });
  await ask();
}
async function ask(input = INPUT) {
  act(() => creation.ask(input));
  await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
}
const confirm = async () => {
  await act(async () => creation.confirm());
};
const settled = () => waitFor(() => expect(creation.asked?.isSending ?? false).toBe(false));
const keys = () => new Set(sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'performance'] });
  sent.mockReset();
  onAccepted.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('an answer that does not come is asked for again with the very same request, and says so', async () => {
  await show({ status: 0, code: 'UNREACHABLE' }, { status: 503, code: 'UNAVAILABLE' }, accepted(false));
  await confirm();
  expect(await screen.findByText(/^It is still being accepted/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2 * AGAIN_MS));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledWith('31'));
  expect(sent).toHaveBeenCalledTimes(3);
  expect(new Set(sent.mock.calls.map(([input]) => JSON.stringify(input))).size).toBe(1);
});

test('one that is under way already is waited for', async () => {
  await show(refusedBy('idempotency_in_flight', 'Already in progress'), accepted(false));
  await confirm();
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_MS));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(keys().size).toBe(1);
});

test('after a minute it is given up; tried again, it is the same request with the same key', async () => {
  await show({ status: 0, code: 'UNREACHABLE' });
  await confirm();
  await act(() => vi.advanceTimersByTimeAsync(GIVE_UP_MS + AGAIN_MS));
  await settled();
  const before = sent.mock.calls.length;
  expect(onAccepted).not.toHaveBeenCalled();
  await confirm();
  expect(sent.mock.calls.length).toBeGreaterThan(before);
  expect(keys().size).toBe(1);
});

test('one whose answer was lost is the same request when its preview is opened anew, and another one is another', async () => {
  await show({ status: 500, code: 'INTERNAL' });
  await confirm();
  await settled();
  act(() => creation.stopAsking());
  await ask();
  await confirm();
  await settled();
  expect(keys().size).toBe(1);
  await ask({ ...INPUT, quantities: [{ sku: 'BA1', quantity: 3 }] });
  await confirm();
  await settled();
  expect(keys().size).toBe(2);
});

test('a total that changed meanwhile is shown beside the former one, to be looked at again', async () => {
  await show(refusedBy('total_changed', 'The total is €60.00 now.'), accepted(false));
  await confirm();
  expect(await screen.findByText(/^The total changed in the meantime: it was €50.00/)).toBeTruthy();
  expect(onAccepted).not.toHaveBeenCalled();
  await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
  await confirm();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(keys().size).toBe(2);
});

test('pressed twice it is sent once', async () => {
  await show(accepted(false));
  await act(async () => {
    creation.confirm();
    creation.confirm();
  });
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledOnce();
});

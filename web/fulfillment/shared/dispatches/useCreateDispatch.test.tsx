import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, type CallFailure } from '../../../data/failures/callError.ts';
import { RECHECK_MS } from '../../../data/failures/settleLostAnswer.ts';
import { toastQueue } from '../../../kit/feedback/toastQueue.ts';
import { inOrder, keyOutcome } from '../../../testing/keyOutcome.ts';
import { accepted, pending, refusedBy, requestRow } from '../../../testing/renderQuantity.tsx';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { DispatchPreviewDialog } from './DispatchPreviewDialog.tsx';
import { LOOK_MS } from './followRequest.ts';
import { type DispatchCreation, type DispatchInput, useCreateDispatch } from './useCreateDispatch.ts';

const INPUT: DispatchInput = {
  promotionId: '8',
  kind: 'download_codes',
  quantities: [{ sku: 'BA1', quantity: 2 }],
};
const onAccepted = vi.fn();
const sent = vi.fn();
let creation: DispatchCreation;
/** Answers of the next dry runs; later ones are accepted. */
let tries: object[] = [];

function Asking() {
  creation = useCreateDispatch({ advertiserId: '7', onInvalid: () => {}, onAccepted });
  return <DispatchPreviewDialog creation={creation} />;
}

/** The graph's responses to the changes, in order; the last one repeats. A failed call never reaches it. */
async function show(answers: (object | CallFailure)[], outcomes = [keyOutcome('unknown')]) {
  await renderScreen(<Asking />, {
    answers: {
      DispatchPreviewDialogCreate: ({ input }) => {
        const { dryRun, ...change } = (input ?? {}) as { dryRun?: boolean };
        if (dryRun) return { data: { createDispatch: tries.shift() ?? accepted(true) } };
        sent(change);
        const answer = answers[Math.min(sent.mock.calls.length, answers.length) - 1] as object;
        if ('status' in answer) throw new CallError(answer as CallFailure);
        return { data: { createDispatch: answer } };
      },
      LostAnswerDialog: inOrder(...outcomes),
    },
  });
  await ask();
}
async function ask(input = INPUT) {
  act(() => creation.ask(input));
  await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
}
const confirm = () => act(async () => creation.confirm());
const settled = () => waitFor(() => expect(creation.asked?.isSending ?? false).toBe(false));
const keys = () => new Set(sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'Date'] });
  sessionStorage.clear();
  sent.mockReset();
  onAccepted.mockReset();
  tries = [];
});
afterEach(() => void vi.useRealTimers());

test('MONEY-11: one whose answer was lost is waited for while it is being accepted, and opened once it is', async () => {
  const outcomes = [keyOutcome('in_flight'), keyOutcome('in_flight'), keyOutcome('done')];
  await show([{ status: 503, code: 'UNAVAILABLE' }, accepted(false)], outcomes);
  await confirm();
  await screen.findByRole('alertdialog', { name: 'Still in progress' });
  await act(() => vi.advanceTimersByTimeAsync(3 * RECHECK_MS));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledWith('31', false));
  expect(new Set(sent.mock.calls.map(([input]) => JSON.stringify(input))).size).toBe(1);
});

test('one that is under way already is waited for', async () => {
  await show(
    [refusedBy('idempotency_in_flight', 'Already in progress'), accepted(false)],
    [keyOutcome('in_flight'), keyOutcome('done')],
  );
  await confirm();
  await act(() => vi.advanceTimersByTimeAsync(2 * RECHECK_MS));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(keys().size).toBe(1);
});

test('MONEY-11: closed while nobody knows, neither its preview nor another one goes out before that is known; the key stays', async () => {
  const unreachable: CallFailure = { status: 0, code: 'UNREACHABLE' };
  const down = () => {
    throw new CallError(unreachable);
  };
  await show([unreachable, accepted(false)], [down, down, down, keyOutcome('unknown')]);
  await confirm();
  await act(() => vi.advanceTimersByTimeAsync(3 * RECHECK_MS));
  await screen.findByRole('alertdialog', { name: 'No response' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled();
  act(() => creation.stopAsking());
  act(() => creation.ask({ ...INPUT, quantities: [{ sku: 'BA1', quantity: 3 }] }));
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  await screen.findByRole('alertdialog', { name: 'It was not saved' });
  expect(creation.asked?.tried).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
  await confirm();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(keys().size).toBe(1);
});

test('a total that changed meanwhile is shown beside the former one, to be looked at again', async () => {
  await show([refusedBy('total_changed', 'The total is €60.00 now.'), accepted(false)]);
  await confirm();
  expect(await screen.findByText(/^The total changed in the meantime: it was €50.00/)).toBeTruthy();
  expect(onAccepted).not.toHaveBeenCalled();
  await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
  await confirm();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(keys().size).toBe(2);
});

test('pressed twice it is sent once', async () => {
  await show([accepted(false)]);
  await act(async () => {
    creation.confirm();
    creation.confirm();
  });
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledOnce();
});

test('SEND-25: the preview says how many pictures are loaded, and follows by itself once they are', async () => {
  const loading = (count: number) =>
    refusedBy('custom_images_loading', `The pictures are being loaded: ${count} of 3 so far.`);
  tries = [loading(1), loading(2)];
  await renderScreen(<Asking />, {
    answers: {
      DispatchPreviewDialogCreate: () => ({ data: { createDispatch: tries.shift() ?? accepted(true) } }),
    },
  });
  act(() => creation.ask(INPUT));
  await screen.findByText('The pictures are being loaded: 1 of 3 so far.');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await screen.findByText('The pictures are being loaded: 2 of 3 so far.');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
  expect(screen.queryByText(/being loaded/)).toBeNull();
});

describe('a large dispatch', () => {
  const canceled = vi.fn();
  /** States that successive polls of the request return; the last one repeats. */
  let looks: object[] = [];
  beforeEach(() => canceled.mockReset());

  async function showLarge(answer: (isTried: boolean) => object) {
    await renderScreen(<Asking />, {
      answers: {
        DispatchPreviewDialogCreate: ({ input }) => {
          const { dryRun = false } = (input ?? {}) as { dryRun?: boolean };
          if (!dryRun) sent(input);
          return { data: { createDispatch: answer(dryRun) } };
        },
        RequestProgressBar: () => {
          const [look] = looks.length > 1 ? looks.splice(0, 1) : looks;
          if (!look) throw new CallError({ status: 503, code: 'UNAVAILABLE' });
          return { data: { dispatchRequest: { result: null, ...look } } };
        },
        RequestProgressBarCancel: (variables) => {
          canceled(variables);
          return { data: { cancelDispatchRequest: refusedBy('not_found', 'Not found') } };
        },
        LostAnswerDialog: inOrder(keyOutcome('in_flight')),
      },
    });
    act(() => creation.ask(INPUT));
  }
  const look = () => act(() => vi.advanceTimersByTimeAsync(LOOK_MS + 1));

  test('LINKS-3: its preview says what is being done and how far it is, and shows the cost at the end', async () => {
    looks = [
      requestRow({ dryRun: true, stage: 'checking', percent: 62 }),
      requestRow({ dryRun: true, state: 'done', percent: 100, result: accepted(true) }),
    ];
    await showLarge(() => pending({ dryRun: true }));
    await screen.findByText(/^Waiting to begin with 100,000 codes/);
    await look();
    expect(await screen.findByText(/^Checking 100,000 codes/)).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
    await look();
    await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(canceled).not.toHaveBeenCalled();
  });

  test('closed meanwhile, its dry run is given up', async () => {
    looks = [requestRow({ dryRun: true })];
    await showLarge(() => pending({ dryRun: true }));
    await screen.findByRole('progressbar');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canceled).toHaveBeenCalledWith({ id: '5' }));
    expect(creation.asked).toBeNull();
  });

  test('what its job refuses is shown as what is refused at once', async () => {
    const reason = 'Not enough total budget for this operation';
    const refusal = refusedBy('not_acceptable', `${reason}\nIt costs €50.00.`);
    looks = [requestRow({ dryRun: true, state: 'refused', result: refusal })];
    await showLarge(() => pending({ dryRun: true }));
    await screen.findByRole('progressbar');
    await look();
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  test('it is followed through looks without an answer, is found by its key until it is over, and opens', async () => {
    await showLarge((isTried) => (isTried ? accepted(true) : pending()));
    await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
    looks = [];
    await confirm();
    await screen.findByText(/You can close this window/);
    await look();
    await look();
    expect(sessionStorage.getItem('lost_requests') ?? JSON.stringify(sessionStorage)).toContain('dispatch');
    looks = [requestRow({ state: 'done', result: accepted(false) })];
    await look();
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith('31', false));
    expect(JSON.stringify(sessionStorage)).not.toContain('isOpen');
    expect(sent).toHaveBeenCalledOnce();
  });

  test('its dialog can be closed: it goes on, and a message says when it is saved', async () => {
    await showLarge((isTried) => (isTried ? accepted(true) : pending()));
    await waitFor(() => expect(creation.asked?.tried).toBeTruthy());
    looks = [requestRow({ stage: 'saving', percent: 40 })];
    await confirm();
    await look();
    expect(await screen.findByText(/^Saving 100,000 codes/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([creation.asked, creation.isUnderWay]).toEqual([null, true]);
    looks = [requestRow({ state: 'done', result: accepted(false) })];
    await look();
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith('31', true));
    expect(toastQueue.read().map(({ text }) => text)).toEqual([
      'Batch 31 is saved. You find it among the batches of the promotion.',
    ]);
    expect([canceled.mock.calls.length, creation.isUnderWay]).toEqual([0, false]);
  });
});

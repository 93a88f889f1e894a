import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetAppState } from '../../browser/appState.ts';
import { useFailureReport } from '../../browser/failureReports.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { ErrorBlock } from './ErrorBlock.tsx';
import type { Failure } from './failure.ts';

const OUTAGE: Failure = { status: 503, code: 'UNAVAILABLE', requestId: 'r-1' };

beforeEach(resetAppState);

const reports = () => screen.queryAllByRole('alert');

test('parts that miss something by the same failure have one report; its retry repeats each call once', () => {
  const [all, own] = [vi.fn(), vi.fn()];
  renderKit(
    <>
      <ErrorBlock name="Chart" error={OUTAGE} onRetry={all} />
      <ErrorBlock name="Notifications" error={{ ...OUTAGE }} onRetry={all} />
      <ErrorBlock name="Advertisers" error={{ ...OUTAGE, requestId: 'r-2' }} onRetry={own} />
    </>,
  );
  expect(reports().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Chart could not be loaded'),
  ]);
  for (const name of ['Notifications', 'Advertisers'])
    expect(screen.getByText(`${name} could not be loaded`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect([all, own].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('other failures are reported each in its own place', () => {
  renderKit(
    <>
      <ErrorBlock name="Chart" error={OUTAGE} />
      <ErrorBlock name="Budget" error={{ status: 422, code: 'BAD_REQUEST', requestId: 'r-1' }} />
      <ErrorBlock name="Quotas" error={{ status: 422, code: 'BAD_REQUEST', requestId: 'r-2' }} />
    </>,
  );
  expect(reports()).toHaveLength(3);
});

function Screen() {
  const [[hasFirst, hasDialog], set] = useState([true, false]);
  return (
    <>
      {hasFirst && <ErrorBlock name="Chart" error={OUTAGE} />}
      <ErrorBlock name="Advertisers" error={OUTAGE} />
      {hasDialog && <Reporter />}
      <button type="button" onClick={() => set([true, true])}>
        open
      </button>
      <button type="button" onClick={() => set([false, false])}>
        close
      </button>
    </>
  );
}

function Reporter() {
  useFailureReport(OUTAGE, { isDialog: true });
  return <div role="dialog" />;
}

test('a dialog takes the report over from the places; when it is closed, and the first place is gone, the next one reports', () => {
  renderKit(<Screen />);
  expect(reports()).toHaveLength(1);
  act(() => screen.getByText('open').click());
  expect([reports().length, screen.getAllByRole('dialog').length]).toEqual([0, 1]);
  act(() => screen.getByText('close').click());
  expect(reports().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Advertisers could not be loaded'),
  ]);
});

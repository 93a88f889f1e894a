import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JOB_KINDS } from '../../../schema/foundation/process/jobKinds.ts';
import { job } from '../../testing/data/jobData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { JobListScreen } from './JobListScreen.tsx';

const page = (items: object[]) => ({
  __typename: 'JobPage',
  items,
  counts: { __typename: 'JobCounts', queued: 1, running: 0, dead: 1 },
  page: {
    __typename: 'PageInfo',
    number: 1,
    size: 20,
    totalCount: items.length,
    totalIsCapped: false,
    totalPages: 1,
  },
});
const dead = job('12', {
  state: 'dead',
  attempts: 5,
  error: 'smtp_451',
  advertiser: { __typename: 'AdvertiserSummary', id: '1', name: 'Corner Shop' },
});
const waiting = job('13', {
  kind: 'reconcile',
  detail: null,
  state: 'queued',
  attempts: 2,
  finishedAt: null,
});
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<JobListScreen />, {
    answers: { JobListScreen: () => ({ data: { jobs: page([waiting, dead, job('11')]) } }) },
    url: '/admin/jobs',
    ...over,
  });

test('MONEY-9: background work is listed with its reason; what was given up, or waits for its next attempt, can be tried again', async () => {
  const { calls } = await show({
    answers: {
      JobListScreen: () => ({ data: { jobs: page([waiting, dead, job('11')]) } }),
      JobListScreenRetry: () => ({
        data: {
          retryJob: {
            __typename: 'RetryJobSuccess',
            job: { ...dead, state: 'queued', attempts: 0, finishedAt: null },
          },
        },
      }),
    },
  });
  expect(screen.getByRole('table', { name: 'Background jobs' })).toBeTruthy();
  for (const text of ['Failed', 'Next attempt', '5 of 5', 'smtp_451', 'Budget alert · Corner Shop'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByText('The mail server refused it (451).')).toBeTruthy();
  expect(screen.getByText('1 waiting · 1 failed')).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^Retry/ });
  expect(buttons).toHaveLength(2);
  fireEvent.click(within(buttons[1]?.closest('tr') as HTMLElement).getByRole('button'));
  await screen.findByText('Queued again');
  expect(calls.find(({ name }) => name === 'JobListScreenRetry')?.variables).toEqual({ input: { id: '12' } });
  expect(calls.filter(({ name }) => name === 'JobListScreen').length).toBeGreaterThan(1);
});

test('state and kind live in the address; what it says wrongly is named, and filters nothing', async () => {
  const { calls } = await show({ url: '/admin/jobs?state=dead&kind=nothing' });
  expect(await screen.findByText('kind=nothing')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove this filter' }));
  await screen.findAllByText('Failed');
  expect(calls[0]?.variables).toEqual({ filter: { state: 'dead' }, page: { number: 1, size: 20 } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter State: Failed' }));
  await waitFor(() => expect(location.hash).not.toContain('state'));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ filter: {}, page: { number: 1, size: 20 } }));
});

test('a list without rows says why, in French too', async () => {
  await show({ locale: 'fr', answers: { JobListScreen: () => ({ data: { jobs: page([]) } }) } });
  expect(await screen.findByText('Aucune tâche pour l’instant')).toBeTruthy();
});

test('somebody who is not operator staff is told so by the platform', async () => {
  const refused = {
    data: { jobs: null },
    errors: [{ message: 'Forbidden', path: ['jobs'], extensions: { code: 'FORBIDDEN', status: 403 } }],
  };
  await show({ answers: { JobListScreen: () => refused } });
  expect(await screen.findByText('You don’t have access to this.')).toBeTruthy();
});

test('every kind of work can be filtered by, in words', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /Type|All types/ }));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(JOB_KINDS.length + 1);
  for (const { textContent } of options) expect(textContent).not.toMatch(/kind_/);
});

test.each([
  ['Error EEXIST', /^An unexpected error occurred/],
  ['TypeError', /^An unexpected error occurred/],
  ['too_slow', 'It took too long and was stopped.'],
  ['whatever_code', 'It failed for a reason that has no description here. Give support this code.'],
])('MONEY-9: the reason %s is said in words', async (error, words) => {
  const row = job('14', { state: 'dead', attempts: 5, error });
  await show({ answers: { JobListScreen: () => ({ data: { jobs: page([row]) } }) } });
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('the numbers hold their place until they are known, unseen', async () => {
  let answer: (value: { data: object }) => void = () => undefined;
  const coming = new Promise<{ data: Record<string, unknown> }>((resolve) => {
    answer = resolve as typeof answer;
  });
  await show({ answers: { JobListScreen: () => coming } });
  expect(screen.getByText('0 waiting · 0 failed').style.visibility).toBe('hidden');
  answer({ data: { jobs: page([waiting, dead]) } });
  expect((await screen.findByText('1 waiting · 1 failed')).style.visibility).toBe('');
});

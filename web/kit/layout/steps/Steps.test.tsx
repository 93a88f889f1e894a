import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { Steps } from './Steps.tsx';
import { useSteps } from './useSteps.ts';

const PAGES = ['experience', 'rewards', 'settings'] as const;

/** A wizard whose pages after `open` are closed. */
function Wizard({ open }: { open: (typeof PAGES)[number] }) {
  const way = useSteps(PAGES, (id) => PAGES.indexOf(id) > PAGES.indexOf(open));
  const steps = PAGES.map((id) => ({
    id,
    label: id,
    content: <p>{`This is ${id}`}</p>,
    state: 'open' as const,
  }));
  return (
    <>
      <Steps label="New promotion" steps={steps} way={way} />
      <p>{`Next: ${way.next ?? 'none'}`}</p>
    </>
  );
}

const show = (open: (typeof PAGES)[number], step = '') =>
  renderScreen(<Wizard open={open} />, { answers: {}, url: `/wizard?kept=1${step && `&step=${step}`}` });
const current = () => document.querySelector('[aria-current=step]')?.textContent;

test('WIZ-8, WIZ-9: an address of a closed step leads to the current one, and the history keeps none of it', async () => {
  await show('rewards', 'settings');
  await waitFor(() => expect(location.hash).toBe('#/wizard?kept=1&step=rewards'));
  expect(current()).toBe('2rewards');
  const entries = history.length;
  fireEvent.click(screen.getByRole('button', { name: '1 experience' }));
  expect([location.hash, history.length]).toEqual(['#/wizard?kept=1', entries + 1]);
});

test('WIZ-8: a closed step cannot be pressed, nor is it the next one', async () => {
  await show('rewards');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '3 settings' }).disabled).toBe(true);
  expect(screen.getByText('Next: rewards')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '2 rewards' }));
  expect(current()).toBe('2rewards');
  expect(screen.getByText('Next: none')).toBeTruthy();
});

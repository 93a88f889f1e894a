import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('a disabled button says why beside it and to screen readers, and keeps its place when the reason goes', () => {
  const { rerender } = render(<Button disabledReason="Add a reward first">Next</Button>);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect(next.disabled).toBe(true);
  const reason = document.getElementById(next.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Add a reward first');
  rerender(<Button disabledReason={null}>Next</Button>);
  expect(screen.queryByText('Add a reward first')).toBeNull();
  const now = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect([now === next, now.disabled, now.hasAttribute('aria-describedby')]).toEqual([true, false, false]);
});

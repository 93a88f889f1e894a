import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { type CommitResult, PreviewedChangeDialog } from './PreviewedChangeDialog.tsx';

async function show(commitResult: CommitResult) {
  const onClose = vi.fn();
  await renderScreen(
    <PreviewedChangeDialog
      title="Remove it?"
      confirmLabel="Remove"
      preview={async () => ({ effects: 'Two lines stop' })}
      onConfirm={async () => commitResult}
      show={(effects) => <p>{effects}</p>}
      onClose={onClose}
    />,
    { answers: {} },
  );
  expect(await screen.findByText('Two lines stop')).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Remove' }) as HTMLButtonElement;
  confirm.focus();
  fireEvent.click(confirm);
  return { confirm, onClose };
}

test('MONEY-2: a change that is refused can be confirmed no more, and the focus goes to the reason', async () => {
  const { confirm, onClose } = await show({ refused: 'It is gone.' });
  const reason = await screen.findByRole('alert');
  expect(reason.textContent).toBe('It is gone.');
  expect(screen.queryByText('Two lines stop')).toBeNull();
  expect(confirm.disabled).toBe(true);
  expect(document.activeElement).toBe(reason);
  expect(onClose).not.toHaveBeenCalled();
});

test('after a failed call it can be confirmed again', async () => {
  const { confirm, onClose } = await show('failed');
  await vi.waitFor(() => expect(confirm.getAttribute('data-pending')).toBeNull());
  expect(confirm.disabled).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** A request in a cell; with `isGone` the button that opened the window is gone once it closes. */
function Request({ isGone }: { isGone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isDecided, setDecided] = useState(false);
  function decide() {
    setDecided(isGone);
    setOpen(false);
  }
  return (
    <>
      <a href="#first">The first link of the page</a>
      <section data-testid="place">
        {isDecided ? 'Approved' : <Button onPress={() => setOpen(true)}>Approve</Button>}
      </section>
      <Dialog
        title="Approve?"
        isOpen={isOpen}
        onClose={decide}
        actions={<Button onPress={decide}>Yes</Button>}
      />
    </>
  );
}

async function decideOne(isGone: boolean) {
  render(<Request isGone={isGone} />);
  const opener = screen.getByRole('button', { name: 'Approve' });
  act(() => opener.focus());
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a closed window gives the focus back to what opened it', async () => {
  await decideOne(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' })));
});

test('what opened it is gone: the focus stays where it was', async () => {
  await decideOne(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('place')));
  act(() => screen.getByRole('link').focus());
  expect(screen.getByTestId('place').hasAttribute('tabindex')).toBe(false);
});

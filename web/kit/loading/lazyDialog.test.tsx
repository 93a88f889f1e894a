import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useIsCalling } from '../../browser/inFlight.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { ToastRegion } from '../feedback/ToastRegion.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import type { LazyPart } from './lazyPart.tsx';

interface Props {
  onClose: () => void;
}

const Window = ({ onClose }: Props) => <Dialog title="New promotion" isOpen onClose={onClose} />;

function Page({ Lazy }: { Lazy: LazyPart<Props> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{useIsCalling() ? 'Loading' : 'Still'}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Lazy onClose={() => setOpen(false)} />}
      <ToastRegion />
    </>
  );
}

test('while the code of a dialog comes, the loading bar runs; Escape takes the opening back', async () => {
  let come: (part: ComponentType<Props>) => void = () => {};
  const Lazy = lazyDialog<Props>(() => new Promise((resolve) => (come = resolve)));
  renderKit(<Page Lazy={Lazy} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Loading')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(await screen.findByText('Still')).toBeTruthy();
  come(Window);
  await Lazy.load();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'New promotion' })).toBeTruthy();
});

test('a dialog whose code does not come says so and closes; the next opening fetches it again', async () => {
  const fetchDialog = vi.fn(async () => Window).mockRejectedValueOnce(new Error('404'));
  renderKit(<Page Lazy={lazyDialog<Props>(fetchDialog)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() =>
    expect(screen.getByText(/The window could not be loaded\. Check your connection/)).toBeTruthy(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'New promotion' })).toBeTruthy();
  expect(fetchDialog).toHaveBeenCalledTimes(2);
});

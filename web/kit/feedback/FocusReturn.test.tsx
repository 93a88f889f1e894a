import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { Button } from '../actions/Button.tsx';
import { MenuButton } from '../actions/MenuButton.tsx';
import { Dialog } from './Dialog.tsx';
import { FocusReturn } from './FocusReturn.tsx';
import { useFocusFallback } from './useFocusFallback.ts';

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
  renderKit(<Request isGone={isGone} />);
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

test('what a window shows may load late: the screen behind stays, and the focus comes back', async () => {
  let arrive: (text: string) => void = () => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Late = () => use(late);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Delete</Button>
        <Dialog title="Delete?" isOpen={isOpen} onClose={() => setOpen(false)}>
          <Late />
        </Dialog>
      </>
    );
  }
  renderKit(
    <Suspense fallback="The whole screen waits">
      <Page />
    </Suspense>,
  );
  const opener = screen.getByRole('button', { name: 'Delete' });
  act(() => opener.focus());
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  expect(screen.queryByText('The whole screen waits')).toBeNull();
  await act(async () => arrive('It is gone for good.'));
  await screen.findByText('It is gone for good.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('what opened it is gone: the focus stays where it was', async () => {
  await decideOne(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('place')));
  act(() => screen.getByRole('link').focus());
  expect(screen.getByTestId('place').hasAttribute('tabindex')).toBe(false);
});

/** Actions of a part: "Retry" is gone once its window closes, or a moment later; another one takes its place. */
function Actions({ isMenu = false }: { isMenu?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const ask = () => setOpen(true);
  function retry() {
    setDone(true);
    setOpen(false);
  }
  const retrying = isMenu ? (
    <MenuButton label="More" entries={[{ id: 'retry', label: 'Retry', onAction: ask }]} />
  ) : (
    <Button onPress={ask}>Retry</Button>
  );
  return (
    <>
      <a href="#first">The first link of the page</a>
      <section>
        <Button>Copy</Button>
        {isDone ? <Button>Refund</Button> : retrying}
        <Button>Print</Button>
      </section>
      <Dialog title="Retry?" isOpen={isOpen} onClose={retry} actions={<Button onPress={retry}>Yes</Button>} />
    </>
  );
}

test.each([
  ['a button', false],
  ['a menu', true],
])('%s that opened it is gone: the focus goes to what stands there now', async (_, isMenu) => {
  renderKit(<Actions isMenu={isMenu} />);
  const opener = screen.getByRole('button', { name: isMenu ? 'More' : 'Retry' });
  act(() => opener.focus());
  fireEvent.click(opener);
  if (isMenu) fireEvent.click(await screen.findByRole('menuitem', { name: 'Retry' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refund' })));
});

/** "Retry" stays until its outcome was read; nothing else gives the focus back when its window closes. */
function Late() {
  const root = useFocusFallback<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  return (
    <main ref={root}>
      <section>
        {isRead ? <Button>Refund</Button> : <Button onPress={() => setOpen(true)}>Retry</Button>}
      </section>
      <button type="button" tabIndex={-1} onClick={() => setRead(true)}>
        Read
      </button>
      {isOpen && (
        <div role="dialog">
          <FocusReturn />
          <Button autoFocus onPress={() => setOpen(false)}>
            Yes
          </Button>
        </div>
      )}
    </main>
  );
}

test('what opened it goes a moment after it closed: the focus goes to what stands there then', async () => {
  renderKit(<Late />);
  const opener = screen.getByRole('button', { name: 'Retry' });
  act(() => opener.focus());
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refund' })));
});

/** A name is asked for in one window, and what came of it shown in the next, which opens as the first one closes. */
function Following() {
  const [step, setStep] = useState<'ask' | 'told' | null>(null);
  return (
    <section>
      <Button onPress={() => setStep('ask')}>Create a key</Button>
      {step === 'ask' && (
        <Dialog title="Name?" isOpen onClose={() => setStep(null)}>
          <Button autoFocus onPress={() => setStep('told')}>
            Create
          </Button>
        </Dialog>
      )}
      {step === 'told' && (
        <Dialog title="The secret" isOpen isAlert onClose={() => setStep(null)}>
          <Button autoFocus onPress={() => setStep(null)}>
            I have kept it
          </Button>
        </Dialog>
      )}
    </section>
  );
}

test('a window that another one took the place of: the focus goes back to what opened the first', async () => {
  renderKit(<Following />);
  const opener = screen.getByRole('button', { name: 'Create a key' });
  act(() => opener.focus());
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** Two rows: the one that is deleted is inert while it is seen to go. */
function Rows() {
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  function remove() {
    setLeaving(true);
    setAsking(false);
  }
  return (
    <section>
      <Button>Add</Button>
      <div inert={isLeaving}>
        <Button onPress={() => setAsking(true)}>Delete the first</Button>
      </div>
      <Button>Delete the second</Button>
      <Dialog
        title="Delete?"
        isOpen={isAsking}
        isAlert
        onClose={remove}
        actions={<Button onPress={remove}>Yes</Button>}
      />
    </section>
  );
}

test('the row that opened it goes: the focus goes to the next one', async () => {
  renderKit(<Rows />);
  const opener = screen.getByRole('button', { name: 'Delete the first' });
  act(() => opener.focus());
  fireEvent.click(opener);
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
  // happy-dom gives the focus to what is inert as well; a browser gives it to nothing.
  opener.focus = () => undefined;
  fireEvent.click(yes);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete the second' })),
  );
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveQuestion } from '../../navigation/leaving.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { Can } from '../viewer/Can.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toast } from './toastQueue.ts';

describe('passing messages', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('UI-27: a success shows for 3 seconds, longer while the pointer rests on it', async () => {
    renderKit(<ToastRegion />);
    act(() => toast.success('Saved it'));
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(screen.getByText('Saved it')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Saved it')).toBeNull();

    act(() => toast.success('Held'));
    const entry = screen.getByText('Held').parentElement as HTMLElement;
    fireEvent.pointerEnter(entry);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Held')).toBeTruthy();
    fireEvent.pointerLeave(entry);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('Held')).toBeNull();
  });

  it('a long one stays as long as it takes to be read', async () => {
    renderKit(<ToastRegion />);
    const text =
      'The request was approved. Its money was set aside, and the requester gets an e-mail about it now.';
    act(() => toast.success(text));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText(text)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('a failure stays until it is closed', async () => {
    renderKit(<ToastRegion />);
    act(() => toast.error('Could not save it'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Could not save it')).toBeNull();
  });
});

describe('questions', () => {
  const ask = (onConfirm: () => Promise<void>, onClose = vi.fn()) => {
    renderKit(
      <ConfirmDialog title="Disable?" isOpen confirmLabel="Disable" onConfirm={onConfirm} onClose={onClose}>
        It stops at once.
      </ConfirmDialog>,
    );
    return onClose;
  };
  it('close once the deed is done', async () => {
    const onConfirm = vi.fn(() => Promise.resolve());
    const onClose = ask(onConfirm);
    expect(screen.getByRole('alertdialog', { name: 'Disable?' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Disable' })));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('stay open when it fails', async () => {
    const onClose = ask(() => Promise.reject(new Error('no')));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Disable' })));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('windows with a form', () => {
  const show = (isDirty: boolean, onClose = vi.fn()) => {
    renderKit(
      <Dialog title="Edit" isOpen isDirty={isDirty} onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>,
    );
    return onClose;
  };
  const pressEscape = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  const clickBeside = () => {
    const beside = screen.getByRole('dialog').parentElement?.parentElement as HTMLElement;
    fireEvent.pointerDown(beside, { button: 0, pointerType: 'mouse' });
    fireEvent.click(beside, { button: 0 });
  };

  it.each([
    ['Escape', pressEscape],
    ['a click beside it', clickBeside],
  ])('%s closes one without changes, and never one whose changes would be lost', (_name, leave) => {
    const closed = show(false);
    leave();
    expect(closed).toHaveBeenCalledOnce();
    cleanup();
    const onDiscard = show(true);
    leave();
    expect(onDiscard).not.toHaveBeenCalled();
    // Escape asks, as the cross does; a click beside it may be an accident.
    expect(leaveQuestion.isAsked()).toBe(leave === pressEscape);
    act(leaveQuestion.stay);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDiscard, 'until the person agrees to lose what was entered').not.toHaveBeenCalled();
    act(leaveQuestion.go);
    expect(onDiscard).toHaveBeenCalledOnce();
  });
});

it('shows to holders of an ability what is theirs', () => {
  const both = (
    <Can ability="viewBudget" otherwise="hidden">
      budget
    </Can>
  );
  const { unmount } = renderKit(both, { abilities: ['viewBudget'] });
  expect(screen.getByText('budget')).toBeTruthy();
  unmount();
  renderKit(both);
  expect(screen.getByText('hidden')).toBeTruthy();
});

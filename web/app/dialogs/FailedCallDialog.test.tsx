import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AdvertiserProfileSaveDocument } from '../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import { CallError } from '../../data/failures/callError.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import { advertiser } from '../../testing/data/advertiserData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';

async function show(failures: number) {
  let left = failures;
  let save: () => Promise<string | null> = async () => null;
  function Form() {
    const [send] = useScreenMutation(AdvertiserProfileSaveDocument);
    save = () => send({ input: { id: '7', version: 1, name: 'Acme' } }, { done: () => 'done' });
    return null;
  }
  const { calls } = await renderScreen(<Form />, {
    answers: {
      AdvertiserProfileSave: () => {
        left -= 1;
        if (left >= 0) throw new CallError({ status: 0, code: 'UNREACHABLE' });
        return {
          data: {
            updateAdvertiser: {
              __typename: 'UpdateAdvertiserSuccess',
              advertiser: advertiser('7', { version: 2 }),
            },
          },
        };
      },
    },
  });
  return { calls, save: () => save() };
}
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

test('MONEY-12: the primary button of "No response" repeats the call until it is answered', async () => {
  const { calls, save } = await show(2);
  const saved = save();
  expect((await screen.findByRole('dialog', { name: 'No response' })).textContent).not.toContain('Refresh');
  press('Retry');
  await waitFor(() => expect(calls).toHaveLength(2));
  await screen.findByRole('dialog', { name: 'No response' });
  press('Retry');
  expect(await saved).toBe('done');
  expect(calls).toHaveLength(3);
});

test('MONEY-12: closed, it leaves everything as it is', async () => {
  const { calls, save } = await show(1);
  const saved = save();
  await screen.findByRole('dialog', { name: 'No response' });
  press('Close');
  expect(await saved).toBeNull();
  expect(calls).toHaveLength(1);
});

test('MONEY-12: another failure that takes its place leaves the first call unrepeated', async () => {
  const { save } = await show(1);
  const saved = save();
  await screen.findByRole('dialog', { name: 'No response' });
  act(() => showFailedCall({ status: 418, code: 'TEAPOT', message: 'Short and stout' }));
  expect(await saved).toBeNull();
});

test('where the page alone has what was entered, nothing is offered that loads it again', async () => {
  await renderScreen(<p>A form</p>, { answers: {} });
  act(() =>
    showFailedCall({ status: 409, code: 'CONFLICT', message: 'It is taken.', isReloadUseless: true }),
  );
  const dialog = await screen.findByRole('dialog');
  const buttons = [...dialog.querySelectorAll('footer button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Close']);
  expect(dialog.querySelector('button.primary')?.textContent).toBe('Close');
});

test('while the page holds unsaved input, closing is the main button, and Refresh asks first', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { view } = await renderScreen(<Unsaved />, { answers: {} });
  act(() => showFailedCall({ status: 500, code: 'INTERNAL' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'));
  expect(dialog.querySelector('button.primary')?.textContent).toBe('Close');
  press('Refresh');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  press('Leave');
  expect(reload).toHaveBeenCalledOnce();
  view.unmount();
  await renderScreen(<p>Nothing entered</p>, { answers: {} });
  act(() => showFailedCall({ status: 500, code: 'INTERNAL' }));
  expect((await screen.findByRole('dialog')).querySelector('button.primary')?.textContent).toBe('Refresh');
});

function Unsaved() {
  useLeaveWarning(true);
  return null;
}

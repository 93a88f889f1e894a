import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en/kit.json';
import { renderKit, testI18n } from '../../testing/renderKit.tsx';
import { ErrorBlock } from './ErrorBlock.tsx';
import { ErrorDialog, type ErrorDialogProps } from './ErrorDialog.tsx';
import { failureTitle, messagesOf } from './failure.ts';

function show(props: Partial<ErrorDialogProps> & { status: number }) {
  return renderKit(<ErrorDialog onClose={() => undefined} {...props} />);
}
const title = () => screen.getByRole('heading').textContent;

describe('title', () => {
  it('ERR-1 ERR-12: 403 is Forbidden', () => {
    show({ status: 403 });
    expect(title()).toBe('Forbidden');
  });
  it('ERR-2 ERR-12: 404 is Not found', () => {
    show({ status: 404 });
    expect(title()).toBe('Not found');
  });
  it('ERR-3 ERR-12: 422 is Invalid parameters', () => {
    show({ status: 422 });
    expect(title()).toBe('Invalid parameters');
  });
  it('ERR-4 ERR-12: any other status stands in parentheses after the generic title', () => {
    show({ status: 500 });
    expect(title()).toBe('An error occurred (500)');
  });
  it('ERR-5 ERR-13: the error name wins where it is translated, else the status', () => {
    const t = testI18n().getFixedT('en', 'kit');
    expect(failureTitle({ status: 409, errorName: 'stale_version' }, t)).toBe('Changed by someone else');
    expect(failureTitle({ status: 404, errorName: 'never_heard_of' }, t)).toBe('Not found');
  });
});

describe('content', () => {
  it('ERR-6: shows message, error.message, error_message and error_detail, each once', () => {
    show({ status: 422, message: 'One', error: { message: 'Two' }, errorMessage: 'Three', detail: 'Four' });
    for (const text of ['One', 'Two', 'Three', 'Four']) expect(screen.getByText(text)).toBeTruthy();
    expect(messagesOf({ status: 422, message: 'One', detail: 'One' })).toEqual(['One']);
  });
  it('ERR-7 ERR-8: shows the request ID with a button that copies it', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    show({ status: 500, requestId: 'req-42' });
    expect(screen.getByText('req-42')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the request ID' }));
    expect(writeText).toHaveBeenCalledWith('req-42');
    expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
  });
  it('ERR-9: offers to contact the support only without a message', () => {
    const onContact = vi.fn();
    const { unmount } = show({ status: 500, onContact });
    fireEvent.click(screen.getByRole('button', { name: 'Contact support' }));
    expect(onContact).toHaveBeenCalledOnce();
    unmount();
    show({ status: 500, onContact, message: 'The file is too large' });
    expect(screen.queryByRole('button', { name: 'Contact support' })).toBeNull();
  });
  it('ERR-10: offers to refresh where that is wanted', () => {
    const onRefresh = vi.fn();
    const { unmount } = show({ status: 500, onRefresh });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onRefresh).toHaveBeenCalledOnce();
    unmount();
    show({ status: 500 });
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });
});

it('a failed part says its name, offers a retry and the request id; a 403 says "not authorized"', () => {
  const onRetry = vi.fn();
  const { unmount } = renderKit(
    <ErrorBlock name="Notifications" error={{ status: 503, requestId: 'r-1' }} onRetry={onRetry} />,
  );
  expect(screen.getByText('Notifications could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  renderKit(<ErrorBlock name="Budget" error={{ status: 403 }} onRetry={onRetry} />);
  expect(screen.getByText('You don’t have access to this.')).toBeTruthy();
});

it('ERR-15: the empty states have their exact texts', () => {
  expect(Object.values(en.empty)).toEqual([
    'No transactions',
    'No discounts',
    'No committed allocations',
    'No open allocation',
    'No data',
    'No budget',
    'No promotions',
    'No rewards',
    'No result',
    'Not available',
    'Type to start search',
    'No user assigned to redemption',
    'Please select an advertiser and a product',
    'Reward(s) already added or not available for current advertiser',
  ]);
});

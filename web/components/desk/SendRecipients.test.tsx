import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '../../navigation/leaving.ts';
import { accepted, invalidAt, refusedBy } from '../../testing/renderQuantity.tsx';
import {
  asked,
  choose,
  fileOf,
  GOOD,
  HEADER,
  openDialog,
  showRecipients,
  uploaded,
} from '../../testing/renderRecipients.tsx';
import { DIALOG_STATUSES, PAGE_STATES } from './useSendRecipients.ts';

afterEach(() => vi.unstubAllGlobals());

const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
const page = () => document.querySelector('[data-state]')?.getAttribute('data-state');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const BAD = fileOf(GOOD, 'BA1;25,00;b@c.example;B', 'BA1;25.00;nobody;C', 'BA2;25.00;c@d.example;D');

/** Keeps what is handed out as a file. */
function savedFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    text = (blob as Blob).text();
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text });
  });
  return saved;
}

test('SEND-1, SEND-4, SEND-36: a file is dropped, its first four rows are shown, and Escape does not close the dialog', async () => {
  await showRecipients();
  const dialog = await openDialog();
  expect(within(dialog).getByRole('button', { name: /^Drop.*Recipients/ })).toBeTruthy();
  await choose(fileOf(GOOD, GOOD, GOOD, GOOD, GOOD, GOOD));
  expect(await screen.findByText('6 rows, ready to be sent')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'First rows of the file' }));
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(HEADER.split(';'));
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('SEND-3: the example has a row for each live reward, under a line that says what to do', async () => {
  await showRecipients();
  await openDialog();
  const saved = savedFiles();
  press('Download an example file');
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
  expect(saved[0]?.name).toBe('recipients-example.csv');
  expect(lines[0]).toContain('Replace the rows below by your recipients.');
  expect(lines[1]).toBe(
    'order_id;external_ref;company_name;sku;value;email;phone_number;first_name;last_name;custom_image;message',
  );
  expect(lines.slice(2, -1).map((line) => line.split(';').slice(3, 5))).toEqual([
    ['BA1', '25.00'],
    ['EL4', '25.00'],
  ]);
});

test('SEND-5, SEND-6, SEND-7: a wrong file is refused with its errors, the first as heading; another one can be tried', async () => {
  expect(DIALOG_STATUSES).toEqual(['ready', 'format', 'sending', 'failed', 'succeed']);
  await showRecipients();
  await openDialog();
  expect(status()).toBe('ready');
  await choose(BAD);
  const heading = await screen.findByRole('heading', {
    name: 'Values must match the following format: 345 or 678.99',
  });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(status()).toBe('format');
  const others = within(screen.getByRole('list', { name: 'Other errors' })).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    'Following emails are in a wrong formatrow 3: nobody',
    'These rewards are not live in this promotionrow 4: BA2',
  ]);
  expect(screen.queryByRole('button', { name: /See the cost/ })).toBeNull();
  press('Try another file');
  expect(status()).toBe('ready');
  await choose(fileOf(GOOD));
  expect(await screen.findByText('1 row, ready to be sent')).toBeTruthy();
});

test.each([
  ['SEND-16', 'value;email\n1;a@b.example', 'Please check your CSV file. It must include "sku" columns.'],
  ['SEND-13, SEND-16', 'sku;value\nBA1;25', 'Please check your CSV file. It must include "email" columns.'],
  ['SEND-17, SEND-18', `order_id;${HEADER}\n;${GOOD}`, 'An Order ID is invalid'],
  ['SEND-19, SEND-20, SEND-38', `order_id;${HEADER}\na;${GOOD}\na;${GOOD}`, 'Duplicate Order ID at row 2.'],
  [
    'SEND-21, SEND-22',
    fileOf('EL4;1.234;a@b.example;'),
    'Values must match the following format: 345 or 678.99',
  ],
  ['SEND-23', fileOf('BA1;25;nobody;'), 'Following emails are in a wrong format'],
  ['SEND-24', `${HEADER};phone_number\n${GOOD};12`, 'Following phone numbers are in a wrong format'],
  ['SEND-25, SEND-26', `${HEADER};custom_image\n${GOOD};x`, 'Image must be a valid URL'],
  [
    'SEND-27, SEND-28',
    `${HEADER};message\n${GOOD};${'x'.repeat(241)}`,
    'Message must be at most 240 characters',
  ],
  [
    'SEND-32, SEND-33, SEND-34, SEND-35',
    fileOf(...Array.from({ length: 10_001 }, () => GOOD)),
    'Max 10000 lines on your CSV file',
  ],
])('%s: the file is refused', async (_, text, message) => {
  await showRecipients();
  await choose(text);
  expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
});

test('SEND-14, SEND-15: where the first channel is SMS, phone numbers are due', async () => {
  await showRecipients({
    promotion: { activationNotificationChannels: ['sms'], notificationChannels: ['email'] },
  });
  await choose(fileOf(GOOD));
  const message = 'Please check your CSV file. It must include "phone_number" columns.';
  expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Repair here' })).toBeNull();
});

test('SEND-37: the first error of the parser is shown, with its row, and nothing else', async () => {
  await showRecipients();
  await choose(fileOf('BA1;x;"a@b.example;', 'NO;1;2;3'));
  expect(await screen.findByRole('heading', { name: /^Row 1: / })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Other errors' })).toBeNull();
});

test('SEND-10, SEND-11: what was read otherwise than it stands in the file is said', async () => {
  await showRecipients();
  await choose(`A warning\n${fileOf(GOOD).replaceAll(';', ',')}`);
  expect(await screen.findByText(/not separated by semicolons/)).toBeTruthy();
  expect(screen.getByText('The first line names no column and was left out.')).toBeTruthy();
});

test('SEND-2, SEND-29, SEND-30, SEND-31: an Order ID is required once it is switched on; the column of the file is left unread then', async () => {
  await showRecipients();
  await choose(`order_id;${HEADER}\na;${GOOD}\na;BA1;25;b@c.example;B`);
  await screen.findByRole('heading', { name: 'Duplicate Order ID at row 2.' });
  fireEvent.click(screen.getByRole('switch', { name: 'Order ID' }));
  const field = await screen.findByRole('textbox', { name: /^Order ID of this batch/ });
  fireEvent.change(field, { target: { value: 'spring' } });
  expect(await screen.findByText('2 rows, ready to be sent')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Order ID of this batch/ }), {
    target: { value: '' },
  });
  await screen.findByRole('heading', { name: 'Duplicate Order ID at row 2.' });
  press('Try another file');
  await choose(fileOf(GOOD));
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 1 row' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: /^Order ID of this batch/ }), {
    target: { value: 'spring' },
  });
  expect(screen.getByText(/The redemptions get spring-1, spring-2/)).toBeTruthy();
  press('See the cost of 1 row');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ orderId: 'spring' });
});

test('SEND-8: rows are tried before they are sent, sent once, and lead to the page of their batch', async () => {
  expect(PAGE_STATES).toEqual(['start', 'sending', 'done']);
  await showRecipients();
  expect(page()).toBe('start');
  await choose(fileOf(GOOD));
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 1 row' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send 2 rewards for €50.00' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/7/promotion/8/batch/31'));
  expect(page()).toBe('done');
  expect(uploaded).toEqual([`${HEADER}\r\n${GOOD}`]);
  const tried = { promotionId: '8', kind: 'send_links', fileId: '55', fileName: 'people.csv', orderId: null };
  expect(asked.mock.calls.map(([input]) => input)).toMatchObject([
    { ...tried, dryRun: true, undoSeconds: 60, releaseAt: null, reminderDays: [], minimalExpiration: null },
    { ...tried, expectedTotal: '50.00' },
  ]);
});

test('the undo window, the schedule and the reminders are sent along', async () => {
  await showRecipients({ kind: 'send_codes' });
  await choose(fileOf(GOOD));
  await screen.findByText('1 row, ready to be sent');
  press('More');
  fireEvent.click(screen.getByRole('checkbox', { name: 'After 3 days' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'After 7 days' }));
  press('See the cost of 1 row');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ kind: 'send_codes', reminderDays: [3, 7] });
});

test('wrong rows are repaired in the desk: each by itself, or all suggestions at once', async () => {
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Repair here' }));
  const grid = within(await screen.findByRole('grid', { name: 'Recipients' }));
  expect(await grid.findByRole('gridcell', { name: 'nobody' })).toBeTruthy();
  expect(grid.queryByText('ada@somewhere.example')).toBeNull();
  press('Rewrite 1 value');
  await screen.findByText('Rows: 4, with errors: 2');
  press('Take the nearest SKU in 1 row');
  await screen.findByText('Rows: 4, with errors: 1');
  press('First error (F8)');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('nobody'));
  expect(screen.getByRole('button', { name: '1 of 1 errors · Next (F8)' })).toBeTruthy();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const field = screen.getByRole('textbox', { name: 'email' });
  fireEvent.change(field, { target: { value: 'c@c.example' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 4 rows' }));
  await waitFor(() => expect(uploaded).toHaveLength(1));
  expect(uploaded[0]?.split('\r\n').slice(1)).toEqual([
    GOOD,
    'BA1;25.00;b@c.example;B',
    'BA1;25.00;c@c.example;C',
    'BA1;25.00;c@d.example;D',
  ]);
});

test('on a phone the wrong rows are cards, where they are repaired', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} },
  }));
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Repair here' }));
  const cards = within(await screen.findByRole('list', { name: 'Recipients' }));
  const field = await cards.findByRole<HTMLInputElement>('textbox', { name: 'email' });
  expect(field.value).toBe('nobody');
  fireEvent.change(field, { target: { value: 'c@c.example' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Rows: 4, with errors: 2')).toBeTruthy();
});

test('a cell that one has scrolled away from while it is changed keeps what was typed', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => `BA1;25.00;nobody${at};A`);
  await showRecipients();
  await choose(fileOf(...lines));
  fireEvent.click(await screen.findByRole('button', { name: 'Repair here' }));
  const grid = await screen.findByRole('grid', { name: 'Recipients' });
  fireEvent.click(await within(grid).findByText('nobody0'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('nobody0'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'F2' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'email' });
  fireEvent.change(field, { target: { value: 'a@a.example' } });
  grid.scrollTop = 300 * 36;
  fireEvent.scroll(grid);
  await within(grid).findByText('nobody300');
  fireEvent.blur(field);
  expect(await screen.findByText('Rows: 400, with errors: 399')).toBeTruthy();
});

test('the good rows are sent, the rest is kept, asked about before one leaves, and handed out with its reasons', async () => {
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Repair here' }));
  expect(hasUnsaved()).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 good row, keep 3' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send 2 rewards for €50.00' }));
  expect(await screen.findByText(/1 row was accepted. 3 rows are left here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the batch' }).getAttribute('href')).toBe(
    '#/advertiser/7/promotion/8/batch/31',
  );
  expect(uploaded[0]?.split('\r\n').slice(1)).toEqual([GOOD]);
  expect([hasUnsaved(), location.hash]).toEqual([true, '#/advertiser/7/promotion/8/edit/links']);
  const saved = savedFiles();
  press('Download 3 wrong rows');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('people-left.csv');
  expect((await saved[0]?.text)?.split('\r\n')[1]).toBe(
    '"BA1";"25,00";"b@c.example";"B";"value: Write it as 345 or 678.99"',
  );
});

test('what the platform alone knows of rows is shown in the desk, in the rows it is about', async () => {
  const answer = () => invalidAt('rows.2.order_id', 'order_id_sent', '12 2026-11-20');
  await showRecipients({ answer });
  await choose(`order_id;${HEADER}\na;${GOOD}\nb;BA1;25;b@c.example;B`);
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 2 rows' }));
  expect(await screen.findByRole('heading', { name: 'Some Order IDs were sent before' })).toBeTruthy();
  expect(screen.getByText('row 2: b')).toBeTruthy();
  press('Repair here');
  const cell = await screen.findByRole('gridcell', { name: 'b' });
  const said = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toContain('It was sent before (batch 12 2026-11-20)');
});

test('a refusal stands in the preview, which leads back to the file', async () => {
  await showRecipients({
    answer: () => refusedBy('already_sent', 'This file was sent before, in batch 12.'),
  });
  await choose(fileOf(GOOD));
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 1 row' }));
  expect(await screen.findByText('This file was sent before, in batch 12.')).toBeTruthy();
  press('Cancel');
  expect(await screen.findByText('1 row, ready to be sent')).toBeTruthy();
});

test('addresses that only look mistyped are no error; they can be looked at and corrected at once', async () => {
  await showRecipients();
  await choose(fileOf('BA1;25;ada@gmial.com;Ada', GOOD));
  expect(await screen.findByText('1 e-mail address looks mistyped.')).toBeTruthy();
  press('Look at them');
  fireEvent.click(await screen.findByRole('button', { name: 'Correct 1 e-mail domain' }));
  expect(await screen.findByRole('gridcell', { name: 'ada@gmail.com' })).toBeTruthy();
});

test('rows are pasted from a spreadsheet into an empty desk', async () => {
  await showRecipients();
  press('Paste from a spreadsheet');
  const grid = await screen.findByRole('grid', { name: 'Recipients' });
  const [first] = await within(grid).findAllByRole('gridcell');
  fireEvent.click(first as Element);
  await waitFor(() => expect(document.activeElement).toBe(first));
  const clipboardData = { getData: () => 'BA1\t25\ta@b.example\nBA1\t25\tc@d.example\n' };
  fireEvent.paste(first as Element, { clipboardData });
  expect(await screen.findByText('Rows: 2, with errors: 0')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'See the cost of 2 rows' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ fileName: null });
});

test('neither the file nor its rows enter what the browser keeps', async () => {
  await showRecipients({ answer: ({ dryRun }) => accepted(dryRun ?? false) });
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Repair here' }));
  await screen.findByRole('gridcell', { name: 'nobody' });
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(kept).not.toContain('example');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '../../navigation/leaving.ts';
import {
  choose,
  fileOf,
  GOOD,
  HEADER,
  onRequest,
  openDialog,
  savedFiles,
  showRecipients,
  uploaded,
} from '../../testing/renderRecipients.tsx';
import { DIALOG_STATUSES } from './useSendRecipients.ts';

afterEach(() => vi.unstubAllGlobals());

const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const BAD = fileOf(GOOD, 'BA1;25,00;b@c.example;B', 'BA1;25.00;nobody;C', 'BA2;25.00;c@d.example;D');

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
  expect(lines[0]).toContain('Replace the rows below with your recipients.');
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
  const others = screen.getByRole('list', { name: 'Other errors' });
  expect([...others.children].map(({ textContent }) => textContent)).toEqual([
    'Following emails are in a wrong formatrow 3 (line 4 of the file): nobody',
    'These rewards are not live in this promotionrow 4 (line 5 of the file): BA2',
  ]);
  expect(screen.queryByRole('button', { name: /See the cost/ })).toBeNull();
  press('Try another file');
  expect(status()).toBe('ready');
  expect(screen.getByText('people.csv stays here until you choose another file.')).toBeTruthy();
  expect(hasUnsaved()).toBe(true);
  press('Back to the refused file');
  expect(await screen.findByRole('button', { name: 'Correct here' })).toBeTruthy();
  press('Try another file');
  await choose(fileOf(GOOD));
  expect(await screen.findByText('1 row, ready to be sent')).toBeTruthy();
});

test('a refused file is still there after another one that cannot be read', async () => {
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Try another file' }));
  await choose('\n', 'nothing.csv');
  await screen.findByRole('heading', { name: 'The file is empty.' });
  press('Try another file');
  press('Back to the refused file');
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  expect(await screen.findByText('Rows: 4, with errors: 3')).toBeTruthy();
});

test('SEND-16, SEND-20: several missing columns are one sentence, and a repeated order ID has the line of the file beside it', async () => {
  await showRecipients();
  await choose('first_name;last_name\nAda;Lovelace');
  const missing = 'Please check your CSV file. It must include "sku", "value", "email" columns.';
  expect(await screen.findByRole('heading', { name: missing })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Other errors' })).toBeNull();
  press('Try another file');
  await choose(`order_id;${HEADER}\na;${GOOD}\n\na;${GOOD}`);
  await screen.findByRole('heading', { name: 'Duplicate Order ID at row 2.' });
  expect(screen.getByText('row 2 (line 4 of the file): a')).toBeTruthy();
});

test('the encoding that was taken is said at once, of a refused file too', async () => {
  await showRecipients();
  const bytes = new Uint8Array([...Buffer.from(`${HEADER}\nBA1;25,00;a@b.example;Zo\xe9`, 'latin1')]);
  await choose(bytes as unknown as string);
  await screen.findByRole('button', { name: 'Correct here' });
  expect(screen.getByText(/read in the encoding Windows-1252.*Zoé/)).toBeTruthy();
});

test.each([
  [
    'a column is missing',
    'value;email\n1;a@b.example',
    'Please check your CSV file. It must include "sku" columns.',
  ],
  [
    'the column of the channel is missing',
    'sku;value\nBA1;25',
    'Please check your CSV file. It must include "email" columns.',
  ],
  ['an order ID is empty', `order_id;${HEADER}\n;${GOOD}`, 'An Order ID is invalid'],
  ['an order ID is there twice', `order_id;${HEADER}\na;${GOOD}\na;${GOOD}`, 'Duplicate Order ID at row 2.'],
  [
    'a value has three decimals',
    fileOf('EL4;1.234;a@b.example;'),
    'Values must match the following format: 345 or 678.99',
  ],
  ['an e-mail address is none', fileOf('BA1;25;nobody;'), 'Following emails are in a wrong format'],
  [
    'a phone number is none',
    `${HEADER};phone_number\n${GOOD};12`,
    'Following phone numbers are in a wrong format',
  ],
  ['a picture has no address', `${HEADER};custom_image\n${GOOD};x`, 'Image must be a valid URL'],
  [
    'a message is too long',
    `${HEADER};message\n${GOOD};${'x'.repeat(241)}`,
    'Message must be at most 240 characters',
  ],
  [
    'there are too many rows',
    fileOf(...Array.from({ length: 10_001 }, () => GOOD)),
    'Max 10000 lines on your CSV file',
  ],
])(
  'SEND-13, SEND-16, SEND-17, SEND-18, SEND-19, SEND-20, SEND-21, SEND-22, SEND-23, SEND-24, SEND-25, SEND-26, SEND-27, SEND-28, SEND-32, SEND-33, SEND-34, SEND-35, SEND-38: a file is refused in the words of the documents where %s',
  async (_, text, message) => {
    await showRecipients();
    await choose(text);
    expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
  },
);

test('SEND-14, SEND-15: where the first channel is SMS, phone numbers are due', async () => {
  await showRecipients({
    promotion: { activationNotificationChannels: ['sms'], notificationChannels: ['email'] },
  });
  await choose(fileOf(GOOD));
  const message = 'Please check your CSV file. It must include "phone_number" columns.';
  expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Correct here' })).toBeNull();
});

test('SEND-37: the first error of the parser is shown, with its row and line, and nothing else', async () => {
  await showRecipients();
  await choose(fileOf('BA1;x;"a@b.example;', 'NO;1;2;3'));
  expect(
    await screen.findByRole('heading', {
      name: 'The file cannot be read at row 1 (line 2 of the file): a quote is opened and never closed',
    }),
  ).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Other errors' })).toBeNull();
});

test('SEND-10, SEND-11: what was read otherwise than it stands in the file is said', async () => {
  await showRecipients();
  await choose(`A warning\n${fileOf(GOOD).replaceAll(';', ',')}`);
  expect(await screen.findByText(/separated at each comma/)).toBeTruthy();
  expect(screen.getByText('1 line above the names of the columns is left out: A warning')).toBeTruthy();
});

test('of a file without names of columns, the first line is sent, or is said not to be', async () => {
  await showRecipients();
  await openDialog();
  await choose(`${GOOD}\n${GOOD}\n`);
  expect(await screen.findByText('2 rows, ready to be sent')).toBeTruthy();
  const choice = within(screen.getByRole('radiogroup', { name: 'What is the first line?' }));
  const isRow = choice.getByRole<HTMLInputElement>('radio', { name: 'The first line is a recipient' });
  expect(isRow.checked).toBe(true);
  expect(screen.getByText(GOOD.replaceAll(';', ' · '))).toBeTruthy();
  expect(screen.getByText('Column D')).toBeTruthy();
  fireEvent.click(choice.getByRole('radio', { name: 'The first line holds the names of columns' }));
  expect(await screen.findByText(/^It is not sent/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: /It must include "sku", "value", "email"/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'The first line is a recipient' }));
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 2 rows' }));
  await waitFor(() => expect(uploaded).toHaveLength(1));
  expect(uploaded[0]).toBe(
    'sku;value;email;file_line\r\nBA1;25.00;ada@somewhere.example;1\r\nBA1;25.00;ada@somewhere.example;2',
  );
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
  expect(onRequest).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: /^Order ID of this batch/ }), {
    target: { value: 'spring' },
  });
  expect(screen.getByText(/The redemptions get spring-1, spring-2/)).toBeTruthy();
  press('See the cost of 1 row');
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({ orderId: 'spring' });
});

test('the refused rows of an earlier batch open in the desk, and are sent by their names', async () => {
  const file = `\ufeff"sku";"value";"email";"reason";"refused_row";"file_line"\r\n"BA1";"25.00";"ada@x.example";"Why";"7#2";"3"\r\n"BA1";"25.00";"bob";"Why";"7#4";""\r\n`;
  const fetched = vi.fn<typeof fetch>(
    async () =>
      new Response(file, { headers: { 'content-disposition': 'attachment; filename="refused-rows-7.csv"' } }),
  );
  vi.stubGlobal('fetch', fetched);
  await showRecipients({ resends: '7' });
  expect(await screen.findByText('refused-rows-7.csv')).toBeTruthy();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/files/refused-rows/7']);
  expect(await screen.findByText('Rows: 2, with errors: 1')).toBeTruthy();
  expect(screen.queryByText(/refused_row|file_line/)).toBeNull();
  expect(screen.getByText(/row 1 \(row 2 of batch 7, line 3 of its file\), row 2 \(row 4/)).toBeTruthy();
  expect(screen.getAllByText('Refused before: Why')).toHaveLength(2);
  press('Send 1 good row, keep 1');
  await waitFor(() => expect(uploaded[0]).toBe('sku;value;email;refused_row\r\nBA1;25.00;ada@x.example;7#2'));
});

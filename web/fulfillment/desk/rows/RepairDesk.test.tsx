import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '../../../navigation/leaving.ts';
import { accepted, invalidAt, refusedBy } from '../../../testing/renderQuantity.tsx';
import {
  choose,
  fileOf,
  GOOD,
  HEADER,
  onRequest,
  savedFiles,
  showRecipients,
  uploaded,
} from '../../../testing/renderRecipients.tsx';
import { PAGE_STATES } from '../useSendRecipients.ts';

afterEach(() => vi.unstubAllGlobals());

const page = () => document.querySelector('[data-state]')?.getAttribute('data-state');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const BAD = fileOf(GOOD, 'BA1;25,00;b@c.example;B', 'BA1;25.00;nobody;C', 'BA2;25.00;c@d.example;D');

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
  expect(onRequest.mock.calls.map(([input]) => input)).toMatchObject([
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
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({ kind: 'send_codes', reminderDays: [3, 7] });
});

test('wrong rows are repaired in the desk: each by itself, or all suggestions at once', async () => {
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  const grid = within(await screen.findByRole('grid', { name: 'Recipients' }));
  expect(await grid.findByRole('gridcell', { name: 'nobody' })).toBeTruthy();
  expect(grid.queryByText('ada@somewhere.example')).toBeNull();
  // A suggestion is seen without the focus; another reward is never suggested.
  expect([...document.querySelectorAll('[data-fix]')].map((cell) => cell.getAttribute('data-fix'))).toEqual([
    '25.00',
  ]);
  press('See 1 suggested correction');
  const correctionsDialog = within(await screen.findByRole('dialog', { name: 'Suggested corrections' }));
  expect(correctionsDialog.getByRole('listitem').textContent).toBe('25,00→becomes25.00row 2');
  expect(screen.getByText('Rows: 4, with errors: 3')).toBeTruthy();
  fireEvent.click(correctionsDialog.getByRole('button', { name: 'Apply 1 correction' }));
  await screen.findByText('Rows: 4, with errors: 2');
  fireEvent.click(grid.getByText('BA2'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('BA2'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const sku = screen.getByRole('textbox', { name: 'sku' });
  fireEvent.change(sku, { target: { value: 'BA1' } });
  fireEvent.keyDown(sku, { key: 'Enter' });
  await screen.findByText('Rows: 4, with errors: 1');
  press('First error (F8)');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('nobody'));
  expect(await screen.findByRole('button', { name: '1 of 1 errors · Next (F8)' })).toBeTruthy();
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
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
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
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
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
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
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
    '"BA1";"25,00";"b@c.example";"B";"value: Write it as 345 or 678.99: digits, and at most two decimals after a point";"3"',
  );
});

test('while the rows are on their way they are neither changed nor discarded', async () => {
  await showRecipients({ answer: () => new Promise(() => {}) });
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  const grid = await screen.findByRole('grid', { name: 'Recipients' });
  press('Send 1 good row, keep 3');
  await waitFor(() => expect(grid.closest('[inert]')).toBeTruthy());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Discard the rows' }).disabled).toBe(true);
});

test('what the platform alone knows of rows is shown in the desk, in the rows it is about', async () => {
  const answer = () => invalidAt('rows.2.order_id', 'order_id_sent', '12 2026-11-20');
  await showRecipients({ answer });
  await choose(`order_id;${HEADER}\na;${GOOD}\nb;BA1;25;b@c.example;B`);
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 2 rows' }));
  expect(await screen.findByRole('heading', { name: 'Some Order IDs are in a batch already' })).toBeTruthy();
  expect(screen.getByText('row 2 (line 3 of the file): b')).toBeTruthy();
  press('Correct here');
  const cell = await screen.findByRole('gridcell', { name: 'b' });
  const description = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('It is in a batch already (12 2026-11-20)');
});

test('a refusal stands in the preview, which leads back to the file', async () => {
  await showRecipients({
    answer: () => refusedBy('already_sent', 'These rows are already in batch 12.', '12'),
  });
  await choose(fileOf(GOOD));
  fireEvent.click(await screen.findByRole('button', { name: 'See the cost of 1 row' }));
  expect(await screen.findByText('These rows are already in batch 12.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open batch 12' }).getAttribute('href')).toMatch(/\/batch\/12$/);
  press('Cancel');
  expect(await screen.findByText('1 row, ready to be sent')).toBeTruthy();
});

test('addresses that only look mistyped are no error; they can be looked at and corrected one by one', async () => {
  await showRecipients();
  await choose(fileOf('BA1;25;ada@gmial.com;Ada', GOOD));
  expect(await screen.findByText('1 e-mail address looks mistyped.')).toBeTruthy();
  press('Show them');
  const cell = await screen.findByRole('gridcell', { name: 'ada@gmial.com' });
  expect(screen.queryByRole('button', { name: /suggested correction/ })).toBeNull();
  fireEvent.click(cell);
  fireEvent.click(await screen.findByRole('button', { name: 'Use ada@gmail.com' }));
  expect(await screen.findByRole('gridcell', { name: 'ada@gmail.com' })).toBeTruthy();
});

test('neither the file nor its rows enter what the browser keeps', async () => {
  await showRecipients({ answer: ({ dryRun }) => accepted(dryRun ?? false) });
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  await screen.findByRole('gridcell', { name: 'nobody' });
  const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(storage).not.toContain('example');
});

test('rows are discarded only after a question, whose first button keeps them', async () => {
  await showRecipients();
  await choose(BAD);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the rows' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard 4 rows?' }));
  const [first] = question.getAllByRole('button');
  expect(first?.textContent).toBe('Keep the rows');
  fireEvent.click(first as Element);
  expect(await screen.findByRole('gridcell', { name: 'nobody' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the rows' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard the rows' }),
  );
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('wrong rows that were downloaded can be chosen again: guards, cells beyond the header and reasons are read back', async () => {
  await showRecipients();
  const saved = savedFiles();
  await choose(
    `${HEADER};phone_number;message\nBA1;25;nobody;=cmd();+33 (0)6 12;'-)\nBA1;25;a@b.example;B;;Thank you;see you`,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  await screen.findByText('Rows: 2, with errors: 2');
  press('Download 2 wrong rows');
  await waitFor(() => expect(saved).toHaveLength(1));
  const written = String(await saved[0]?.text);
  expect(written).toContain(`"'=cmd()";"'+33 (0)6 12";"''-)"`);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the rows' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard the rows' }),
  );
  await choose(written);
  const others = await screen.findByRole('list', { name: 'Other errors' });
  expect([...others.children].map(({ textContent }) => textContent)).toEqual([
    'Following emails are in a wrong formatrow 1 (line 2 of the file): nobody',
    'Following phone numbers are in a wrong formatrow 1 (line 2 of the file): +33 (0)6 12',
  ]);
  expect(screen.getByText('row 2 (line 3 of the file): Thank you · see you')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Correct here' }));
  expect(await screen.findByRole('gridcell', { name: "'-)" })).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: '=cmd()' })).toBeTruthy();
});

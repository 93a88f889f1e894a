import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  accepted,
  activations,
  enter,
  fields,
  invalidAt,
  preview,
  quantityPromotion,
  quantityReward,
  requestSpy,
  showQuantities,
} from '../../../testing/renderQuantity.tsx';
import { CodesActivationScreen } from './CodesActivationScreen.tsx';

const sent = vi.fn();
/** Accepts the bytes at once; the upload fails if `sent` throws. */
class Sender {
  withCredentials = false;
  status = 200;
  upload = {};
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send(file: File) {
    try {
      sent(file);
      this.onload();
    } catch {
      this.onerror();
    }
  }
}
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Sender));
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

const REWARDS = [quantityReward('BA1'), quantityReward('CE2', { stock: 0 })];
const upload = {
  __typename: 'Upload',
  mediaId: '91',
  url: '/media/uploads/x',
  contentType: 'text/csv',
  expiresAt: '2027-01-01T00:00:00Z',
};
const UPLOADS = {
  PictureFieldStart: () => ({ data: { createUpload: { __typename: 'CreateUploadSuccess', upload } } }),
  PictureFieldComplete: () => ({
    data: { completeUpload: { __typename: 'CompleteUploadSuccess', mediaId: '91', url: null } },
  }),
};

type Options = NonNullable<Parameters<typeof showQuantities>[2]>;
async function show({ answers, ...options }: Options = {}, rewards: readonly object[] = REWARDS) {
  const renderResult = await showQuantities(CodesActivationScreen, quantityPromotion(rewards), {
    ...options,
    answers: { ...UPLOADS, ...answers },
  });
  await waitFor(() => expect(fields('Quantity')).toHaveLength(rewards.length));
  return renderResult;
}

async function choose(text: string, { row = 0, name = 'codes.csv' } = {}) {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[row];
  const file = new File([text], name, { type: 'text/csv' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void fireEvent.change(input as HTMLInputElement));
}
const dialog = () => screen.findByRole('alertdialog', { name: 'Activate these codes?' });

test('ACTIV-1, ACTIV-2: each reward has a quantity and a file of codes', async () => {
  await show();
  expect(screen.getByRole('button', { name: /^Choose a file: Codes: Card BA1/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Choose a file: Codes: Card CE2/ })).toBeTruthy();
});

test('ACTIV-3, ACTIV-4: used-up stock is said, and the quantity stays open while the budget pays', async () => {
  const closed = quantityReward('DI3', { stock: 0, isRunnable: false, state: 'no_allocation' });
  await show({}, [...REWARDS, closed]);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('Low stock') !== null)).toEqual([false, true, true]);
  expect(fields('Quantity').map(({ disabled }) => disabled)).toEqual([false, false, true]);
});

test.each([
  ['0', 'At least 1'],
  ['100001', 'At most 100000'],
  ['2.5', "Can't have decimals"],
])('ACTIV-6, ACTIV-7: a quantity of %s says “%s”', async (text, message) => {
  await show();
  enter('Quantity', text);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('ACTIV-5: a file without its quantity asks for it', async () => {
  await show();
  await choose('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  enter('Quantity', '');
  preview();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(requestSpy).not.toHaveBeenCalled();
});

test('ACTIV-8: a quantity without its file asks for it', async () => {
  await show();
  enter('Quantity', '2');
  preview();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(requestSpy).not.toHaveBeenCalled();
});

test('ACTIV-9: nothing at all says that no quantity was given', async () => {
  await show();
  preview();
  expect(await screen.findByText('No quantity is entered. Enter a quantity.')).toBeTruthy();
});

test('ACTIV-11: a file says how many codes it holds, is sent, and its dispatch names it', async () => {
  const { calls } = await show({ answer: ({ dryRun }) => accepted(dryRun ?? false) });
  await choose('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  expect(fields('Quantity')[0]?.value).toBe('2');
  expect(sent).toHaveBeenCalledOnce();
  expect(calls.find(({ name }) => name === 'PictureFieldStart')?.variables).toEqual({
    input: { purpose: 'codes', contentType: 'text/csv', size: 15 },
  });
  preview();
  await dialog();
  fireEvent.click(await screen.findByRole('button', { name: 'Activate 2 codes for €50.00' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/7/promotion/8/batch/31'));
  expect(requestSpy.mock.lastCall?.[0]).toMatchObject({
    kind: 'activate_codes',
    fileName: 'codes.csv',
    quantities: [{ sku: 'BA1', quantity: 2, codesFileId: '91' }],
  });
});

test('ACTIV-11: a line that repeats another is named and nothing is sent; the mended file is taken', async () => {
  await show();
  await choose('code\nAAAA\nBBBB\naaaa\n');
  expect(await screen.findByText('Line 4: the same code as on line 2.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  preview();
  expect(requestSpy).not.toHaveBeenCalled();
  await choose('code\nAAAA\nBBBB\nCCCC\n');
  expect(await screen.findByText('codes.csv, 3 codes')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/the same code as/)).toBeNull());
  preview();
  await dialog();
});

test('ACTIV-11: the lines are as many as the quantity', async () => {
  await show();
  enter('Quantity', '5');
  await choose('AAAA\nBBBB\n');
  preview();
  expect(await screen.findByText('The file holds 2 codes: make the quantity the same.')).toBeTruthy();
  enter('Quantity', '2');
  preview();
  await dialog();
});

const shownTotal = () => screen.getByRole('status', { name: 'Total' }).textContent;

test('ACTIV-11: of a file with columns the codes are taken, and the other columns are named before anything is activated', async () => {
  await show();
  await choose('Codes of March\n\nCoupon;expires_at;note\nGIFT-0001;2027-01-01;x\nGIFT-0002;2027-01-01;\n');
  expect(await screen.findByText('codes.csv, 2 codes')).toBeTruthy();
  for (const note of [
    'The columns expires_at and note are not used.',
    'The line above the names of the columns was left out: Codes of March',
    'The column “Coupon” was read as printed codes.',
  ])
    expect(screen.getByText(note)).toBeTruthy();
  expect(fields('Quantity')[0]?.value).toBe('2');
});

test('ACTIV-11: lines without a name are order IDs, and the screen says so', async () => {
  await show();
  await choose('GIFT-0001\nGIFT-0002\n');
  expect(await screen.findByText('codes.csv, 2 order IDs')).toBeTruthy();
  expect(screen.getByText(/^No line names the column, so these are order IDs\./)).toBeTruthy();
});

test.each([
  [
    'GIFT-0001;2027-01-01\nGIFT-0002;2027-01-01\n',
    /^The file has several columns \(GIFT-0001, 2027-01-01\), and no name says/,
  ],
  ['Numéro\nGIFT-0001\n', /^Line 1: “Numéro” looks like the name of a column\. Name the column “code”/],
  [
    'code\n\n12/05/2026\nVRAI\n',
    /^Line 3: a spreadsheet made a date of the code\..*\nLine 4: a spreadsheet made true or false/,
  ],
  ['code\n"AB"CD\n', /^Line 2: text follows a closing quote\./],
])(
  'ACTIV-11: the file %j is refused with the reason and the remedy, and nothing is sent',
  async (text, message) => {
    await show();
    await choose(text);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(sent).not.toHaveBeenCalled();
  },
);

test('the quantity of a file goes with it, and one that a person entered stays', async () => {
  await show();
  await choose('code\nAAAA\nBBBB\nCCCC\n');
  await screen.findByText('codes.csv, 3 codes');
  expect(shownTotal()).toBe('3');
  await choose('code\nAAAA\n');
  await screen.findByText('codes.csv, 1 code');
  expect([fields('Quantity')[0]?.value, shownTotal()]).toEqual(['1', '1']);
  await choose('code\n');
  await screen.findByText('This file contains no code.');
  expect(shownTotal()).toBe('0');
  enter('Quantity', '2');
  await choose('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  await choose('code\nAAAA\n');
  await screen.findByText('codes.csv, 1 code');
  expect(fields('Quantity')[0]?.value).toBe('2');
});

test('ACTIV-11: many wrong lines are counted, a file of another kind is not read', async () => {
  await show();
  await choose('code\nAAAA\nx\ny\nz\nw\nv\n');
  expect(
    await screen.findByText(/^Lines 3, 4, 5, and 2 more: not a code\. A code has 4 to 64 /),
  ).toBeTruthy();
  await choose('AAAA', { name: 'codes.xlsx' });
  expect(await screen.findByText(/spreadsheet|Save it as/i)).toBeTruthy();
  await choose('code\n');
  expect(await screen.findByText('This file contains no code.')).toBeTruthy();
});

test('the codes of an earlier file are put aside when the next one is refused before it is read', async () => {
  await show();
  await choose('AAAA\n');
  expect(await screen.findByText('codes.csv, 1 code')).toBeTruthy();
  await choose('PK\u0003\u0004 xl/workbook.xml', { name: 'codes.csv' });
  const words =
    'This is an Excel workbook (.xlsx). In your spreadsheet program, save it as .csv and choose that file.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('codes.csv, 1 code')).toBeNull();
});

test('a code that the platform finds active already is named by its line in its own file', async () => {
  await show({ answer: () => invalidAt('rows.4.code', 'code_taken') });
  await choose('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  await choose('code\nCCCC\nDDDD\n', { row: 1, name: 'others.csv' });
  await screen.findByText('others.csv, 2 codes');
  preview();
  const error = await screen.findByText('Line 3: this code is active already.');
  expect(error.closest('li')?.textContent).toContain('Card CE2');
});

test('UPLOAD-1: a file that cannot be sent says so and can be chosen again', async () => {
  sent.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await show();
  await choose('AAAA\n');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await choose('AAAA\n');
  expect(await screen.findByText('codes.csv, 1 order ID')).toBeTruthy();
});

test('ACTIV-10: what was activated is listed with file, quantity, date and outcome, and leads to its page', async () => {
  const progress = {
    __typename: 'DispatchProgress',
    held: 0,
    activate: 0,
    done: 118,
    failed: 2,
    canceled: 0,
  };
  const row = {
    __typename: 'Dispatch',
    id: '31',
    fileName: 'spring.csv',
    lineCount: 120,
    state: 'done',
    createdByName: 'Ada Lovelace',
    createdAt: '2026-11-20T09:30:00Z',
    progress,
  };
  await show({ answers: { CodeActivations: () => ({ data: { promotion: activations([row]) } }) } });
  const link = await screen.findByRole('link', { name: 'spring.csv' });
  expect(link.getAttribute('href')).toBe('#/advertiser/7/promotion/8/batch/31');
  const text = link.closest('tr')?.textContent ?? '';
  for (const part of ['120', '20 / 11 / 2026 10:30', 'Ada Lovelace', 'Done', '2 failed'])
    expect(text).toContain(part);
});

test('ACTIV-10: an empty list says so, also where nothing can be activated', async () => {
  await showQuantities(CodesActivationScreen, quantityPromotion([], {}), { answers: UPLOADS });
  expect(await screen.findByText('No activations yet')).toBeTruthy();
  expect(screen.getByText('No reward can be given now')).toBeTruthy();
});

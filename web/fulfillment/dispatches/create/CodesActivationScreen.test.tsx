import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answerUploads,
  chooseCodes,
  REWARDS,
  sent,
  showActivation,
  UPLOADS,
} from '../../../testing/renderActivation.tsx';
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

answerUploads();
const dialog = () => screen.findByRole('alertdialog', { name: 'Activate these codes?' });

test('ACTIV-1, ACTIV-2: each reward has a quantity and a file of codes', async () => {
  await showActivation();
  expect(screen.getByRole('button', { name: /^Choose a file: Codes: Card BA1/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Choose a file: Codes: Card CE2/ })).toBeTruthy();
});

test('ACTIV-3, ACTIV-4: used-up stock is said, and the quantity stays open while the budget pays', async () => {
  const closed = quantityReward('DI3', { stock: 0, isRunnable: false, state: 'no_allocation' });
  await showActivation({}, [...REWARDS, closed]);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('Low stock') !== null)).toEqual([false, true, true]);
  expect(fields('Quantity').map(({ disabled }) => disabled)).toEqual([false, false, true]);
  const last = within(rows[2] as HTMLElement);
  expect(last.getAllByText('No stock is allocated')).toHaveLength(2);
  const described = fields('Quantity')[2]?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described.split(' ')[0] ?? '')?.textContent).toBe('No stock is allocated');
  expect(last.getByText('Allocate stock in the inventory.')).toBeTruthy();
  expect(last.getByRole('link', { name: /^Inventory of Card DI3/ })).toBeTruthy();
});

test.each([
  ['0', 'At least 1'],
  ['100001', 'At most 100000'],
  ['2.5', "Can't have decimals"],
])('ACTIV-6, ACTIV-7: a quantity of %s says “%s”', async (text, message) => {
  await showActivation();
  enter('Quantity', text);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('ACTIV-5: a file without its quantity asks for it', async () => {
  await showActivation();
  await chooseCodes('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  enter('Quantity', '');
  preview();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(requestSpy).not.toHaveBeenCalled();
});

test('ACTIV-8: a quantity without its file asks for it', async () => {
  await showActivation();
  enter('Quantity', '2');
  preview();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(requestSpy).not.toHaveBeenCalled();
});

test('ACTIV-9: nothing at all says that no quantity was given', async () => {
  await showActivation();
  preview();
  expect(await screen.findByText('No quantity is entered. Enter a quantity.')).toBeTruthy();
});

test('ACTIV-11: a file says how many codes it holds, is sent, and its dispatch names it', async () => {
  const { calls } = await showActivation({ answer: ({ dryRun }) => accepted(dryRun ?? false) });
  await chooseCodes('code\nAAAA\nBBBB\n');
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
  await showActivation();
  await chooseCodes('code\nAAAA\nBBBB\naaaa\n');
  expect(await screen.findByText('Line 4: the same code as on line 2.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  preview();
  expect(requestSpy).not.toHaveBeenCalled();
  await chooseCodes('code\nAAAA\nBBBB\nCCCC\n');
  expect(await screen.findByText('codes.csv, 3 codes')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/the same code as/)).toBeNull());
  preview();
  await dialog();
});

test('ACTIV-11: the lines are as many as the quantity', async () => {
  await showActivation();
  enter('Quantity', '5');
  await chooseCodes('AAAA\nBBBB\n');
  preview();
  expect(await screen.findByText('The file holds 2 codes: make the quantity the same.')).toBeTruthy();
  enter('Quantity', '2');
  preview();
  await dialog();
});

test('ACTIV-11: many wrong lines are counted, a file of another kind is not read', async () => {
  await showActivation();
  await chooseCodes('code\nAAAA\nx\ny\nz\nw\nv\n');
  expect(
    await screen.findByText(/^Lines 3, 4, 5, and 2 more: not a code\. A code has 4 to 64 /),
  ).toBeTruthy();
  await chooseCodes('AAAA', { name: 'codes.xlsx' });
  expect(await screen.findByText(/spreadsheet|Save it as/i)).toBeTruthy();
  await chooseCodes('code\n');
  expect(await screen.findByText('This file contains no code.')).toBeTruthy();
});

test('the codes of an earlier file are put aside when the next one is refused before it is read', async () => {
  await showActivation();
  await chooseCodes('code\nAAAA\n');
  expect(await screen.findByText('codes.csv, 1 code')).toBeTruthy();
  await chooseCodes('PK\u0003\u0004 xl/workbook.xml', { name: 'codes.csv' });
  const words =
    'This is an Excel workbook (.xlsx). In your spreadsheet program, save it as .csv and choose that file.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('codes.csv, 1 code')).toBeNull();
});

test('a code that the platform finds active already is named by its line in its own file', async () => {
  await showActivation({ answer: () => invalidAt('rows.4.code', 'code_taken') });
  await chooseCodes('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  await chooseCodes('code\nCCCC\nDDDD\n', { row: 1, name: 'others.csv' });
  await screen.findByText('others.csv, 2 codes');
  preview();
  const error = await screen.findByText('Line 3: this code is active already.');
  expect(error.closest('li')?.textContent).toContain('Card CE2');
});

test('UPLOAD-1: a file that cannot be sent says so and can be chosen again', async () => {
  sent.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await showActivation();
  await chooseCodes('AAAA\n');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await chooseCodes('AAAA\n');
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
  await showActivation({ answers: { CodeActivations: () => ({ data: { promotion: activations([row]) } }) } });
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

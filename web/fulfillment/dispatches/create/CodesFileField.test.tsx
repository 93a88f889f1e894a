import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerUploads, chooseCodes, sent, showActivation } from '../../../testing/renderActivation.tsx';
import { enter, fields } from '../../../testing/renderQuantity.tsx';

answerUploads();

const shownTotal = () => screen.getByRole('status', { name: 'Total' }).textContent;

test('ACTIV-11: of a file with columns the codes are taken, and the other columns are named before anything is activated', async () => {
  await showActivation();
  await chooseCodes(
    'Codes of March\n\nCoupon;expires_at;note\nGIFT-0001;2027-01-01;x\nGIFT-0002;2027-01-01;\n',
  );
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
  await showActivation();
  await chooseCodes('GIFT-0001\nGIFT-0002\n');
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
    await showActivation();
    await chooseCodes(text);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(sent).not.toHaveBeenCalled();
  },
);

test('ACTIV-11: of many errors the last ones have their lines too, and columns that are not used are named beside them', async () => {
  await showActivation();
  await chooseCodes(
    'code;order_id;expires_at\nGIFT-0001;A;x\nVRAI;;\n12/05/2026;;\n1.23457E+15;;\nGIFT-0001;;\n#N/A;;\nGIFT 0002;;\n',
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Line 3: .*\nLine 4: .*\nLine 5: .*\nLines 6, 7, and 8 are wrong too\.$/,
  );
  expect(screen.getByText('The columns order_id and expires_at are not used.')).toBeTruthy();
});

test('the quantity of a file goes with it, and one that a person entered stays', async () => {
  await showActivation();
  await chooseCodes('code\nAAAA\nBBBB\nCCCC\n');
  await screen.findByText('codes.csv, 3 codes');
  expect(shownTotal()).toBe('3');
  await chooseCodes('code\nAAAA\n');
  await screen.findByText('codes.csv, 1 code');
  expect([fields('Quantity')[0]?.value, shownTotal()]).toEqual(['1', '1']);
  await chooseCodes('code\n');
  await screen.findByText('This file contains no code.');
  expect(shownTotal()).toBe('0');
  enter('Quantity', '2');
  await chooseCodes('code\nAAAA\nBBBB\n');
  await screen.findByText('codes.csv, 2 codes');
  await chooseCodes('code\nAAAA\n');
  await screen.findByText('codes.csv, 1 code');
  expect(fields('Quantity')[0]?.value).toBe('2');
});

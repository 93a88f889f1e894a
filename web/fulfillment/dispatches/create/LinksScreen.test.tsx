import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  accepted,
  enter,
  fields,
  preview,
  quantityPromotion,
  quantityReward,
  requestSpy,
  showQuantities,
} from '../../../testing/renderQuantity.tsx';
import { LinksScreen } from './LinksScreen.tsx';

const REWARDS = [quantityReward('BA1', { stock: 40 }), quantityReward('EL4', { variableValue: true })];

async function show(rewards: readonly object[] = REWARDS, different: object = {}) {
  const renderResult = await showQuantities(LinksScreen, quantityPromotion(rewards, different), {
    answer: ({ dryRun }) => accepted(dryRun ?? false),
  });
  await waitFor(() => expect(fields('Quantity')).toHaveLength(rewards.length));
  return renderResult;
}

test('LINKS-1, LINKS-2: each reward has a quantity, one of variable value alone a value', async () => {
  await show();
  expect(fields('Value')).toHaveLength(1);
  const [fixed, variable] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(fixed).queryByRole('textbox', { name: 'Value' })).toBeNull();
  expect(within(variable).getByRole('textbox', { name: 'Value' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Include PDFs/ })).toBeNull();
});

test('LINKS-2: without a reward of variable value nothing is said of values', async () => {
  await show([quantityReward('BA1')]);
  expect(fields('Value')).toHaveLength(0);
  expect(screen.queryByText('Value')).toBeNull();
});

test.each([
  ['LINKS-3', 'Quantity', '0', 'At least 1'],
  ['LINKS-3: whatever the stock', 'Quantity', '100001', 'At most 100000'],
  ['LINKS-4', 'Quantity', '2.5', "Can't have decimals"],
])('%s: a %s of %s says “%s”', async (_, name, text, message) => {
  await show();
  enter(name, text);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('LINKS-3: a hundred thousand are asked for', async () => {
  await show();
  enter('Quantity', '100000');
  preview();
  await screen.findByRole('alertdialog', { name: 'Create these links?' });
  expect(requestSpy.mock.calls[0]?.[0]).toMatchObject({
    kind: 'download_links',
    quantities: [{ sku: 'BA1', quantity: 100_000 }],
  });
  expect(requestSpy.mock.calls[0]?.[0]).not.toHaveProperty('includePdf');
});

test('LINKS-5: the value of a link is 0.01 at least, and is sent with it', async () => {
  await show();
  enter('Quantity', '3', 1);
  enter('Value', '0.00');
  expect(await screen.findByText('At least 0.01')).toBeTruthy();
  enter('Value', '0.01');
  preview();
  await screen.findByRole('alertdialog', { name: 'Create these links?' });
  expect(requestSpy.mock.calls[0]?.[0]).toMatchObject({
    quantities: [{ sku: 'EL4', quantity: 3, value: '0.01' }],
  });
});

test('LINKS-6: nothing at all says that no quantity was given', async () => {
  await show();
  preview();
  expect(await screen.findByText('No quantity is entered. Enter a quantity.')).toBeTruthy();
  expect(requestSpy).not.toHaveBeenCalled();
});

test('the undo window is a minute unless another is chosen', async () => {
  await show();
  enter('Quantity', '2');
  fireEvent.click(screen.getByRole('button', { name: /Undo window/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'None' }));
  preview();
  const dialog = await screen.findByRole('alertdialog', { name: 'Create these links?' });
  expect(await within(dialog).findByText('at once')).toBeTruthy();
  expect(requestSpy.mock.calls[0]?.[0]).toMatchObject({ undoSeconds: 0 });
});

test('PROMO-48, PROMO-49: links are downloaded where recipients are not written to, else sent to those of a file', async () => {
  await showQuantities(
    LinksScreen,
    quantityPromotion(REWARDS, { activationNotificationChannels: ['email'] }),
  );
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Send links' })).toBeTruthy();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { experience } from '../../../testing/data/promotionRows.ts';
import {
  accepted,
  enter,
  fields,
  invalidAt,
  outcome,
  preview,
  quantityPromotion,
  quantityReward,
  refusedBy,
  requestSpy,
  showQuantities,
} from '../../../testing/renderQuantity.tsx';
import { CodesScreen } from './CodesScreen.tsx';

const REWARDS = [
  quantityReward('BA1'),
  quantityReward('CE2', { stock: 40 }),
  quantityReward('DI3', { stock: 9000 }),
  quantityReward('EL4', { variableValue: true, stock: 3 }),
];
const dialog = () => screen.findByRole('alertdialog', { name: 'Create these codes?' });
const confirmed = () => screen.findByRole('button', { name: 'Create 2 codes for €50.00' });

async function show(...[options]: [Parameters<typeof showQuantities>[2]?]) {
  const renderResult = await showQuantities(CodesScreen, quantityPromotion(REWARDS), options);
  await waitFor(() => expect(fields('Quantity')).toHaveLength(REWARDS.length));
  return renderResult;
}

describe('how many codes', () => {
  test('CODES-1, CODES-2, CODES-3, CODES-10: each reward has a quantity and a value, which is typed where it is variable alone', async () => {
    await show();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Card BA1');
    expect(rows[3]).toContain('EL4 · Variable value · 3 in stock');
    expect(fields('Value')).toHaveLength(1);
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('€25.00')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Include PDFs/ })).toBeTruthy();
  });

  test.each([
    ['too few', 0, '0', 'At least 1'],
    ['a part', 0, '1.5', "Can't have decimals"],
    ['a word', 0, 'ten', 'Expect a number'],
    ['without stock', 0, '5001', 'At most 5000'],
    ['more than its stock', 1, '41', 'At most 40'],
    ['stock above 5000', 2, '5001', 'At most 5000'],
    ['variable value', 3, '5001', 'At most 5000'],
  ])('CODES-4, CODES-5, CODES-6, CODES-7: %s: in row %i %s says “%s”', async (_, row, text, message) => {
    await show();
    enter('Quantity', text, row);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test.each([
    ['', 'This field is required'],
    ['0', 'At least 0.01'],
    ['0.001', 'Two decimals maximum.'],
  ])('CODES-8: a value of “%s” says “%s”', async (value, message) => {
    await show();
    enter('Quantity', '2', 3);
    enter('Value', value);
    expect(await screen.findByText(message)).toBeTruthy();
    preview();
    expect(requestSpy).not.toHaveBeenCalled();
  });

  test('CODES-9: nothing at all says that no quantity was given, and asks for nothing', async () => {
    await show();
    preview();
    expect(await screen.findByText('No quantity is entered. Enter a quantity.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(fields('Quantity')[0]));
    enter('Quantity', '0');
    preview();
    expect(screen.getByText('No quantity is entered. Enter a quantity.')).toBeTruthy();
    expect(requestSpy).not.toHaveBeenCalled();
  });
});

describe('the preview', () => {
  test('shows cost, budget, moment and estimate; then it is made at that total, and its page is shown', async () => {
    await show();
    enter('Quantity', '2');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Include PDFs/ }));
    preview();
    const confirmation = await dialog();
    fireEvent.click(await confirmed());
    const text = confirmation.textContent ?? '';
    for (const part of ['Card BA1', '€50.00', 'in 1 minute', 'about 1 second', '€1,000.00', '€950.00'])
      expect(text).toContain(part);
    await waitFor(() => expect(location.hash).toBe('#/advertiser/7/promotion/8/batch/31'));
    const [tried, made] = requestSpy.mock.calls.map(([input]) => input);
    const expected = {
      promotionId: '8',
      kind: 'download_codes',
      undoSeconds: 60,
      includePdf: true,
      quantities: [{ sku: 'BA1', quantity: 2 }],
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    };
    expect(tried).toEqual({ ...expected, dryRun: true });
    expect(made).toEqual({ ...expected, expectedTotal: '50.00' });
  });

  test('SKUs that are refused by themselves are named with the number of their lines, and the button counts the others', async () => {
    const message = 'The stock of CE2 does not suffice.';
    const refused = outcome('CE2', 5, { status: 'refused', charge: null, message });
    await show({
      answer: ({ dryRun }) => accepted(dryRun ?? false, { outcomes: [outcome('BA1', 2), refused] }),
    });
    enter('Quantity', '2');
    enter('Quantity', '5', 1);
    preview();
    expect(await within(await dialog()).findByText('5 lines are not part of it:')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(await confirmed()).toBeTruthy();
  });

  test('a refusal is said and nothing can be made', async () => {
    const [sentence, details] = ['Not enough total budget for this operation', 'It costs €50.00.'];
    await show({ answer: () => refusedBy('not_acceptable', `${sentence}\n${details}`) });
    enter('Quantity', '2');
    preview();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(details)).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create the codes' });
    expect(button.disabled).toBe(true);
  });

  test('what the platform finds wrong is said at the field of the row it was sent from', async () => {
    await show({ answer: () => invalidAt('quantities.0.quantity', 'max', '12') });
    enter('Quantity', '30', 1);
    preview();
    const message = await screen.findByText('At most 12');
    expect(message.closest('li')?.textContent).toContain('Card CE2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('what is typed is kept when the preview is left, and leaving the page asks', async () => {
    await show();
    enter('Quantity', '2');
    preview();
    await confirmed();
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fields('Quantity')[0]?.value).toBe('2');
  });
});

describe('where nothing can be downloaded', () => {
  const without = (different: object, rewards = REWARDS) => quantityPromotion(rewards, different);
  test.each([
    ['an empty promotion', quantityPromotion([]), 'No reward can be given now'],
    [
      'one without a live reward',
      quantityPromotion([quantityReward('BA1', { isRunnable: false, state: 'invalid_reward' })]),
      'No reward can be given now',
    ],
    [
      'a disabled advertiser',
      without({ advertiser: { __typename: 'Advertiser', id: '7', status: 'disabled' } }),
      'The advertiser is disabled',
    ],
    ['one that has ended', without({ state: 'ended' }), 'The promotion has ended'],
    ['one that is paused', without({ status: 'paused' }), 'The promotion is paused'],
    ['one that has not begun', without({ state: 'pending' }), 'The promotion has not begun'],
    ['one of an unknown state', without({ state: 'novel' }), 'The promotion is not running'],
    [
      'one without bulk redemption',
      without({ experience: experience() }),
      'The promotion does not offer this',
    ],
  ])('PROMO-47: %s says why, and leads to its page', async (_, promotion, title) => {
    await showQuantities(CodesScreen, promotion);
    expect(await screen.findByText(title)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go to promotion' });
    expect(link.getAttribute('href')).toBe('#/advertiser/7/promotion/8');
    expect(fields('Quantity')).toEqual([]);
  });

  test('a promotion that is not there, or is of another advertiser, is not found', async () => {
    await showQuantities(CodesScreen, quantityPromotion(REWARDS, { advertiserId: '70' }));
    expect(await screen.findByText('Not found')).toBeTruthy();
  });

  test('used-up stock is said, and no code of it can be asked for', async () => {
    const used = quantityReward('BA1', { stock: 0, isRunnable: false, state: 'no_allocation' });
    await showQuantities(CodesScreen, quantityPromotion([used]));
    expect(await screen.findByText('Low stock')).toBeTruthy();
    expect(fields('Quantity')[0]?.disabled).toBe(true);
  });
});

test('I18N-1: the page and its preview are in French', async () => {
  await showQuantities(CodesScreen, quantityPromotion(REWARDS), { locale: 'fr' });
  await waitFor(() => expect(fields('Quantité')).toHaveLength(REWARDS.length));
  enter('Quantité', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Aperçu' }));
  expect(await screen.findByRole('button', { name: /^Créer 2 codes pour 50,00/ })).toBeTruthy();
});

// Only for tests: the screen with the test's own responses, and the user's actions on it.
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { AllocationCreateScreen } from '../money/allocations/AllocationCreateScreen.tsx';
import { advertiser, option } from './data/allocationData.ts';
import { type Answers, renderScreen, type ScreenOptions } from './renderScreen.tsx';

/** The refusal of a reward that cannot be taken (ALLOC-12). */
export const REFUSED = 'Reward(s) already added or not available for current advertiser';
const rewards = [
  option('BA1-EUR25'),
  option('BA1-JPY', { isAvailable: false, reason: 'country', sellingPrice: null }),
];
/** The requests sent. */
export const inputs = vi.fn();
/** An accepted request. */
export const success = {
  __typename: 'CreateAllocationSuccess',
  effects: { __typename: 'Effects', postings: [], figures: [], mails: [] },
  advertiser: { __typename: 'Advertiser', id: '7', hasInventory: true },
};

interface AllocationOptions extends Omit<ScreenOptions, 'answers'> {
  of?: object;
  params?: { advertiserId?: string; rewardSKU?: string };
  answer?: (input: { dryRun: boolean }) => object;
  answers?: Answers;
}

/** Shows the screen of Acme Retail, id 7, by default. */
export async function show({
  of = advertiser(),
  params = { advertiserId: '7' },
  answer,
  answers,
  ...options
}: AllocationOptions = {}) {
  inputs.mockReset();
  return renderScreen(<AllocationCreateScreen {...params} />, {
    ...options,
    answers: {
      AllocationCreateScreen: () => ({ data: { advertiser: of } as Record<string, unknown> }),
      AdvertiserPicker: () => ({
        data: {
          advertiserOptions: [{ __typename: 'AdvertiserOption', id: '7', name: 'Acme Retail' }],
        },
      }),
      RewardPicker: ({ search }) => ({
        data: { rewardOptions: rewards.filter(({ sku, name }) => `${sku} ${name}`.includes(String(search))) },
      }),
      AllocationFormRequest: ({ input }) => {
        inputs(input);
        return { data: { createAllocation: answer?.(input ?? { dryRun: false }) ?? success } };
      },
      ...answers,
    },
  });
}

// An open listbox hides the rest of the page from assistive technology.
export const hidden = true;
export const box = (name: RegExp) => screen.getByRole('textbox', { name, hidden }) as HTMLInputElement;
export const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden }));
/** Types into a picker. */
export async function search(name: RegExp, value: string) {
  const field = await screen.findByRole('combobox', { name, hidden });
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}
/** Chooses a reward in the only row. */
export async function choose(text: string, item: RegExp) {
  await search(/^Reward/, text);
  fireEvent.click(await screen.findByRole('option', { name: item }));
}
export const noExpiration = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'No Expiration', hidden }));
/** Two pieces of a reward at 24.50, without an end: a request of 49.00. */
export async function fill() {
  await choose('BA1-EUR', /BA1-EUR25/);
  type(/^Quantity/, '2');
  noExpiration();
}
export const dialog = () => screen.findByRole('alertdialog', { name: 'Send this request?' });
/** Names and values beside the form, and those of the open allocation. */
export const figures = () =>
  [...document.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { AdvertiserTabs } from '../../advertisers/advertisers/AdvertiserTabs.tsx';
import { ADVERTISER_TAB_SCREENS } from '../../app/advertiserTabs.ts';
import { advertiser, failure } from '../../testing/data/advertiserData.ts';
import { invoicing } from '../../testing/data/invoicingData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserInvoicingTab } from './AdvertiserInvoicingTab.tsx';

const answer = (row: object | null) => ({
  data: { advertiser: { __typename: 'Advertiser', id: '7', invoicing: row } },
});
const success = (row: object) => ({
  data: {
    updateInvoicing: {
      __typename: 'UpdateInvoicingSuccess',
      invoicing: row,
      advertiser: { __typename: 'Advertiser', id: '7', invoiceType: 'prepayment', version: 3 },
    },
  },
});
const stale = (row: object) => ({
  data: { updateInvoicing: { __typename: 'StaleInvoicing', current: row } },
});

interface Options {
  abilities?: readonly Ability[];
  save?: Answers[string];
  row?: object;
  locale?: 'en' | 'fr';
}

function show({
  abilities = ['viewInvoicing', 'editInvoicing'],
  save,
  row = invoicing(),
  locale = 'en',
}: Options = {}) {
  return renderScreen(<AdvertiserInvoicingTab advertiserId="7" />, {
    abilities,
    locale,
    answers: { AdvertiserInvoicingTab: () => answer(row), ...(save && { InvoicingFormSave: save }) },
  });
}
const field = async (name: RegExp) => (await screen.findByRole('textbox', { name })) as HTMLInputElement;
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('INVOICE-1, INVOICE-2: without editInvoicing everything is there to be read', async () => {
  await show({ abilities: ['viewInvoicing'] });
  const terms = await screen.findByRole('region', { name: 'Terms' });
  const facts = [...document.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextSibling?.textContent,
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    'Automatic invoicing': 'Yes',
    'Invoice type': 'Prepayment',
    'VAT country': 'France',
    'First name': 'Camille',
    Address: '1 rue de la Paix',
    Country: 'France',
    SIRET: '73282932000074',
    'RCS city': 'Not set',
  });
  expect(facts).toHaveLength(17);
  expect(within(terms).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('INVOICE-2: with editInvoicing it is a form, which sends only what changed', async () => {
  const { calls } = await show({ save: () => success(invoicing({ siret: '1', version: 2 })) });
  expect((await field(/^Company name/)).value).toBe('Acme SARL');
  expect((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
  await type(/^SIRET/, '1');
  await type(/^City/, ' Nantes ');
  await type(/^Capital/, '');
  press('Save');
  expect(await screen.findByText('Invoicing saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({
    input: { id: '7', version: 1, siret: '1', capital: null, invoiceAddress: { city: 'Nantes' } },
  });
});

test('INVOICE-7: numbers of an unusual form are pointed out and saved as they are', async () => {
  const save = vi.fn(() => success(invoicing({ siret: '12', ape: 'x', version: 2 })));
  await show({ save });
  await type(/^SIRET/, '12');
  await type(/^APE/, 'x');
  expect(screen.getByText(/usually has 14 digits/)).toBeTruthy();
  expect(screen.getByText(/usually has 4 digits and a letter/)).toBeTruthy();
  expect((await field(/^SIRET/)).getAttribute('aria-invalid')).not.toBe('true');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('what the platform refuses stands at its field, also in the address', async () => {
  const fieldErrors = [{ field: 'invoiceAddress.zipcode', rule: 'max_length', limit: '20' }].map((error) => ({
    __typename: 'FieldError',
    ...error,
  }));
  await show({ save: () => ({ data: { updateInvoicing: { __typename: 'InvalidInput', fieldErrors } } }) });
  await type(/^Postal code/, '12345');
  press('Save');
  expect(await screen.findByText('At most 20 characters')).toBeTruthy();
  expect((await field(/^Postal code/)).getAttribute('aria-invalid')).toBe('true');
});

test('another’s change of the same field is put beside, and the person decides', async () => {
  const theirs = invoicing({ siret: 'theirs', version: 5 });
  const answers = [stale(theirs), success(invoicing({ siret: 'mine', version: 6 }))];
  const { calls } = await show({ save: () => answers.shift() ?? answer(null) });
  await type(/^SIRET/, 'mine');
  press('Save');
  expect(await screen.findByText('Someone else has changed this')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'theirs' })).toBeTruthy();
  press('Keep mine');
  expect(await screen.findByText('Invoicing saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { id: '7', version: 5, siret: 'mine' } });
});

test('another’s change of another field stands, without a question', async () => {
  const answers = [
    stale(invoicing({ capital: 'more', version: 5 })),
    success(invoicing({ siret: 'mine', capital: 'more', version: 6 })),
  ];
  const { calls } = await show({ save: () => answers.shift() ?? answer(null) });
  await type(/^SIRET/, 'mine');
  press('Save');
  expect(await screen.findByText('Invoicing saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { id: '7', version: 5, siret: 'mine' } });
  expect((await field(/^Capital/)).value).toBe('more');
});

test('a country is chosen from all of them, by a search, and can be taken back', async () => {
  const { calls } = await show({ save: () => success(invoicing({ vatCountry: null, version: 2 })) });
  fireEvent.click(await screen.findByRole('button', { name: /VAT country/ }));
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'Portug' } });
  expect(await screen.findByRole('option', { name: /Portugal/ })).toBeTruthy();
  fireEvent.change(search, { target: { value: 'No country' } });
  fireEvent.click(await screen.findByRole('option', { name: /No country/ }));
  press('Save');
  expect(await screen.findByText('Invoicing saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { id: '7', version: 1, vatCountry: null } });
});

test('I18N-1: in French', async () => {
  await show({ locale: 'fr', abilities: ['viewInvoicing'] });
  expect(await screen.findByRole('region', { name: 'Entreprise' })).toBeTruthy();
  expect(screen.getByText('Prépaiement')).toBeTruthy();
});

test('a part that failed says so by its name', async () => {
  const data = { advertiser: { __typename: 'Advertiser', id: '7', invoicing: null } };
  await renderScreen(<AdvertiserInvoicingTab advertiserId="7" />, {
    answers: {
      AdvertiserInvoicingTab: () => ({ data, errors: [failure(['advertiser', 'invoicing'])] }),
    },
  });
  expect(await screen.findByText('Invoicing could not be loaded')).toBeTruthy();
});

async function showTabs(abilities: readonly Ability[], url = '/advertiser/7') {
  const { __typename, id, hasInventory, hasDiscounts } = advertiser('7');
  const part = { __typename, id, hasInventory, hasDiscounts } as never;
  return renderScreen(<AdvertiserTabs advertiser={part} screens={ADVERTISER_TAB_SCREENS} />, {
    abilities,
    url,
    answers: { AdvertiserInvoicingTab: () => answer(invoicing()) },
  });
}

test('INVOICE-3, ADV-16, ADV-25: holders of viewInvoicing see the tab at its address', async () => {
  const { calls } = await showTabs(['viewInvoicing'], '/advertiser/7?tab=invoicing');
  const tab = screen.getByRole('tab', { name: 'Invoicing' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByText('Acme SARL')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['AdvertiserInvoicingTab']);
});

test.each(['', '?tab=nonsense'])(
  'ADV-17, ADV-19: without a tab of its own the address %s shows promotions',
  async (query) => {
    await showTabs(['viewInvoicing'], `/advertiser/7${query}`);
    expect(screen.getByRole('tab', { name: 'Promotions' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Invoicing' }).getAttribute('aria-selected')).toBe('false');
  },
);

test('INVOICE-3, ADV-25: without viewInvoicing there is no tab, and nothing of it is asked for', async () => {
  const { calls } = await showTabs(['viewAdvertisers', 'editInvoicing'], '/advertiser/7?tab=invoicing');
  expect(screen.queryByRole('tab', { name: 'Invoicing' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('AdvertiserInvoicingTab');
});

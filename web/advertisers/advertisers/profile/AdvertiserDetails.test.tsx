import { useQuery } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdvertiserScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import type { Ability } from '../../../../schema/foundation/abilities.ts';
import { advertiser } from '../../../testing/data/advertiserData.ts';
import { type Answers, renderScreen } from '../../../testing/renderScreen.tsx';
import { AdvertiserDetails } from './AdvertiserDetails.tsx';

const acme = (over = {}) => advertiser('7', { name: 'Acme', ...over });
const period = { startDate: '2026-11-14', endDate: '2026-11-20' };

function Sample() {
  const { data } = useQuery(AdvertiserScreenDocument, { variables: { id: '7', period, withAlerts: false } });
  return data?.advertiser ? <AdvertiserDetails advertiser={data.advertiser} /> : null;
}

const success = (over: Record<string, unknown>) => {
  const invoicing = { __typename: 'Invoicing', id: '7', invoiceType: 'prepayment', version: 2 };
  const saved = acme({ version: 4, invoicing, ...over });
  return { data: { updateAdvertiser: { __typename: 'UpdateAdvertiserSuccess', advertiser: saved } } };
};
const stale = (over: Record<string, unknown>) => ({
  data: { updateAdvertiser: { __typename: 'StaleAdvertiser', current: acme({ version: 9, ...over }) } },
});

function show({
  save,
  abilities = ['viewAdvertisers', 'editAdvertisers', 'viewInvoicing'],
}: {
  save?: Answers[string];
  abilities?: Ability[];
} = {}) {
  return renderScreen(<Sample />, {
    abilities,
    answers: {
      AdvertiserScreen: () => ({ data: { advertiser: acme() } }),
      ...(save && { AdvertiserDetailsSave: save }),
    },
  });
}
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit the details' }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const choose = async (name: RegExp, option: string) => {
  fireEvent.click(screen.getByRole('button', { name, expanded: false }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('ADV-46: contact, language and payment terms are corrected in place; only what changed is sent', async () => {
  const { calls } = await show({
    save: () => success({ contactEmail: 'new@acme.example', locale: 'ja', invoiceType: 'prepayment' }),
  });
  await open();
  expect((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
  type(/^E-mail/, ' new@acme.example ');
  await choose(/Language/, 'Japanese');
  await choose(/Invoice type/, 'Prepayment');
  press('Save');
  expect(await screen.findByText('Details saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({
    input: { id: '7', version: 3, contactEmail: 'new@acme.example', locale: 'ja', invoiceType: 'prepayment' },
    withInvoicing: true,
  });
  const details = screen.getByRole('region', { name: 'Details' });
  for (const text of ['new@acme.example', 'Japanese', 'Prepayment'])
    expect(within(details).getByText(text)).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the details' })),
  );
});

test('ADV-46: an address is taken back by emptying its field; a wrong one is told and nothing is sent', async () => {
  const { calls } = await show({ save: () => success({ contactEmail: null }) });
  await open();
  type(/^E-mail/, 'shop@example');
  press('Save');
  expect(await screen.findByText('Enter an e-mail address, for example name@example.com')).toBeTruthy();
  expect(calls).toHaveLength(1);
  type(/^E-mail/, '');
  press('Save');
  expect(await screen.findByText('Details saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toMatchObject({ input: { contactEmail: null } });
});

test('ADV-46: another’s change of the same field is put beside, in words', async () => {
  const answers = [stale({ locale: 'de' }), success({ locale: 'ja', version: 10 })];
  const { calls } = await show({ save: () => answers.shift() ?? success({}) });
  await open();
  await choose(/Language/, 'Japanese');
  press('Save');
  expect(await screen.findByText('Someone else has changed this')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'German' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Japanese' })).toBeTruthy();
  press('Keep mine');
  expect(await screen.findByText('Details saved')).toBeTruthy();
  expect(calls.at(-1)?.variables).toMatchObject({ input: { version: 9, locale: 'ja' } });
});

test('ADV-46: without editAdvertisers the details are only read; the organization stands among them', async () => {
  await show({ abilities: ['viewAdvertisers'] });
  const details = await screen.findByRole('region', { name: 'Details' });
  expect(within(details).getByText('Northwind')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit the details' })).toBeNull();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customized, written } from '../../testing/data/customizationData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { CustomizationScreen } from './CustomizationScreen.tsx';

async function show(query = '', over: object = {}) {
  await renderScreen(<CustomizationScreen advertiserId="7" promotionId="9" />, {
    abilities: ['viewPromotions', 'editPromotionsCustomization'],
    url: `/advertiser/7/promotion/9/edit/customization${query}`,
    answers: { CustomizationScreen: () => ({ data: { promotion: customized(over) } }) },
  });
  await screen.findAllByRole('tab');
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('CUSTOM-31: an SMS that does not lead to the reward is warned of', async () => {
  await show('?part=screens&screen=sms_activation');
  const warning = 'Recipients cannot get their reward from this message';
  expect(screen.queryByText(warning)).toBeNull();
  type('Message', 'Thank you');
  expect(await screen.findByText(warning)).toBeTruthy();
  type('Message', 'Thank you: {{link}}');
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('a text that was not written yet is compared with what is said in its place', async () => {
  const screens = [
    written('advertiser', { screen: 'email_delivery' }, { subject: 'From Acme' }),
    written('promotion', { screen: 'email_delivery' }, { title: 'Of summer' }),
  ];
  await show('?part=screens&screen=email_delivery&sku=A', { screens });
  for (const name of ['Subject', 'Title', 'Button']) type(name, 'Mine');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '3 changes' })));
  const changes = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(changes.map((one) => one.querySelector('dd')?.textContent)).toEqual([
    'The advertiser’s text: From Acme',
    'The text for all rewards',
    expect.stringMatching(/^The default text: ./),
  ]);
});

test('the way back says which promotion it leads to', async () => {
  await show();
  expect(screen.getByRole('link', { name: /Summer/ })).toBeTruthy();
});

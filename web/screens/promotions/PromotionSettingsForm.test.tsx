import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../schema/abilities.ts';
import { isDisabled, press, type, value } from '../../testing/formActs.ts';
import { promotion as shown } from '../../testing/promotionRows.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { advertiser, experience } from '../../testing/wizardData.ts';
import { PromotionSettingsScreen } from './PromotionSettingsScreen.tsx';

const promotion = (different: object = {}) => ({
  ...shown('1', { name: 'Summer', endDatetime: null }),
  advertiser: advertiser({ id: '7' }),
  experience: experience('1'),
  ...different,
});
const saving = (answer: object) => () => ({ data: { updatePromotion: answer } });
const saved = (different: object = {}) =>
  saving({ __typename: 'UpdatePromotionSuccess', promotion: promotion({ version: 4, ...different }) });

async function show(answers: ScreenOptions['answers'] = {}, different: object = {}) {
  const view = await renderScreen(<PromotionSettingsScreen advertiserId="7" promotionId="1" />, {
    answers: {
      PromotionSettingsScreen: () => ({
        data: { promotion: promotion(different) },
      }),
      PromotionPortal: () => ({ data: { isPortalDomainTaken: false } }),
      ...answers,
    },
    abilities: ABILITIES,
    url: '/advertiser/7/promotion/1/edit/settings',
  });
  await screen.findByRole('textbox', { name });
  return view;
}
const name = /Promotion name/;
const saves = (calls: readonly Call[]) =>
  calls.filter((call) => call.name === 'PromotionSettingsFormSave').map(({ variables }) => variables.input);
const ongoing = () => screen.getByRole('checkbox', { name: /^Ongoing/ });

test('WIZSET-1, WIZSET-4, PROMO-59: only what changed is saved, with the version that it builds on', async () => {
  const { calls } = await show({ PromotionSettingsFormSave: saved({ name: 'Winter' }) });
  expect(isDisabled('Save')).toBe(true);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('#/advertiser/7/promotion/1');
  type(name, 'Winter');
  press('Save');
  await screen.findByText('The settings of Winter are saved');
  expect(saves(calls)).toEqual([{ id: '1', version: 3, name: 'Winter' }]);
  await waitFor(() => expect(isDisabled('Save')).toBe(true));
});

test('WIZSET-10, WIZSET-11: an end that was chosen before the promotion was made ongoing again is not saved', async () => {
  const { calls } = await show({ PromotionSettingsFormSave: saved() });
  fireEvent.click(ongoing());
  const end = within(screen.getByRole('group', { name: /^End date/ }));
  for (const [part, text] of [
    ['month', '12'],
    ['day', '24'],
    ['year', '2026'],
  ] as const) {
    const segment = end.getByRole('spinbutton', { name: new RegExp(part, 'i') });
    fireEvent.focus(segment);
    for (const key of text) {
      fireEvent.keyDown(segment, { key });
      fireEvent(
        segment,
        new InputEvent('beforeinput', {
          data: key,
          inputType: 'insertText',
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  }
  await screen.findByRole('button', { name: '2 changes' });
  fireEvent.click(ongoing());
  // None of it would be saved, so it is no change.
  await screen.findByRole('button', { name: 'No changes' });
  type(name, 'Winter');
  press('Save');
  await waitFor(() => expect(saves(calls)).toHaveLength(1));
  expect(saves(calls)[0]).toMatchObject({ name: 'Winter', endDatetime: null });
});

test('what changed is shown beside what is live, and can be taken back by itself', async () => {
  const { calls } = await show();
  type(name, 'Winter');
  type(/Default landing page/, 'shop.example');
  press('2 changes');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Summer')).toBeTruthy();
  expect(dialog.getByText('shop.example')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Discard the change to Promotion name' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  expect(saves(calls)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Show Default landing page' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('url'));
  expect(value(name)).toBe('Summer');
});

test('API-7: somebody else’s change of another field stands beside this one; of the same field the person decides', async () => {
  let times = 0;
  const { calls } = await show({
    PromotionSettingsFormSave: () => {
      times += 1;
      const current = promotion({
        version: 7,
        name: 'Theirs',
        landingPages: { __typename: 'LandingPages', defaultUrl: 'http://there.example' },
      });
      return times === 1
        ? { data: { updatePromotion: { __typename: 'StalePromotion', current } } }
        : saved({ ...current, version: 8, name: 'Mine' })();
    },
  });
  type(name, 'Mine');
  press('Save');
  await screen.findByRole('cell', { name: 'Theirs' });
  expect(value(/Default landing page/)).toBe('http://there.example');
  press('Keep mine');
  await screen.findByText('The settings of Mine are saved');
  expect(saves(calls).at(-1)).toEqual({ id: '1', version: 7, name: 'Mine' });
});

test('WIZSET-51, WIZSET-59, WIZSET-60: a refusal stands at its field; what cannot be saved says so, and stays', async () => {
  let fails = true;
  await show({
    PromotionSettingsFormSave: () => {
      if (fails) throw new Error('no network');
      const error = { __typename: 'FieldError', field: 'uiId', rule: 'portal_domain_taken', limit: null };
      return saving({ __typename: 'InvalidInput', fieldErrors: [error] })();
    },
  });
  type(/Domain name/, 'winter');
  press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([value(/Domain name/), isDisabled('Save')]).toEqual(['winter', false]);
  fails = false;
  press('Save');
  await screen.findByText('Another promotion has this domain: choose another one.');
});

test('PROMO-31: a promotion that runs says that changes hold at once', async () => {
  await show();
  expect(screen.getByText(/changes apply at once, also to links already sent/)).toBeTruthy();
});

test('a promotion at the address of another advertiser is not there', async () => {
  await renderScreen(<PromotionSettingsScreen advertiserId="8" promotionId="1" />, {
    answers: { PromotionSettingsScreen: () => ({ data: { promotion: promotion() } }) },
    url: '/advertiser/8/promotion/1/edit/settings',
  });
  expect(await screen.findByText(/not found/i)).toBeTruthy();
});

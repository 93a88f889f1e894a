import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../../schema/foundation/abilities.ts';
import { promotion as promotionRow } from '../../../testing/data/promotionRows.ts';
import { advertiser, experience } from '../../../testing/data/wizardData.ts';
import { isDisabled, press, type, value } from '../../../testing/formActs.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { PromotionSettingsScreen } from './PromotionSettingsScreen.tsx';

const promotion = (different: object = {}) => ({
  ...promotionRow('1', { name: 'Summer', endsAt: null }),
  advertiser: advertiser({ id: '7' }),
  experience: experience('1'),
  ...different,
});
const saving = (answer: object) => () => ({ data: { updatePromotion: answer } });
const saved = (different: object = {}) =>
  saving({
    __typename: 'UpdatePromotionSuccess',
    promotion: promotion({ version: 4, ...different }),
    effects: EFFECTS,
  });

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

test('a name that is too long stays as it was pasted, says its limit, and is not saved', async () => {
  const { calls } = await show({ PromotionSettingsFormSave: saved() });
  type(name, 'x'.repeat(5_000));
  press('Save');
  expect(await screen.findByText(/[Aa]t most 200/)).toBeTruthy();
  expect(value(name)).toBe('x'.repeat(5_000));
  expect(saves(calls)).toEqual([]);
});

const EFFECTS = {
  __typename: 'PromotionEffects',
  recipients: 12,
  links: 9,
  returning: 0,
  kept: 0,
  linesWaiting: 0,
  liveRewardsBefore: 2,
  liveRewardsAfter: 0,
  dispatches: {
    __typename: 'DispatchEffects',
    linesCanceled: 3,
    linesFailed: 0,
    linesResumed: 0,
    returned: [],
    mails: [],
  },
};
/** Chooses 1 January 2020 as the end of a promotion that runs since 2019. */
async function chooseEndInThePast() {
  fireEvent.click(ongoing());
  const end = within(screen.getByRole('group', { name: /^End date/ }));
  for (const [part, text] of [
    ['month', '01'],
    ['day', '01'],
    ['year', '2020'],
  ] as const) {
    const segment = end.getByRole('spinbutton', { name: new RegExp(part, 'i') });
    fireEvent.focus(segment);
    for (const data of text) {
      fireEvent.keyDown(segment, { key: data });
      const typed = { data, inputType: 'insertText', bubbles: true, cancelable: true };
      fireEvent(segment, new InputEvent('beforeinput', typed));
    }
  }
}

test('an end in the past ends a running promotion only after a question with its effects', async () => {
  const { calls } = await show(
    {
      PromotionSettingsFormSave: saving({
        __typename: 'UpdatePromotionSuccess',
        promotion: promotion({ version: 4, state: 'ended' }),
        effects: EFFECTS,
      }),
    },
    { startsAt: '2019-01-01T08:00:00Z' },
  );
  await chooseEndInThePast();
  expect(await screen.findByText('This day has passed: with it, the promotion is over.')).toBeTruthy();
  press('Save');
  const question = within(await screen.findByRole('alertdialog', { name: 'End Summer now?' }));
  expect(await question.findByText(/^12 pending redemptions/)).toBeTruthy();
  expect(saves(calls).map((input) => (input as { dryRun?: boolean }).dryRun)).toEqual([true]);
  // Whoever says no keeps what they entered, and nothing is saved.
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves(calls)).toHaveLength(1);
  expect(isDisabled('Save')).toBe(false);
  press('Save');
  const again = within(await screen.findByRole('alertdialog', { name: 'End Summer now?' }));
  await again.findByText(/^12 pending redemptions/);
  fireEvent.click(again.getByRole('button', { name: 'Save and end it' }));
  expect(await screen.findByText('The settings of Summer are saved')).toBeTruthy();
  expect(saves(calls)).toHaveLength(3);
});

test('the platform’s clock decides whether an end is past: a browser that is years ahead asks nothing', async () => {
  const { calls } = await show(
    { PromotionSettingsFormSave: saved({ state: 'ready' }) },
    { startsAt: '2019-01-01T08:00:00Z' },
  );
  await chooseEndInThePast();
  press('Save');
  expect(await screen.findByText('The settings of Summer are saved')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(saves(calls).map((input) => (input as { dryRun?: boolean }).dryRun)).toEqual([true, undefined]);
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
  expect(saves(calls)[0]).toMatchObject({ name: 'Winter', endsAt: null });
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

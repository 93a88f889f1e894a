import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WizardFrameSaveDocument } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { DRAFTS, recall, remember } from '../../browser/storage.ts';
import { draft } from '../../testing/data/wizardData.ts';
import { press } from '../../testing/formActs.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { DuplicatePromotion } from './DuplicatePromotion.tsx';

beforeEach(() => sessionStorage.clear());

const success = (page = 'settings') => ({
  data: {
    duplicatePromotion: {
      __typename: 'DuplicatePromotionSuccess',
      draft: { __typename: 'PromotionDraft', advertiserId: '1', experienceId: '1', page, version: 9 },
    },
  },
});
const refused = (code: string) => ({
  data: { duplicatePromotion: { __typename: 'Refused', code, message: 'Not now' } },
});
const show = (answer: ScreenOptions['answers'][string], over: Partial<ScreenOptions> = {}) =>
  renderScreen(<DuplicatePromotion promotion={{ id: '5', advertiserId: '1' }} />, {
    answers: {
      DuplicatePromotionBegin: answer,
      WizardFrameSave: () => ({
        data: {
          savePromotionDraft: {
            __typename: 'SavePromotionDraftSuccess',
            draft: draft({ version: 4, settings: { name: 'Former' } }),
          },
        },
      }),
    },
    url: '/advertiser/1/promotion/5',
    ...over,
  });
const sent = (calls: readonly Call[]) => calls.map(({ variables }) => variables.input);

test('a copy is begun, and the wizard goes on where it is complete', async () => {
  const { calls } = await show(() => success());
  press('Duplicate');
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/settings'));
  expect(sent(calls)).toEqual([{ id: '5', replace: false }]);
});

test('a copy whose experience is not offered any more begins with the experiences', async () => {
  await show(() => success('experience'));
  press('Duplicate');
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/experience'));
});

test('a draft that is there is replaced only once that was asked', async () => {
  const { calls } = await show((variables) =>
    (variables as unknown as { input: { replace: boolean } }).input.replace
      ? success()
      : refused('draft_exists'),
  );
  press('Duplicate');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(location.hash).toBe('#/advertiser/1/promotion/5');
  fireEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/settings'));
  expect(sent(calls)).toEqual([
    { id: '5', replace: false },
    { id: '5', replace: true },
  ]);
});

test('nothing of the former draft is known any more, here or in the browser: the wizard begins with the copy', async () => {
  const draftKey = `${DRAFTS}7.promotion.1`;
  const { client } = await show(() => success());
  const variables = { input: { advertiserId: '1', version: 3 }, withRewards: false };
  await client.mutate({ mutation: WizardFrameSaveDocument as never, variables: variables as never });
  remember(draftKey, { version: 1, basis: '', values: {} }, 'session');
  expect(JSON.stringify(client.cache.extract())).toContain('Former');
  press('Duplicate');
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/settings'));
  expect(JSON.stringify(client.cache.extract())).not.toContain('Former');
  expect(recall(draftKey, 'session')).toBeNull();
});

test('what is refused otherwise says why', async () => {
  await show(() => refused('advertiser_disabled'));
  press('Duplicate');
  await screen.findByText('Not now');
  expect(location.hash).toBe('#/advertiser/1/promotion/5');
});

test('PROMO-25: only who may create promotions is offered it', async () => {
  await show(() => success(), { abilities: ABILITIES.filter((one) => one !== 'createPromotions') });
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
});

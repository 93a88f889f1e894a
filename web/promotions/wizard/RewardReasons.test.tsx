import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hits, reward } from '../../testing/data/catalogData.ts';
import { advertiser, draft, experience, rewardStates } from '../../testing/data/wizardData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { WizardRewardsScreen } from './WizardRewardsScreen.tsx';

beforeEach(() => sessionStorage.clear());

const URL = '/advertiser/1/promotion/create/reward';
const show = (over: ScreenOptions['answers'], options: Partial<ScreenOptions>) =>
  renderScreen(<WizardRewardsScreen advertiserId="1" />, {
    answers: {
      WizardRewardsScreen: () => ({
        data: {
          advertiser: advertiser(),
          experiences: [experience('1')],
          promotionDraft: draft({ page: 'reward' }),
        },
      }),
      CatalogScreen: () => ({ data: { searchRewards: hits([reward('BBB-1'), reward('CCC-3')]) } }),
      ...over,
    },
    ...options,
  });
const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('article') as HTMLElement);

test.each([
  ['no_provider', 'No provider and no codes', /^Choose a provider for the SKU, or import codes/],
  ['no_codes', 'No code is available now', /^Import codes on the server/],
  ['pool_stopped', 'The pool of its codes is stopped', /^Restore the pool/],
  ['provider_has_none', 'The provider has none left', /^Choose another reward until/],
])(
  'unavailable for %s: card, cart and dialog say why and what helps; staff get to the SKU',
  async (reason, words, cure) => {
    const states = rewardStates({ 'CCC-3': 'temporarily_unavailable' }, { 'CCC-3': reason });
    const answers = {
      RewardMark: states,
      RewardDialog: () => ({
        data: {
          reward: {
            ...reward('CCC-3', { description: '', catalogCardUrl: null, faceValue: '12.00', hidden: false }),
            conditionsOfSale: 'on_demand',
            isOnSale: true,
            categories: [],
            tags: [],
            dimensions: [],
          },
        },
      }),
    };
    const { view } = await show(answers, { url: `${URL}?unfit=true`, viewer: { isStaff: true } });
    const card = await cardOf('Reward CCC-3');
    await card.findByText(words);
    const skuLink = card.getByRole('link', { name: /^Open SKU of Reward CCC-3/ });
    expect(skuLink.getAttribute('href')).toBe('#/product-skus?sku=CCC-3');
    fireEvent.click(card.getByRole('button', { name: 'Add Reward CCC-3 to the cart' }));
    expect(await screen.findByText(cure)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Cart' })).getByText(words)).toBeTruthy();
    fireEvent.click(card.getByRole('link', { name: 'Reward CCC-3' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(cure)).toBeTruthy();
    expect(dialog.getByText(words)).toBeTruthy();
    view.unmount();
    await show({ RewardMark: states }, { url: `${URL}?unfit=true` });
    const own = await cardOf('Reward CCC-3');
    await own.findByText(words);
    expect(own.queryByRole('link', { name: /^Open SKU/ })).toBeNull();
  },
);

// Only for tests: the forms about rewards of promotions, their pages and codes.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CodesScreen } from '../../fulfillment/dispatches/create/CodesScreen.tsx';
import { CustomizationScreen } from '../../promotions/customization/CustomizationScreen.tsx';
import { PromotionRewardsScreen } from '../../promotions/promotions/rewards/PromotionRewardsScreen.tsx';
import { reward as card, hits } from '../data/catalogData.ts';
import { customized } from '../data/customizationData.ts';
import { effects } from '../data/promotionRows.ts';
import { experience, rewardStates } from '../data/wizardData.ts';
import { fields, quantityPromotion, quantityReward, showQuantities } from '../renderQuantity.tsx';
import { renderScreen } from '../renderScreen.tsx';
import { pressFound } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const rewardedPromotion = {
  __typename: 'Promotion',
  id: '1',
  advertiserId: '7',
  name: 'Summer',
  version: 3,
  advertiser: { __typename: 'Advertiser', id: '7', organizationId: '2', billingCurrency: 'EUR' },
  experience: experience('1'),
  first: {
    __typename: 'PromotionRewardPage',
    items: [
      {
        __typename: 'PromotionReward',
        offerId: '1',
        sku: 'AAA-1',
        name: 'Reward AAA-1',
        state: 'ready',
        catalogueEntry: card('AAA-1'),
      },
    ],
  },
  second: { __typename: 'PromotionRewardPage', items: [] },
};

export const PROMOTION_REWARD_FORMS: Record<string, FormCase> = {
  'the rewards of a promotion': {
    files: ['web/promotions/promotions/rewards/PromotionRewardsForm.tsx'],
    show: () =>
      renderScreen(<PromotionRewardsScreen advertiserId="7" promotionId="1" />, {
        url: '/advertiser/7/promotion/1/edit/reward',
        answers: {
          PromotionRewardsScreen: () => ({ data: { promotion: rewardedPromotion } }),
          CatalogScreen: () => ({ data: { searchRewards: hits([card('CCC-3')]) } }),
          RewardMark: rewardStates(),
          PromotionRewardsScreenSave: () => ({
            data: {
              choosePromotionRewards: {
                __typename: 'ChoosePromotionRewardsSuccess',
                promotion: { ...rewardedPromotion, hasRunnableReward: true, missing: [] },
                effects: effects(),
              },
            },
          }),
        },
      }),
    open: () => screen.findByRole('button', { name: 'Add Reward CCC-3 to the cart' }),
    choose: () => pressFound('Add Reward CCC-3 to the cart'),
    texts: { 'Search rewards': '', 'Face value': '' },
    submit: 'Save',
    confirm: 'Save',
  },
  'what recipients see': {
    files: ['web/promotions/customization/CustomizationEditor.tsx'],
    show: () =>
      renderScreen(<CustomizationScreen advertiserId="7" promotionId="9" />, {
        url: '/advertiser/7/promotion/9/edit/customization',
        answers: { CustomizationScreen: () => ({ data: { promotion: customized() } }) },
      }),
    open: () => screen.findByRole('textbox', { name: 'Main text' }),
    async choose() {
      fireEvent.change(screen.getByRole('textbox', { name: 'Main text' }), { target: { value: '#123456' } });
    },
    texts: { Components: '#234567', 'Main text': '', Text: '', Background: '', SMS: 'ACME' },
    submit: 'Save',
  },
  'codes to download': {
    files: [
      'web/fulfillment/dispatches/create/QuantityForm.tsx',
      'web/fulfillment/dispatches/create/useQuantityForm.ts',
    ],
    show: () => showQuantities(CodesScreen, quantityPromotion([quantityReward('BA1')]), { answers: LOST }),
    open: () =>
      waitFor(() => {
        if (fields('Quantity').length === 0) throw new Error('No row yet');
      }),
    texts: { Quantity: '2' },
    confirm: 'Create 2 codes for €50.00',
  },
};

// Only for tests: the forms about settings of promotions.
import { screen } from '@testing-library/react';
import { PromotionSettingsScreen } from '../../promotions/promotions/settings/PromotionSettingsScreen.tsx';
import { promotion } from '../data/promotionRows.ts';
import { advertiser, experience } from '../data/wizardData.ts';
import { renderScreen } from '../renderScreen.tsx';
import { respond, show as showWizard } from '../renderWizardSettings.tsx';
import { type FormCase, LOST } from './openForm.ts';

const SETTINGS = { 'Default landing page': 'https://entered.example/landing', Domain: '' };

export const PROMOTION_FORMS: Record<string, FormCase> = {
  'the settings of a new promotion': {
    files: ['web/promotions/wizard/WizardSettingsScreen.tsx'],
    show: () => showWizard({ ...respond(), ...LOST }),
    texts: SETTINGS,
  },
  'the settings of a promotion': {
    files: ['web/promotions/promotions/settings/PromotionSettingsForm.tsx'],
    show: () =>
      renderScreen(<PromotionSettingsScreen advertiserId="7" promotionId="1" />, {
        answers: {
          PromotionSettingsScreen: () => ({
            data: {
              promotion: {
                ...promotion('1', { name: 'Summer', endsAt: null }),
                advertiser: advertiser({ id: '7' }),
                experience: experience('1'),
              },
            },
          }),
          PromotionPortal: () => ({ data: { isPortalDomainTaken: false } }),
        },
        url: '/advertiser/7/promotion/1/edit/settings',
      }),
    open: () => screen.findByRole('textbox', { name: /Promotion name/ }),
    texts: SETTINGS,
  },
};

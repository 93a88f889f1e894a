// Only for tests: the forms about advertisers and their keys.
import { fireEvent, screen } from '@testing-library/react';
import { AdvertiserBudgetAlerts } from '../../advertisers/advertisers/profile/AdvertiserBudgetAlerts.tsx';
import { AdvertiserCreateScreen } from '../../advertisers/advertisers/profile/AdvertiserCreateScreen.tsx';
import { AdvertiserDetails } from '../../advertisers/advertisers/profile/AdvertiserDetails.tsx';
import { AdvertiserProfile } from '../../advertisers/advertisers/profile/AdvertiserProfile.tsx';
import { AdvertiserInvoicingTab } from '../../money/invoicing/AdvertiserInvoicingTab.tsx';
import { showKeys } from '../data/credentialData.tsx';
import { invoicing } from '../data/invoicingData.ts';
import { renderAdvertiser } from '../renderAdvertiser.tsx';
import { renderScreen } from '../renderScreen.tsx';
import { pressFound, select } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

export const ADVERTISER_FORMS: Record<string, FormCase> = {
  'a new advertiser': {
    files: ['web/advertisers/advertisers/profile/AdvertiserForm.tsx'],
    show: () =>
      renderScreen(<AdvertiserCreateScreen />, {
        url: '/advertiser/create',
        viewer: { isStaff: false },
        answers: {
          AdvertiserCreateScreen: () => ({
            data: { organization: { __typename: 'Organization', id: '1', billingCurrencies: ['EUR'] } },
          }),
          ...LOST,
        },
      }),
    open: () => screen.findByDisplayValue('EUR'),
    async choose() {
      await select(/Invoice type/, 'Payment in 30 days');
      await select(/Language/, 'Japanese');
      for (const no of screen.getAllByRole('radio', { name: 'No' })) fireEvent.click(no);
    },
  },
  'the name of an advertiser': {
    files: ['web/advertisers/advertisers/profile/AdvertiserNameForm.tsx'],
    show: () => renderAdvertiser((ref) => <AdvertiserProfile advertiser={ref} />),
    open: () => pressFound('Edit the name'),
  },
  'the details of an advertiser': {
    files: ['web/advertisers/advertisers/profile/AdvertiserDetailsForm.tsx'],
    show: () => renderAdvertiser((ref) => <AdvertiserDetails advertiser={ref} />),
    open: () => pressFound('Edit the details'),
  },
  'the budget alerts of an advertiser': {
    files: ['web/advertisers/advertisers/profile/AdvertiserBudgetAlertsForm.tsx'],
    show: () => renderAdvertiser((ref) => <AdvertiserBudgetAlerts advertiser={ref} />),
    texts: { '': '700' },
  },
  'the invoicing of an advertiser': {
    files: ['web/money/invoicing/InvoicingForm.tsx'],
    show: () =>
      renderScreen(<AdvertiserInvoicingTab advertiserId="7" />, {
        answers: {
          AdvertiserInvoicingTab: () => ({
            data: { advertiser: { __typename: 'Advertiser', id: '7', invoicing: invoicing() } },
          }),
        },
      }),
    texts: { SIRET: '', APE: '', VAT: '', ID: '' },
  },
  'an API key': {
    files: ['web/advertisers/credentials/CredentialCreateDialog.tsx'],
    show: () => showKeys({ answers: LOST }),
    open: () => pressFound(/^Create/),
  },
  'the name of an API key': {
    files: ['web/advertisers/credentials/CredentialEditDialog.tsx'],
    show: () => showKeys(),
    open: () => pressFound('Rename Till 1'),
  },
};

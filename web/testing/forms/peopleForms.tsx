// Only for tests: the forms about accounts and saved views.
import { fireEvent, screen } from '@testing-library/react';
import { AccountScreen } from '../../people/accounts/AccountScreen.tsx';
import { MemberCreateScreen } from '../../people/members/MemberCreateScreen.tsx';
import { MemberScreen } from '../../people/members/MemberScreen.tsx';
import { ServiceAccountCreateScreen } from '../../people/serviceAccounts/ServiceAccountCreateScreen.tsx';
import { ServiceAccountScreen } from '../../people/serviceAccounts/ServiceAccountScreen.tsx';
import { member, organization } from '../data/memberData.ts';
import { serviceAccount } from '../data/serviceAccountData.ts';
import { renderSavedViews } from '../renderSavedViews.tsx';
import { renderScreen } from '../renderScreen.tsx';
import { pressFound, select, tick } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const account = {
  __typename: 'Account',
  id: '7',
  version: 3,
  name: 'Ada Lovelace',
  phoneNumber: '+33 1 23 45 67 89',
  timezone: 'Europe/Paris',
  locale: 'en',
  timezones: ['Europe/Paris', 'Asia/Tokyo'],
  locales: ['en', 'fr'],
  email: 'ada@northwind.example',
  login: 'ada',
  roles: ['admin'],
  settings: {
    __typename: 'AccountSettings',
    id: '7',
    version: 1,
    status: 'on',
    alertSeverityBudget: {
      __typename: 'NotificationSubscription',
      email: {
        __typename: 'NotificationSubscriptionChannel',
        status: 'off',
        state: 'confirmed',
        waiting: false,
      },
    },
  },
};

/** Opens the menu of the views and chooses an entry. */
async function ofViews(entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: /^Saved view/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

export const PEOPLE_FORMS: Record<string, FormCase> = {
  'a new account': {
    files: ['web/people/members/MemberForm.tsx'],
    show: () =>
      renderScreen(<MemberCreateScreen />, {
        url: '/admin/accounts/new',
        answers: {
          MemberCreateScreen: () => ({ data: { organizations: [organization('2', 'Northwind')] } }),
          MemberAdvertisers: () => ({ data: { organizationAdvertisers: [] } }),
          ...LOST,
        },
      }),
    open: () => screen.findByRole('group', { name: 'Roles' }),
    texts: { 'E-mail': 'grace@northwind.example' },
    async choose() {
      await select(/Organization/, 'Northwind');
      await tick('checkbox', 'User');
    },
  },
  'an account': {
    files: ['web/people/members/MemberSettings.tsx', 'web/people/members/useMemberForm.ts'],
    show: () =>
      renderScreen(<MemberScreen accountId="3" />, {
        url: '/admin/accounts/3',
        viewer: { accountId: '1', isStaff: true },
        answers: {
          MemberScreen: () => ({ data: { member: member('3') } }),
          MemberAdvertisers: () => ({ data: { organizationAdvertisers: [] } }),
        },
      }),
    open: () => screen.findByRole('checkbox', { name: 'User' }),
    texts: { 'E-mail': 'moved@northwind.example' },
  },
  'a new service account': {
    files: ['web/people/serviceAccounts/ServiceAccountForm.tsx'],
    show: () =>
      renderScreen(<ServiceAccountCreateScreen />, {
        url: '/admin/service-accounts/new',
        answers: {
          ServiceAccountCreateScreen: () => ({
            data: {
              organizations: [],
              serviceAccounts: { __typename: 'ServiceAccountPage', isExternalIssuer: false },
            },
          }),
          ...LOST,
        },
      }),
    open: () => screen.findByRole('textbox', { name: /^Name/ }),
    choose: () => tick('checkbox', 'See advertisers'),
  },
  'a service account': {
    files: [
      'web/people/serviceAccounts/ServiceAccountSettings.tsx',
      'web/people/serviceAccounts/useServiceAccountForm.ts',
    ],
    show: () => showServiceAccount(),
    open: () => screen.findByRole('textbox', { name: /^Name/ }),
  },
  'a new secret': {
    files: ['web/people/serviceAccounts/ServiceAccountRotateDialog.tsx'],
    show: () => showServiceAccount(),
    open: () => pressFound('New secret'),
    choose: () => select(/Works for 24 more hours/, /Ends|Stops|at once/i),
  },
  'your account': {
    files: ['web/people/accounts/AccountProfile.tsx'],
    show: () =>
      renderScreen(<AccountScreen accountId="me" />, {
        answers: { AccountScreen: () => ({ data: { account } }) },
      }),
    open: () => screen.findByRole('textbox', { name: /^Name/ }),
    texts: { Phone: '+33 6 12 34 56 78' },
  },
  'a saved view': {
    files: ['web/reports/savedViews/SaveViewDialog.tsx'],
    show: () => renderSavedViews({ url: '/admin/accounts?status=enabled', answers: LOST }),
    open: () => ofViews('Save view…'),
  },
  'the name of a saved view': {
    files: ['web/reports/savedViews/EditViewDialog.tsx'],
    show: () => renderSavedViews({ url: '/admin/accounts?status=disabled&saved_view=1' }),
    open: () => ofViews('Rename or share…'),
  },
};

function showServiceAccount() {
  return renderScreen(<ServiceAccountScreen serviceAccountId="5" />, {
    url: '/admin/service-accounts/5',
    answers: { ServiceAccountScreen: () => ({ data: { serviceAccount: serviceAccount('5') } }), ...LOST },
  });
}

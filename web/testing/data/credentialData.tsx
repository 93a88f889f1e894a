// Only for tests: the API keys tab of one advertiser with the test's own responses.
import { fireEvent, screen } from '@testing-library/react';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { AdvertiserCredentialsTab } from '../../advertisers/credentials/AdvertiserCredentialsTab.tsx';
import { type Answers, renderScreen } from '../renderScreen.tsx';

export const SECRET = 'gsk_not-a-real-secret-of-anything';
export const credential = (id: string, over: object = {}) => ({
  __typename: 'Credential',
  id,
  name: `Till ${id}`,
  clientId: `gki_${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  createdByName: 'Rita',
  lastUsedAt: null,
  version: 1,
  ...over,
});
export const answer = (items: object[], over: object = {}) => ({
  data: {
    advertiser: {
      __typename: 'Advertiser',
      id: '7',
      name: 'Acme',
      credentials: {
        __typename: 'CredentialPage',
        isExternalIssuer: false,
        items,
        page: {
          __typename: 'PageInfo',
          number: 1,
          size: 10,
          totalCount: items.length,
          totalIsCapped: false,
          totalPages: 1,
        },
        ...over,
      },
    },
  },
});

/** The differences that a test needs. */
interface CredentialOptions {
  rows?: object[];
  over?: object;
  abilities?: readonly Ability[];
  answers?: Answers;
  locale?: 'en' | 'fr';
}
export function showKeys({
  rows = [credential('1')],
  over,
  abilities,
  answers = {},
  locale = 'en',
}: CredentialOptions = {}) {
  return renderScreen(<AdvertiserCredentialsTab advertiserId="7" />, {
    abilities: abilities ?? ['viewCredentials', 'createCredentials'],
    locale,
    answers: { AdvertiserCredentialsTab: () => answer(rows, over), ...answers },
  });
}
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const typeName = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value } });
export const created = {
  data: {
    createCredential: {
      __typename: 'CreateCredentialSuccess',
      clientSecret: SECRET,
      credential: credential('2', { name: 'New till' }),
    },
  },
};

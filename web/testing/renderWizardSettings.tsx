// Only for tests: the last page of the wizard, the graph's responses, and its requests.
import { screen } from '@testing-library/react';
import { WizardSettingsScreen } from '../promotions/wizard/WizardSettingsScreen.tsx';
import { advertiser, draft, experience } from './data/wizardData.ts';
import { type Call, renderScreen, type ScreenOptions } from './renderScreen.tsx';

export type Input = Record<string, unknown> & { version: number; settings?: Record<string, unknown> };
export const inputOf = ({ variables }: Call) => variables.input as Input;

export const saved = (different: object) => ({
  data: { savePromotionDraft: { __typename: 'SavePromotionDraftSuccess', draft: draft({ ...different }) } },
});
/** The draft as the platform has it by now; version 0 where there is none. */
export const presentVersion = (version: number) => ({
  data: { promotionDraft: { __typename: 'PromotionDraft', advertiserId: '1', version } },
});
export const respond = (storedSettings: Record<string, unknown> = {}): ScreenOptions['answers'] => ({
  WizardSettingsScreen: () => ({
    data: {
      advertiser: advertiser(),
      experiences: [experience('1')],
      promotionDraft: draft(storedSettings),
    },
  }),
  PromotionPortal: () => ({ data: { isPortalDomainTaken: false } }),
  WizardFrame: () => presentVersion(0),
  WizardFrameSave: (variables) => {
    const input = (variables as unknown as { input: Input }).input;
    return saved({ version: input.version + 1, settings: input.settings ?? {}, page: 'settings' });
  },
});

export const name = /Promotion name/;

export async function show(
  over: ScreenOptions['answers'] = {},
  storedSettings: Record<string, unknown> = {},
) {
  const view = await renderScreen(<WizardSettingsScreen advertiserId="1" />, {
    answers: { ...respond(storedSettings), ...over },
    url: '/advertiser/1/promotion/create/settings',
  });
  // The heading appears before the response.
  await screen.findByRole('textbox', { name });
  return view;
}
export const saves = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'WizardFrameSave');

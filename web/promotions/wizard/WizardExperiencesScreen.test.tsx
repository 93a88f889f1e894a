import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { advertiser, draft, experience } from '../../testing/data/wizardData.ts';
import { press } from '../../testing/formActs.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { WizardExperienceScreen } from './WizardExperienceScreen.tsx';
import { WizardExperiencesScreen } from './WizardExperiencesScreen.tsx';

const EMPTY = { experienceId: null, skus: [], page: 'experience', version: 0, experience: null };
const detailed = experience('5', {
  isPreviewable: false,
  infos: [
    ...[
      ['Support', 'help@guerdon.example'],
      ['Industry', 'Retail'],
      ['Price', 'Included'],
      ['Developer', 'Guerdon'],
    ],
  ].map(([name, value]) => ({ __typename: 'ExperienceInfo', name, value })),
  benefits: ['Members stay <b>here</b>'],
  userFlowDemo: 'sign_in,choose',
});

beforeEach(() => sessionStorage.clear());

const answers = (fields: Record<string, unknown> = EMPTY): ScreenOptions['answers'] => ({
  WizardExperiencesScreen: () => ({
    data: {
      advertiser: advertiser(),
      experiences: [experience('1'), detailed],
      promotionDraft: draft(fields),
    },
  }),
  WizardExperienceScreen: () => ({
    data: {
      advertiser: advertiser(),
      experience: detailed,
      experiences: [{ __typename: 'Experience', id: '5' }],
      promotionDraft: draft(fields),
    },
  }),
  WizardFrameSave: (variables) => {
    const { version, ...input } = (variables as unknown as { input: { version: number } }).input;
    return {
      data: {
        savePromotionDraft: {
          __typename: 'SavePromotionDraftSuccess',
          draft: draft({ ...fields, ...input, settings: {}, version: version + 1 }),
        },
      },
    };
  },
});
const list = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<WizardExperiencesScreen advertiserId="1" />, {
    answers: answers(),
    url: '/advertiser/1/promotion/create/experience',
    ...over,
  });
const details = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<WizardExperienceScreen advertiserId="1" experienceId="5" />, {
    answers: answers(),
    url: '/advertiser/1/promotion/create/experience/5',
    ...over,
  });
const saves = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'WizardFrameSave').map(({ variables }) => variables.input);

describe('the list', () => {
  it('WIZEXP-4, WIZEXP-18, WIZ-7: a previewable experience is chosen at once, and the rewards are next', async () => {
    const { calls } = await list();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Experience 1' }));
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/reward'));
    expect(saves(calls)).toMatchObject([
      { advertiserId: '1', version: 0, experienceId: '1', page: 'reward' },
    ]);
  });

  it('WIZ-7: the page that is next finds nothing to take up that is saved already', async () => {
    const storageKeys = () => Object.keys(sessionStorage).filter((key) => key.includes('promotion'));
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { WizardFrameSave: save } = answers();
    await list({
      answers: {
        ...answers(),
        WizardFrameSave: async (variables) => {
          await waiting;
          return save?.(variables) ?? {};
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Experience 1' }));
    await waitFor(() => expect(storageKeys()).toHaveLength(1));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    let onLeaving: string[] | null = null;
    const look = () => {
      onLeaving = storageKeys();
    };
    addEventListener('hashchange', look, { once: true });
    answer();
    await waitFor(() => expect(onLeaving).toEqual([]));
  });

  it('WIZEXP-5: any other leads to its details', async () => {
    await list();
    const link = await screen.findByRole('link', { name: 'See Experience 5' });
    expect(link.getAttribute('href')).toBe('#/advertiser/1/promotion/create/experience/5');
  });

  it('WIZEXP-1: is searched by words, which stand in the address', async () => {
    const { calls } = await list();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search by name or description' }), {
      target: { value: 'loyal' },
    });
    await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ advertiserId: '1', search: 'loyal' }));
    expect(location.hash).toContain('search=loyal');
  });

  it('takes up the rewards of a cart, once', async () => {
    const { calls } = await list({
      url: '/advertiser/1/promotion/create/experience?skus=AAA-1,BBB-2,%3Cscript%3E',
    });
    await waitFor(() => expect(saves(calls)).toMatchObject([{ skus: ['AAA-1', 'BBB-2'] }]));
    expect(location.hash).toBe('#/advertiser/1/promotion/create/experience');
  });

  it('names the rewards of a cart that a promotion has no room for', async () => {
    const cart = Array.from({ length: 202 }, (_, n) => `AAA-${n}`);
    const { calls } = await list({
      url: `/advertiser/1/promotion/create/experience?skus=${cart.join(',')}`,
    });
    await waitFor(() => expect(saves(calls)).toMatchObject([{ skus: cart.slice(0, 200) }]));
    await screen.findByText('A promotion has 200 rewards at most. 2 were not added: AAA-200, AAA-201.');
  });

  it('takes up the rewards of a cart beside what the browser kept of a draft that could not be saved', async () => {
    const values = { experienceId: null, skus: [], settings: {} };
    const base = draft({ ...EMPTY, settings: {} });
    const localValues = { ...values, skus: ['CCC-3'], settings: { ...base.settings, name: 'Kept here' } };
    const storedDraft = { version: 1, basis: '', values: { base, held: localValues } };
    sessionStorage.setItem('guerdon.draft.7.promotion.1', JSON.stringify(storedDraft));
    const { calls } = await list({ url: '/advertiser/1/promotion/create/experience?skus=AAA-1' });
    await waitFor(() =>
      expect(saves(calls)).toMatchObject([{ skus: ['CCC-3', 'AAA-1'], settings: { name: 'Kept here' } }]),
    );
  });

  it('WIZ-9: says that the experience of the draft is not offered any more', async () => {
    await list({ answers: answers({ experienceId: '8', page: 'settings' }) });
    await screen.findByText('The experience of this draft is no longer offered here. Choose another one.');
  });

  it('creates nothing for an advertiser that is disabled', async () => {
    await list({
      answers: {
        ...answers(),
        WizardExperiencesScreen: () => ({
          data: {
            advertiser: advertiser({ status: 'disabled' }),
            experiences: [experience('1')],
            promotionDraft: draft(EMPTY),
          },
        }),
      },
    });
    await screen.findByText('This advertiser is disabled: no promotion can be created for it.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Experience 1' }).disabled).toBe(
      true,
    );
  });

  it('says so where an experience has left the environment meanwhile, and stays', async () => {
    await list({
      answers: {
        ...answers(),
        WizardFrameSave: () => ({
          data: {
            savePromotionDraft: {
              __typename: 'InvalidInput',
              fieldErrors: [
                { __typename: 'FieldError', field: 'experienceId', rule: 'unknown_experience', limit: null },
              ],
            },
          },
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Experience 1' }));
    await screen.findByText('This experience is no longer offered: choose another one.');
    expect(location.hash).toBe('#/advertiser/1/promotion/create/experience');
  });
});

describe('the details', () => {
  it('WIZEXP-6, WIZEXP-7, WIZEXP-8, WIZEXP-9: what it says about itself, its benefits and what recipients do', async () => {
    await details();
    await screen.findByRole('heading', { name: 'Experience 5' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Developer', 'Price', 'Industry', 'Support'],
    ]);
    const mail = screen.getByRole('link', { name: 'Write to help@guerdon.example' });
    expect(mail.getAttribute('href')).toBe('mailto:help@guerdon.example');
    expect(screen.getByText('Members stay <b>here</b>')).toBeTruthy();
    expect(screen.getByText('Sign in')).toBeTruthy();
    expect(screen.getByText('Choose a reward')).toBeTruthy();
  });

  it('WIZEXP-10: Back returns to the list; choosing it goes on', async () => {
    const { calls } = await details();
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('#/advertiser/1/promotion/create/experience');
    press('Choose this experience');
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/reward'));
    expect(saves(calls)).toMatchObject([{ experienceId: '5', page: 'reward' }]);
  });
});

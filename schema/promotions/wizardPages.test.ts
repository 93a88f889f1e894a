import { describe, expect, it } from 'vitest';
import {
  currentWizardPage,
  WIZARD_STEP_COUNT,
  WIZARD_STEPS,
  type WizardProgress,
  wizardPageShown,
  wizardPages,
} from './wizardPages.ts';

const at = (page: WizardProgress['page'], has = { experience: true, rewards: true }): WizardProgress => ({
  page,
  hasExperience: has.experience,
  hasRewards: has.rewards,
});

describe('pages of the wizard', () => {
  it('WIZ-1, WIZ-2, WIZ-28: fifteen steps: one experience, one reward, ten settings, three of customization', () => {
    expect(WIZARD_STEP_COUNT).toBe(15);
    expect(Object.values(WIZARD_STEPS).map(({ length }) => length)).toEqual([1, 1, 10, 3]);
  });

  it('WIZ-3, WIZ-4, WIZ-5: the current page is incomplete, the earlier ones are complete', () => {
    expect(wizardPages(at('settings'))).toEqual({
      experience: 'complete',
      reward: 'complete',
      settings: 'incomplete',
    });
  });

  it('WIZ-6: later pages that are not complete are closed; a complete one stays open', () => {
    expect(wizardPages(at('experience'))).toEqual({
      experience: 'incomplete',
      reward: 'complete',
      settings: 'closed',
    });
    expect(wizardPages(at('experience', { experience: true, rewards: false })).reward).toBe('closed');
  });

  it('WIZ-7, WIZ-8, WIZ-9: who lands on a closed page is led to the current one', () => {
    const nothing = { experience: false, rewards: false };
    expect(wizardPageShown('settings', at('experience', nothing))).toBe('experience');
    expect(wizardPageShown('reward', at('experience', nothing))).toBe('experience');
    expect(wizardPageShown('settings', at('reward', { experience: true, rewards: false }))).toBe('reward');
    expect(wizardPageShown('experience', at('settings'))).toBe('experience');
    expect(wizardPageShown('settings', at('settings'))).toBe('settings');
  });

  it('WIZ-9: a draft whose experience or rewards are gone goes back to that page, whatever it says', () => {
    expect(currentWizardPage(at('settings', { experience: false, rewards: true }))).toBe('experience');
    expect(currentWizardPage(at('settings', { experience: true, rewards: false }))).toBe('reward');
    expect(wizardPages(at('settings', { experience: false, rewards: true })).reward).toBe('closed');
  });
});

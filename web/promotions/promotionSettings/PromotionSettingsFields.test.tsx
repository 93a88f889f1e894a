import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type } from '../../testing/formActs.ts';
import { choose, countOf, part, radio, save, sent, show } from '../../testing/renderPromotionSettings.tsx';

describe('the sections', () => {
  it('WIZSET-2, WIZSET-5, WIZSET-6, WIZSET-7: stand in the order of the specification', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Global information', 'Reward mode', 'Fraud options', 'Expiration', 'Notification'],
      ...['Redemption portal domain', 'Landing page', 'Sharing and third-party authentication'],
    ]);
    const general = part('Global information');
    expect(general.getByRole('textbox', { name: /Promotion name/ })).toBeTruthy();
    expect(general.getByText('Promotion language')).toBeTruthy();
    expect(general.getAllByRole('group')).toHaveLength(2);
  });

  it('WIZSET-2: a section that the experience does not have is not there', async () => {
    await show({
      sections: {
        multiple_rewards_selection: undefined,
        fraud_options: undefined,
        redemption_portal_domain: undefined,
        notification_channels: undefined,
      },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Global information', 'Expiration', 'Notification', 'Landing page'],
      'Sharing and third-party authentication',
    ]);
    expect(screen.queryByRole('radiogroup', { name: /Activation/ })).toBeNull();
  });

  it('stands in French with the same sections', async () => {
    await show({}, { locale: 'fr' });
    expect(screen.getByRole('heading', { name: 'Informations générales' })).toBeTruthy();
    expect(screen.getByText('Français', { selector: 'span' })).toBeTruthy();
  });
});

describe('what an attempt to save says', () => {
  it('WIZSET-13: Missing promotion name', async () => {
    await show({ settings: { name: ' ' } });
    await save();
    expect(countOf('You need to specify a promotion name.')).toBe(1);
    expect(sent).toEqual([]);
  });

  it('WIZSET-14: Missing dates', async () => {
    await show({ settings: { name: '', startsAt: null, ongoing: false } });
    await save();
    expect(countOf('You need to select a start date and an end date.')).toBe(2);
  });

  it('WIZSET-10, WIZSET-11: while ongoing no end is asked for, and none is sent', async () => {
    await show({ settings: { ongoing: true, endsAt: '2027-01-01T07:59:59Z' } });
    await save();
    expect(sent[0]).toMatchObject({ ongoing: true, endsAt: null });
  });

  it('WIZSET-15: Missing language', async () => {
    await show({ settings: { locale: null as never } });
    await save();
    expect(countOf('You need to select the promotion language.')).toBe(1);
  });

  it('WIZSET-16: Incomplete fraud options', async () => {
    await show({ settings: { restrictedCountries: [], restrictedLanguages: [] } });
    await save();
    expect(
      countOf(
        'You need to select a fraud level, a frequency, a country restriction and at least one language restriction.',
      ),
    ).toBe(2);
  });

  it('WIZSET-38: Missing activation channel', async () => {
    await show({ sections: { notification_channels: 'required' } });
    expect(radio(/Activation/, 'None: links are retrieved')).toBeNull();
    await save();
    expect(countOf('You need to specify at least one channel for activation.')).toBe(1);
    choose(/Activation/, 'SMS');
    await save();
    expect(sent[0]).toMatchObject({
      activationNotificationChannels: ['sms'],
      authenticationSystems: ['mobile'],
    });
  });

  it('WIZSET-40: Missing authentication method', async () => {
    await show({ settings: { authenticationSystems: [] } });
    await save();
    expect(countOf('You need to choose at least one user authentication method.')).toBe(1);
  });

  it('WIZSET-51: An invalid portal domain', async () => {
    await show({ settings: { uiId: 'summer.sale' } });
    await save();
    expect(countOf('You need to specify a valid domain.')).toBe(1);
  });

  it('WIZSET-55: An invalid landing URL', async () => {
    await show({ settings: { landingPageUrl: 'javascript:alert(1)' } });
    await save();
    expect(countOf('You need to specify a valid landing page address.')).toBe(1);
  });

  it('WIZSET-25: a delay that is no number of at least 1', async () => {
    await show();
    type(/Redemption expiration delay/, '0');
    expect(countOf('At least 1')).toBe(1);
    type(/Redemption expiration delay/, 'soon');
    expect(countOf('Digits only')).toBe(1);
    type(/Redemption expiration delay/, '30');
    await save();
    expect(sent[0]?.redemptionExpirationDelay).toBe(30);
  });

  it('WIZSET-24: an empty delay is no expiration', async () => {
    await show({ settings: { redemptionExpirationDelay: 10 } });
    type(/Redemption expiration delay/, '');
    await save();
    expect(sent[0]?.redemptionExpirationDelay).toBeNull();
  });
});

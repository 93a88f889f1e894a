import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type } from '../../testing/formActs.ts';
import {
  box,
  choose,
  countOf,
  radio,
  type SettingsInput,
  save,
  sent,
  show,
} from '../../testing/renderPromotionSettings.tsx';

describe('fields that depend on others', () => {
  it('WIZSET-17, WIZ-18: one reward, or several to choose among', async () => {
    await show();
    expect(radio(/Rewards selection/, 'Single reward')?.checked).toBe(true);
    choose(/Rewards selection/, 'Multiple rewards');
    await save();
    expect(sent[0]?.multipleRewards).toBe(true);
  });

  it('WIZSET-18, WIZSET-19, WIZSET-20, WIZSET-21, WIZSET-22, WIZSET-23: the strong level is open only to accounts alone', async () => {
    await show({ settings: { authenticationSystems: ['email', 'mobile', 'account'] } });
    expect(radio(/Fraud level/, 'Strong')?.disabled).toBe(true);
    expect(
      countOf(
        'The strong level needs verified accounts: authentication by account, without e-mail and mobile.',
      ),
    ).toBe(1);
    const methods = within(screen.getByRole('group', { name: /User authentication/ }));
    fireEvent.click(methods.getByRole('checkbox', { name: 'E-mail' }));
    fireEvent.click(methods.getByRole('checkbox', { name: 'Mobile' }));
    expect(radio(/Fraud level/, 'Strong')?.disabled).toBe(false);
    choose(/Fraud level/, 'Strong');
    choose(/Frequency/, /Unique/);
    await save();
    expect(sent[0]).toMatchObject({
      fraudLevel: 'strong',
      redeemFrequency: 'unique',
      restrictedCountries: ['FR', 'US'],
      restrictedLanguages: ['en'],
    });
  });

  it('WIZ-21, WIZSET-32: a method that the experience does not offer is not asked for, whatever the draft begins with', async () => {
    await show({
      settings: { authenticationSystems: ['email', 'mobile'] },
      experience: { authenticationSystems: ['email'] },
    });
    await save();
    expect(sent[0]?.authenticationSystems).toEqual(['email']);
  });

  it('WIZSET-57, WIZSET-58: without sharing and other services, the section is named by what it holds', async () => {
    await show({
      experience: { authenticationSystems: ['email'] },
      sections: { sharing_systems: undefined },
    });
    expect(screen.queryByRole('region', { name: 'Sharing and third-party authentication' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Support and footer' })).toBeTruthy();
  });

  it('WIZSET-28, WIZSET-32, WIZSET-33: methods of authentication rest while a message activates', async () => {
    await show();
    const methods = () =>
      within(screen.getByRole('group', { name: /User authentication/ }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked, disabled }) => (disabled ? 'closed' : 'open') + (checked ? ' on' : ''));
    expect(methods()).toEqual(['open on', 'open on', 'open']);
    choose(/Activation/, 'E-mail');
    expect(methods()).toEqual(['closed on', 'closed', 'closed']);
    expect(countOf('Recipients are identified by the address that the activation is sent to.')).toBe(1);
    choose(/Activation/, 'None: links are retrieved');
    expect(methods()).toEqual(['open on', 'open on', 'open']);
  });

  it('WIZSET-29, WIZSET-30, WIZSET-31: PDF generation is offered where the flow supports a primary code and the experience allows it', async () => {
    const isOffered = async (experience: SettingsInput['experience']) => {
      const { view } = await show({ experience });
      const isVisible = screen.queryByRole('radiogroup', { name: /Allow PDF/ }) !== null;
      view.unmount();
      return isVisible;
    };
    expect(await isOffered({})).toBe(true);
    expect(await isOffered({ redemptionFlow: { supportsPrimaryCode: false } })).toBe(false);
    expect(await isOffered({ disallowPdf: true })).toBe(false);
  });

  it('WIZSET-34, WIZSET-35: the sender of mails is asked for while one is sent', async () => {
    await show({ sections: { notification_channels: 'optional' } });
    expect(screen.getByRole('textbox', { name: /sender name/ })).toBeTruthy();
    expect(box(/via Guerdon/)).toBeTruthy();
    choose(/Confirmation/, 'None');
    expect(screen.queryByRole('textbox', { name: /sender name/ })).toBeNull();
    choose(/Activation/, 'E-mail');
    expect(screen.getByRole('textbox', { name: /sender name/ })).toBeTruthy();
  });

  it('WIZSET-36, WIZSET-44, WIZSET-45: without a confirmation the code is displayed in any case', async () => {
    await show({ settings: { displayCode: false }, sections: { notification_channels: 'optional' } });
    expect(box(/Display the code/).disabled).toBe(false);
    choose(/Confirmation/, 'None');
    expect(box(/Display the code/)).toMatchObject({ disabled: true, checked: true });
    expect(countOf('The code will be displayed in the Redemption Flow.')).toBe(1);
    await save();
    expect(sent[0]?.displayCode).toBe(true);
  });

  it('WIZSET-42: a confirmation is demanded where the flow supports a primary code', async () => {
    await show();
    expect(radio(/Confirmation/, 'None')).toBeNull();
    expect(radio(/Confirmation/, 'E-mail')?.checked).toBe(true);
  });

  it('WIZSET-26, WIZSET-27: booked redemptions can be canceled after 30 days', async () => {
    await show();
    fireEvent.click(box('Cancel booked redemptions after 30 days'));
    await save();
    expect(sent[0]?.autoCancelCode).toBe(true);
  });

  it('WIZSET-47, WIZSET-48, WIZSET-52: the domain stands before its suffix, with the order identifiers', async () => {
    await show();
    expect(countOf('.rewards.example')).toBe(1);
    type(/Domain name/, 'Winter-26');
    fireEvent.click(box('Secured Order IDs'));
    await save();
    expect(sent[0]).toMatchObject({ uiId: 'winter-26', securedOrderIds: true });
  });

  it('WIZSET-50, WIZSET-52: says that another promotion has the domain, and no more once it is another one', async () => {
    await show({ taken: ['summer'] });
    await screen.findByText('Another promotion has this domain: choose another one.');
    type(/Domain name/, 'autumn');
    expect(screen.queryByText('Another promotion has this domain: choose another one.')).toBeNull();
  });

  it('WIZSET-53, WIZSET-56: one landing page, with or without its scheme', async () => {
    await show();
    type(/Default landing page/, 'shop.example/thanks?a=b');
    await save();
    expect(sent[0]?.landingPageUrl).toBe('shop.example/thanks?a=b');
  });

  it('WIZSET-46, WIZSET-57, WIZSET-58: contact us is offered with contact support', async () => {
    await show();
    const links = () =>
      within(screen.getByRole('group', { name: /Footer links/ })).getAllByRole('checkbox').length;
    expect(links()).toBe(3);
    fireEvent.click(box('Contact support'));
    expect(links()).toBe(2);
    fireEvent.click(box(/another service/));
    fireEvent.click(within(screen.getByRole('group', { name: /Sharing/ })).getByRole('checkbox'));
    await save();
    expect(sent[0]).toMatchObject({
      enableContactSupport: false,
      footerLinks: ['privacy_policy', 'terms_and_conditions'],
      thirdPartyAuthentication: true,
      sharingSystems: ['email'],
    });
  });
});

describe('footer links without an address', () => {
  const all = { footerLinks: ['privacy_policy', 'terms_and_conditions', 'contact_us'] as const };

  it('are named at their field, with what is missing', async () => {
    await show({ settings: { ...all, enableContactSupport: true, footerLinks: [...all.footerLinks] } });
    expect(
      screen.getByText(
        /^Not shown to recipients yet: there is no address for Privacy policy and Terms and conditions\..*the advertiser has no contact e-mail address\.$/,
      ),
    ).toBeTruthy();
  });

  it('are not named where the link is not chosen, or has its address', async () => {
    await show({
      settings: { enableContactSupport: true, footerLinks: ['contact_us'] },
      supportEmail: 'help@shop.example',
    });
    expect(screen.queryByText(/Not shown to recipients|not shown to recipients/)).toBeNull();
  });
});

describe('what is hidden', () => {
  it('WIZSET-49, WIZSET-35: keeps no form from being saved, however wrong it is', async () => {
    await show({
      settings: { uiId: 'no domain!', emailSenderName: 'x'.repeat(200), notificationChannels: [] },
      sections: { redemption_portal_domain: undefined, notification_channels: undefined },
    });
    await save();
    expect(sent[0]).toMatchObject({ uiId: null, emailSenderName: null });
  });

  it('keeps hostile text as text', async () => {
    const name = '"><img src=x onerror=alert(1)>{{constructor}}';
    await show({ settings: { name } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Promotion name/ }).value).toBe(name);
    await save();
    expect(sent[0]?.name).toBe(name);
  });
});

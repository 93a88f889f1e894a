import { fireEvent, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PromotionSettings } from '../../../schema/rules/promotionValues.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { type } from '../../testing/formActs.ts';
import { experienceFacts, validSettings } from '../../testing/promotionData.ts';
import { type KitWorld, renderKit } from '../../testing/renderKit.tsx';
import { PromotionSettingsFields } from './PromotionSettingsFields.tsx';
import { type PromotionFacts, promotionFormRules, settingsAsked } from './promotionForm.ts';

let sent: PromotionSettings[] = [];
beforeEach(() => {
  sent = [];
});

interface Given {
  settings?: Partial<PromotionSettings>;
  experience?: Parameters<typeof experienceFacts>[0];
  sections?: Parameters<typeof experienceFacts>[1];
}

function TestForm({ facts, given }: { facts: PromotionFacts; given: Given }) {
  const rules = useMemo(() => promotionFormRules(facts), [facts]);
  const form = useForm(rules, validSettings(given.settings));
  return (
    <Form form={form} label="Settings" onSubmit={(valid) => void sent.push(settingsAsked(valid, facts))}>
      <PromotionSettingsFields form={form} facts={facts} domainSuffix=".rewards.example" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

function show(given: Given = {}, world: KitWorld = {}) {
  const facts = {
    experience: experienceFacts(given.experience, given.sections),
    operatingCountries: ['FR', 'US'],
  };
  return renderKit(<TestForm facts={facts} given={given} />, world);
}
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await Promise.resolve();
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
const choose = (where: RegExp, what: string | RegExp) =>
  fireEvent.click(group(where).getByRole('radio', { name: what }));
const radio = (where: RegExp, what: string) =>
  group(where).queryByRole<HTMLInputElement>('radio', { name: what });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const said = (text: string) => screen.getAllByText(text).length;

describe('the sections', () => {
  it('WIZSET-2, WIZSET-5, WIZSET-6, WIZSET-7: stand in the order of the specification', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Global information', 'Reward mode', 'Fraud options', 'Expiration', 'Notification'],
      ...['Redemption portal domain', 'Landing page', 'Sharing and third-party authentication'],
    ]);
    const general = part('Global information');
    expect(general.getByRole('textbox', { name: /Promotion name/ })).toBeTruthy();
    expect(general.getByText('Promotion language')).toBeTruthy();
    expect(general.getAllByRole('group')).toHaveLength(2);
  });

  it('WIZSET-2: a section that the experience does not have is not there', () => {
    show({
      sections: {
        ...{ multiple_rewards_selection: undefined, fraud_options: undefined },
        ...{ redemption_portal_domain: undefined, notification_channels: undefined },
      },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Global information', 'Expiration', 'Notification', 'Landing page'],
      'Sharing and third-party authentication',
    ]);
    expect(screen.queryByRole('radiogroup', { name: /Activation/ })).toBeNull();
  });

  it('stands in French with the same sections', () => {
    show({}, { locale: 'fr' });
    expect(screen.getByRole('heading', { name: 'Informations générales' })).toBeTruthy();
    expect(screen.getByText('Français', { selector: 'span' })).toBeTruthy();
  });
});

describe('what an attempt to save says', () => {
  it('WIZSET-13: Missing promotion name', async () => {
    show({ settings: { name: ' ' } });
    await save();
    expect(said('You need to specify a promotion name.')).toBe(1);
    expect(sent).toEqual([]);
  });

  it('WIZSET-14: Missing dates', async () => {
    show({ settings: { startDatetime: null, ongoing: false } });
    await save();
    expect(said('You need to select a start date and an end date.')).toBe(2);
  });

  it('WIZSET-10, WIZSET-11: while ongoing no end is asked for, and none is sent', async () => {
    show({ settings: { ongoing: true, endDatetime: '2027-01-01T07:59:59Z' } });
    await save();
    expect(sent[0]).toMatchObject({ ongoing: true, endDatetime: null });
  });

  it('WIZSET-15: Missing language', async () => {
    show({ settings: { locale: null as never } });
    await save();
    expect(said('You need to select the promotion language.')).toBe(1);
  });

  it('WIZSET-16: Incomplete fraud options', async () => {
    show({ settings: { restrictedCountries: [], restrictedLanguages: [] } });
    await save();
    expect(
      said(
        'You need to select a fraud level, a frequency, a country restriction and at least one language restriction.',
      ),
    ).toBe(2);
  });

  it('WIZSET-38: Missing activation channel', async () => {
    show({ sections: { notification_channels: 'required' } });
    expect(radio(/Activation/, 'None: links are retrieved')).toBeNull();
    await save();
    expect(said('You need to specify at least one channel for activation.')).toBe(1);
    choose(/Activation/, 'SMS');
    await save();
    expect(sent[0]).toMatchObject({
      activationNotificationChannels: ['sms'],
      authenticationSystems: ['mobile'],
    });
  });

  it('WIZSET-40: Missing authentication method', async () => {
    show({ settings: { authenticationSystems: [] } });
    await save();
    expect(said('You need to choose at least one user authentication method.')).toBe(1);
  });

  it('WIZSET-51: An invalid portal domain', async () => {
    show({ settings: { uiId: 'summer.sale' } });
    await save();
    expect(said('You need to specify a valid domain.')).toBe(1);
  });

  it('WIZSET-55: An invalid landing URL', async () => {
    show({ settings: { landingPageUrl: 'javascript:alert(1)' } });
    await save();
    expect(said('You need to specify a valid landing page address.')).toBe(1);
  });

  it('WIZSET-25: a delay that is no number of at least 1', async () => {
    show();
    type(/Redemption expiration delay/, '0');
    expect(said('At least 1')).toBe(1);
    type(/Redemption expiration delay/, 'soon');
    expect(said('Digits only')).toBe(1);
    type(/Redemption expiration delay/, '30');
    await save();
    expect(sent[0]?.redemptionExpirationDelay).toBe(30);
  });

  it('WIZSET-24: an empty delay is no expiration', async () => {
    show({ settings: { redemptionExpirationDelay: 10 } });
    type(/Redemption expiration delay/, '');
    await save();
    expect(sent[0]?.redemptionExpirationDelay).toBeNull();
  });
});

describe('fields that depend on others', () => {
  it('WIZSET-17, WIZ-18: one reward, or several to choose among', async () => {
    show();
    expect(radio(/Rewards selection/, 'Single reward')?.checked).toBe(true);
    choose(/Rewards selection/, 'Multiple rewards');
    await save();
    expect(sent[0]?.multipleRewards).toBe(true);
  });

  it('WIZSET-18, WIZSET-19, WIZSET-20, WIZSET-21, WIZSET-22, WIZSET-23: the strong level is open only to accounts alone', async () => {
    show({ settings: { authenticationSystems: ['email', 'mobile', 'account'] } });
    expect(radio(/Fraud level/, 'Strong')?.disabled).toBe(true);
    expect(
      said('The strong level needs verified accounts: authentication by account, without e-mail and mobile.'),
    ).toBe(1);
    const methods = within(screen.getByRole('group', { name: /User authentication/ }));
    fireEvent.click(methods.getByRole('checkbox', { name: 'E-mail' }));
    fireEvent.click(methods.getByRole('checkbox', { name: 'Mobile' }));
    expect(radio(/Fraud level/, 'Strong')?.disabled).toBe(false);
    choose(/Fraud level/, 'Strong');
    choose(/Frequency/, /Unique/);
    await save();
    expect(sent[0]).toMatchObject({
      ...{ fraudLevel: 'strong', redeemFrequency: 'unique' },
      ...{ restrictedCountries: ['FR', 'US'], restrictedLanguages: ['en'] },
    });
  });

  it('WIZSET-28, WIZSET-32, WIZSET-33: methods of authentication rest while a message activates', () => {
    show();
    const methods = () =>
      within(screen.getByRole('group', { name: /User authentication/ }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked, disabled }) => (disabled ? 'closed' : 'open') + (checked ? ' on' : ''));
    expect(methods()).toEqual(['open on', 'open on', 'open']);
    choose(/Activation/, 'E-mail');
    expect(methods()).toEqual(['closed on', 'closed', 'closed']);
    expect(said('Recipients are known by the address that the activation is sent to.')).toBe(1);
    choose(/Activation/, 'None: links are retrieved');
    expect(methods()).toEqual(['open on', 'open on', 'open']);
  });

  it('WIZSET-29, WIZSET-30, WIZSET-31: PDF generation is offered where the flow supports a primary code and the experience allows it', () => {
    const isOffered = (experience: Given['experience']) => {
      const view = show({ experience });
      const found = screen.queryByRole('radiogroup', { name: /Allow PDF/ }) !== null;
      view.unmount();
      return found;
    };
    expect(isOffered({})).toBe(true);
    expect(isOffered({ redemptionFlow: { supportsPrimaryCode: false } })).toBe(false);
    expect(isOffered({ disallowPdf: true })).toBe(false);
  });

  it('WIZSET-34, WIZSET-35: the sender of mails is asked for while one is sent', () => {
    show({ sections: { notification_channels: 'optional' } });
    expect(screen.getByRole('textbox', { name: /sender name/ })).toBeTruthy();
    expect(box(/via Guerdon/)).toBeTruthy();
    choose(/Confirmation/, 'None');
    expect(screen.queryByRole('textbox', { name: /sender name/ })).toBeNull();
    choose(/Activation/, 'E-mail');
    expect(screen.getByRole('textbox', { name: /sender name/ })).toBeTruthy();
  });

  it('WIZSET-36, WIZSET-44, WIZSET-45: without a confirmation the code is displayed in any case', async () => {
    show({ settings: { displayCode: false }, sections: { notification_channels: 'optional' } });
    expect(box(/Display the code/).disabled).toBe(false);
    choose(/Confirmation/, 'None');
    expect(box(/Display the code/)).toMatchObject({ disabled: true, checked: true });
    expect(said('The code will be displayed in the Redemption Flow.')).toBe(1);
    await save();
    expect(sent[0]?.displayCode).toBe(true);
  });

  it('WIZSET-42: a confirmation is demanded where the flow supports a primary code', () => {
    show();
    expect(radio(/Confirmation/, 'None')).toBeNull();
    expect(radio(/Confirmation/, 'E-mail')?.checked).toBe(true);
  });

  it('WIZSET-26, WIZSET-27: booked redemptions can be canceled after 30 days', async () => {
    show();
    fireEvent.click(box('Cancel booked redemptions after 30 days'));
    await save();
    expect(sent[0]?.autoCancelCode).toBe(true);
  });

  it('WIZSET-47, WIZSET-48, WIZSET-52: the domain stands before its suffix, with the order identifiers', async () => {
    show();
    expect(said('.rewards.example')).toBe(1);
    type(/Domain name/, 'Winter-26');
    fireEvent.click(box('Secured Order IDs'));
    await save();
    expect(sent[0]).toMatchObject({ uiId: 'winter-26', securedOrderIds: true });
  });

  it('WIZSET-46, WIZSET-57, WIZSET-58: contact us is offered with contact support', async () => {
    show();
    const links = () =>
      within(screen.getByRole('group', { name: /Footer links/ })).getAllByRole('checkbox').length;
    expect(links()).toBe(3);
    fireEvent.click(box('Contact support'));
    expect(links()).toBe(2);
    fireEvent.click(box(/another service/));
    fireEvent.click(within(screen.getByRole('group', { name: /Sharing/ })).getByRole('checkbox'));
    await save();
    expect(sent[0]).toMatchObject({
      ...{ enableContactSupport: false, footerLinks: ['privacy_policy', 'terms_and_conditions'] },
      ...{ thirdPartyAuthentication: true, sharingSystems: ['email'] },
    });
  });
});

describe('what is hidden', () => {
  it('WIZSET-49, WIZSET-35: keeps no form from being saved, however wrong it is', async () => {
    show({
      settings: { uiId: 'no domain!', emailSenderName: 'x'.repeat(200), notificationChannels: [] },
      sections: { redemption_portal_domain: undefined, notification_channels: undefined },
    });
    await save();
    expect(sent[0]).toMatchObject({ uiId: null, emailSenderName: null });
  });

  it('keeps hostile text as text', async () => {
    const name = '"><img src=x onerror=alert(1)>{{constructor}}';
    show({ settings: { name } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Promotion name/ }).value).toBe(name);
    await save();
    expect(sent[0]?.name).toBe(name);
  });
});

import { describe, expect, it, test } from 'vitest';
import {
  isMessage,
  RECIPIENT_SCREENS,
  SCREEN_NAMES,
  type ScreenName,
} from '../../schema/promotions/promotionScreens/recipientScreens.ts';
import { PROMOTION_LOCALES } from '../../schema/promotions/promotionValues.ts';
import type { ShownPromotion, ShownReward } from '../filledView.ts';
import { recipientMail, recipientSms } from '../mails.ts';
import { screenDocument } from '../screenDocument.ts';
import type { PageSettings } from './sampleStep.ts';
import { sampleMessage, sampleView } from './sampleView.ts';

const promotion: ShownPromotion = {
  name: 'Summer',
  advertiserName: 'Northwind',
  supportEmail: 'help@northwind.example',
  theme: 'alesia',
  colors: {},
  logoUrl: null,
  backgroundUrl: null,
  footerLinks: ['privacy_policy', 'contact_us'],
  enableContactSupport: true,
  displayCode: true,
  hasMessages: true,
  multipleRewards: false,
  endDatetime: '2026-12-01T07:59:59Z',
};
const card: ShownReward = {
  sku: 'A',
  name: 'Book card',
  faceValue: { amount: '25.00', currency: 'EUR' },
  imageUrl: null,
  isShipped: false,
};
const settings: PageSettings = {
  authenticationSystems: ['email', 'mobile'],
  countries: ['FR'],
  allowsPdf: true,
  landingUrl: 'https://example.com/shop',
  canShare: true,
  hasMessages: true,
};
const sample = { promotion, screen: 'email_delivery', locale: 'fr', written: {}, rewards: [card] } as const;

test('a made-up recipient sees values in the language of the screen, and the last day in Los Angeles', () => {
  const { values, rewards } = sampleView(sample);
  expect(rewards[0]?.faceValue.replaceAll(/\s/g, ' ')).toBe('25 €');
  expect(values).toMatchObject({ reward_name: 'Book card', expiration_date: '30 novembre 2026' });
});

test('CUSTOM-9, CUSTOM-10, CUSTOM-11: a page has no code and no way to help where they are switched off', () => {
  const off = { ...promotion, displayCode: false, enableContactSupport: false };
  const { footerLinks } = sampleView({ ...sample, promotion: off });
  const codeOn = (screen: ScreenName, shown: ShownPromotion) =>
    sampleView({ ...sample, screen, promotion: shown }).rewards[0]?.code != null;
  expect([codeOn('success', off), codeOn('success', promotion)]).toEqual([false, true]);
  // The delivery is this mail; the screens before it do not contain the code yet.
  expect([codeOn('email_delivery', off), codeOn('email_activation', promotion)]).toEqual([true, false]);
  expect(footerLinks).toEqual([]);
  expect(sampleView(sample).footerLinks).toEqual([
    { link: 'contact_us', url: 'mailto:help@northwind.example' },
  ]);
});

/** Characters that could end a text, an attribute, a style, a title or a script, or begin one. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><svg onload=alert(1)>',
  '</title><iframe srcdoc="x">',
  '<!--><form action="//evil.example">',
  '{{<b>}}{{code}}{{"><script>}}',
  '&lt;script&gt;&#60;b',
  '</textarea><base href="//evil.example">',
  '\u202Eevil\u0000\u2028<math><mtext><style><img src onerror=alert(1)>',
];
/** Elements that the screens themselves use. */
const OWN = [
  'a',
  'b',
  'body',
  'br',
  'button',
  'footer',
  'form',
  'h1',
  'head',
  'header',
  'html',
  'input',
  'option',
  'select',
];
const MORE = [
  'label',
  'li',
  'link',
  'main',
  'meta',
  'p',
  'span',
  'style',
  'table',
  'td',
  'title',
  'tr',
  'ul',
  'div',
];

describe.each(SCREEN_NAMES)('hostile text on %s', (screen) => {
  it.each(PROMOTION_LOCALES)('stays text in every text, value and reward, in %s', (locale) => {
    for (const text of HOSTILE) {
      const texts = Object.fromEntries(RECIPIENT_SCREENS[screen].texts.map(({ key }) => [key, text]));
      const view = sampleView({
        screen,
        locale,
        promotion: { ...promotion, name: text, advertiserName: text, multipleRewards: true },
        written: { reward: texts },
        rewards: ['A', text].map((sku) => ({ ...card, sku, name: text, imageUrl: text })),
      });
      expectOwnElementsOnly(screenDocument(screen, view, settings));
      if (!isMessage(screen)) continue;
      expect(recipientMail(sampleMessage(screen, view)).subject).not.toMatch(/[\r\n]/);
      expect(recipientSms(sampleMessage(screen, view))).not.toMatch(/[\r\n]/);
    }
  });
});

function expectOwnElementsOnly(document: string): void {
  const tags = [...document.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/gi)];
  expect(tags.length).toBe(document.match(/<[a-z]/gi)?.length);
  const names = new Set(tags.map(([, name = '']) => name));
  expect([...names].filter((name) => ![...OWN, ...MORE, 'img'].includes(name))).toEqual([]);
  for (const [, , attributes = ''] of tags) {
    expect(attributes.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son[a-z]+=/);
    for (const [, address = ''] of attributes.matchAll(/(?:href|src|action)="([^"]*)"/g))
      expect(address).toMatch(/^(#$|data:,$|mailto:|https:\/\/example\.com\/)/);
  }
}

import { describe, expect, it } from 'vitest';
import { PROMOTION_LOCALES } from '../schema/promotions/promotionValues.ts';
import { pageDocument } from './pages/pageFrame.ts';
import { PAGE_SCRIPT } from './pages/pageScript.ts';
import { type RecipientStep, stepContent } from './steps.ts';
import type { RecipientView } from './view.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>' onfocus='alert(1)`;

const view = (locale: RecipientView['locale'], text: string): RecipientView => ({
  locale,
  theme: 'alesia',
  colors: {},
  logoUrl: null,
  backgroundUrl: null,
  organizationName: text,
  promotionName: text,
  footerLinks: [],
  texts: { title: text, text, button: text },
  values: {},
  rewards: [
    { sku: text, name: text, faceValue: text, imageUrl: `javascript:${text}`, isShipped: false, code: text },
  ],
  hasChoice: false,
  action: '/r/token',
});
const steps = (text: string): RecipientStep[] => {
  const entered = {
    values: { code: text, email: text, phone: text, digits: text, full_name: text, city: text },
    errors: {
      code: 'code_unknown',
      email: { word: 'email_character', limit: text },
      digits: 'one_time_wrong',
      full_name: 'required',
      sku: 'reward_gone',
    },
  } as const;
  const countries = [{ value: text, label: text }];
  return [
    { name: 'code_entry', ...entered },
    { name: 'authentication', systems: ['email', 'mobile'], ...entered },
    { name: 'one_time_code', id: text, address: text, ...entered },
    { name: 'country', countries, ...entered },
    { name: 'choose', ...entered },
    { name: 'shipping_information', countries, ...entered },
    { name: 'redeem', canChoose: true },
    { name: 'working', next: `/r/token?working=1` },
    {
      name: 'success',
      pdfUrl: '/r/token/code.pdf',
      landingUrl: `javascript:${text}`,
      shareUrl: `mailto:?subject=${text}`,
      isSent: true,
      isShipped: true,
      trackingCode: text,
      canLeave: true,
    },
    { name: 'promotion_not_available' },
    { name: 'gone' },
    { name: 'user_not_eligible', otherCountryUrl: null },
    { name: 'unexpected_error' },
  ];
};
const pages = (locale: RecipientView['locale'], text: string) =>
  steps(text).map((step) => {
    const { html } = pageDocument(view(locale, text), stepContent(step, view(locale, text)), {
      script: PAGE_SCRIPT,
    });
    return { name: step.name, html };
  });

describe.each(PROMOTION_LOCALES)('the pages of steps in %s', (locale) => {
  it('show hostile text as text, whoever said or entered it', () => {
    for (const { name, html } of pages(locale, HOSTILE)) {
      expect([name, html.match(/<script>/g)?.length]).toEqual([name, 1]);
      expect(html).not.toMatch(/<img src=x|href="javascript:|src="javascript:|\sonfocus='/);
    }
  });

  it('are less than 30 KB, script and style included', () => {
    for (const { html } of pages(locale, 'Some text of a promotion. '.repeat(20)))
      expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
  });
});

it('every field has its label and, where it is wrong, its error; the only wrong one takes the focus', () => {
  const step: RecipientStep = {
    name: 'authentication',
    systems: ['email', 'mobile'],
    errors: { phone: 'phone_invalid' },
  };
  const { text } = stepContent(step, view('en', 'x'));
  for (const [, id] of text.matchAll(/<(?:input|select) id="([^"]+)"/g))
    expect(text).toContain(`<label for="${id}">`);
  expect(text).toMatch(/id="f-phone"[^>]* aria-invalid="true" aria-describedby="e-phone" autofocus/);
  expect(text).not.toMatch(/id="f-email"[^>]* aria-invalid/);
  expect(text).toContain('id="e-phone"');
});

it('a page that waits for a provider looks again by its script, and by itself where there is none', () => {
  const step: RecipientStep = { name: 'working', next: '/r/x?working=2' };
  const of = view('en', 'x');
  const { html } = pageDocument(of, stepContent(step, of), { refresh: { seconds: 3, url: step.next } });
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="3;url=/r/x?working=2"></noscript>');
  expect(html).toContain('<body data-next="/r/x?working=2" data-after="3">');
});

it('the script is small, and the page shows the same without it', () => {
  expect(PAGE_SCRIPT.length).toBeLessThan(1536);
  const step: RecipientStep = { name: 'redeem', canChoose: false };
  expect(stepContent(step, view('en', 'x')).text).not.toContain('<script');
});

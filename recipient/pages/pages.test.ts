import { describe, expect, it } from 'vitest';
import {
  type MessageScreen,
  type PageName,
  SCREEN_NAMES,
} from '../../schema/promotions/promotionScreens/recipientScreens.ts';
import { recipientMail, recipientSms } from '../mails.ts';
import { messageOf } from '../messageView.ts';
import { textsOf } from '../recipientWords.ts';
import { type PageSettings, sampleStep } from '../samples/sampleStep.ts';
import { stepContent } from '../steps.ts';
import type { RecipientView } from '../view.ts';
import { pageDocument, pageStyle } from './pageFrame.ts';

const HOSTILE = `</style></title>"><script>alert(1)</script><img src=x onerror=alert(1)>{{code}}\r\nBcc: x@y.example`;
const PAGES = SCREEN_NAMES.filter((name) => !/^(email|sms)_/.test(name)) as PageName[];

const view = (screen: (typeof SCREEN_NAMES)[number], over: Partial<RecipientView> = {}): RecipientView => ({
  locale: 'en',
  theme: 'alesia',
  colors: { 'text-color': '#123456' },
  logoUrl: null,
  backgroundUrl: null,
  organizationName: 'Northwind',
  promotionName: 'Summer',
  footerLinks: [{ link: 'contact_us', url: 'mailto:help@example.com' }],
  texts: textsOf('en', screen),
  values: {
    reward_name: 'Book card',
    organization_name: 'Northwind',
    code: 'ABCD',
    link: 'https://example.com/r/1',
    recipient_name: 'Ada',
  },
  rewards: [
    { sku: 'A', name: 'Book card', faceValue: '€10', imageUrl: null, isShipped: false, code: 'ABCD' },
  ],
  hasChoice: false,
  action: '/r/token',
  ...over,
});
const hostile = (screen: (typeof SCREEN_NAMES)[number]) =>
  view(screen, {
    organizationName: HOSTILE,
    promotionName: HOSTILE,
    logoUrl: `javascript:${HOSTILE}`,
    backgroundUrl: HOSTILE,
    action: HOSTILE,
    colors: { 'text-color': `red;}</style><script>` } as never,
    texts: { title: HOSTILE, text: HOSTILE, button: HOSTILE, subject: HOSTILE, message: HOSTILE },
    values: { code: HOSTILE, link: HOSTILE },
    rewards: [0, 1].map((place) => ({
      sku: `${HOSTILE}${place}`,
      name: HOSTILE,
      faceValue: HOSTILE,
      imageUrl: HOSTILE,
      isShipped: false,
      code: HOSTILE,
    })),
    footerLinks: [{ link: 'contact_us', url: HOSTILE }],
  });

const SETTINGS: PageSettings = {
  authenticationSystems: ['email'],
  countries: [],
  allowsPdf: false,
  landingUrl: null,
  canShare: false,
  hasMessages: true,
};
const pageContent = (name: PageName, of: RecipientView) => stepContent(sampleStep(name, of, SETTINGS), of);
/** A message that lacks nothing. */
function message(screen: MessageScreen, of: RecipientView = view(screen)) {
  const result = messageOf(screen, of);
  if ('missing' in result) throw new Error(`no ${result.missing}`);
  return result.message;
}

describe.each(PAGES)('the page %s', (name) => {
  it('says its texts, in the colors of the promotion', () => {
    const { html, style } = pageDocument(view(name), pageContent(name, view(name)));
    expect(html).toContain(`<h1>${textsOf('en', name).title?.replaceAll('’', '’')}</h1>`);
    expect(style).toContain('--text-color:#123456');
    expect(html).toContain('<a href="mailto:help@example.com">Contact us</a>');
  });

  it('shows hostile text as text, wherever it stands', () => {
    const hostileView = hostile(name);
    const { html } = pageDocument(hostileView, pageContent(name, hostileView));
    expect(html).not.toMatch(/<script|<img src=x|javascript:/i);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('--text-color:red');
  });
});

describe('what a page asks for', () => {
  it('CUSTOM-18: the reward is chosen where there are several', () => {
    const rewards = ['A', 'B'].map((sku) => ({
      sku,
      name: sku,
      faceValue: '€5',
      imageUrl: '/media/a.webp',
      isShipped: false,
      code: null,
    }));
    const { text } = pageContent('authentication', view('authentication', { rewards, hasChoice: true }));
    expect(text.match(/name="sku" value="[AB]"/g)).toHaveLength(2);
    expect(pageContent('authentication', view('authentication')).text).toContain('name="email"');
  });

  it('CUSTOM-23, CUSTOM-24, CUSTOM-25: two of the errors offer another try', () => {
    const offers = (name: PageName) => pageContent(name, view(name)).text.includes('Try again');
    expect([
      offers('promotion_not_available'),
      offers('user_not_eligible'),
      offers('unexpected_error'),
    ]).toEqual([true, false, true]);
  });

  it('CUSTOM-47, CUSTOM-48: each theme has a style of its own', () => {
    expect(pageStyle({ theme: 'default', colors: {} })).not.toBe(pageStyle({ theme: 'alesia', colors: {} }));
  });
});

describe('mails and SMS', () => {
  it('CUSTOM-14, CUSTOM-21, CUSTOM-30: a mail has a subject, a page and the same as text', () => {
    const { subject, html, text } = recipientMail(message('email_delivery'));
    expect(subject).toBe('Book card from Northwind');
    expect(html).toContain('ABCD');
    expect(text).toContain('See my reward: https://example.com/r/1');
  });

  it('SEND-27: what the sender says to one recipient is in the mail once, wherever the texts have a place for it', () => {
    const note = 'Well done,\n<b>Ada</b>';
    const of = (text: string) => {
      const plain = view('email_activation');
      const [texts, values] = [
        { ...plain.texts, text },
        { ...plain.values, message: note },
      ];
      return recipientMail(message('email_activation', { ...plain, texts, values }));
    };
    for (const { html, text } of [of('No place for it'), of('Here: {{message}}')]) {
      expect(html.split('Well done,<br>&lt;b&gt;Ada')).toHaveLength(2);
      expect(text.split(note)).toHaveLength(2);
    }
  });

  it('hostile text stays text in a mail, and its subject one line', () => {
    const { subject, html } = recipientMail(message('email_activation', hostile('email_activation')));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script|<img src=x|javascript:/i);
  });

  it('CUSTOM-15, CUSTOM-22: an SMS is one line with its link', () => {
    expect(recipientSms(message('sms_activation'))).toBe(
      'Northwind: your reward is here: https://example.com/r/1',
    );
    expect(recipientSms(message('sms_activation', hostile('sms_activation')))).not.toMatch(/[\r\n]/);
  });
});

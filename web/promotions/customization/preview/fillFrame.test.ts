import { expect, test } from 'vitest';
import type { ShownPromotion } from '../../../../recipient/filledView.ts';
import { sampleView } from '../../../../recipient/samples/sampleView.ts';
import { screenDocument } from '../../../../recipient/screenDocument.ts';
import {
  SCREEN_NAMES,
  type ScreenName,
} from '../../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { fillFrame } from './fillFrame.ts';

const promotion: ShownPromotion = {
  name: 'Summer',
  advertiserName: 'Acme',
  supportEmail: null,
  theme: 'alesia',
  colors: {},
  logoUrl: '/media/logo.webp',
  backgroundUrl: '/media/ground.webp',
  footerLinks: ['privacy_policy'],
  enableContactSupport: true,
  displayCode: true,
  hasMessages: true,
  multipleRewards: false,
  endDatetime: null,
};
const reward = {
  sku: 'A',
  name: 'Card',
  faceValue: { amount: '25.00', currency: 'EUR' },
  imageUrl: null,
  isShipped: false,
};
const settings = {
  authenticationSystems: ['email'] as const,
  countries: ['FR'],
  allowsPdf: false,
  landingUrl: null,
  canShare: false,
  hasMessages: true,
};
const sampleDocument = (screen: ScreenName, title: string, over: object = {}) =>
  screenDocument(
    screen,
    sampleView({
      promotion: { ...promotion, ...over },
      screen,
      locale: 'fr',
      written: { promotion: { title, message: title } },
      rewards: [reward],
    }),
    settings,
  );
const emptyFrame = () => document.implementation.createHTMLDocument('');

test.each(SCREEN_NAMES)(
  '%s is shown as a server would send it, in its language, and can not be used',
  (screen) => {
    const frame = emptyFrame();
    fillFrame(frame, sampleDocument(screen, 'Bravo'));
    expect(frame.documentElement.lang).toBe('fr');
    expect(frame.body.textContent).toContain('Bravo');
    const whole = new DOMParser().parseFromString(sampleDocument(screen, 'Bravo'), 'text/html');
    expect(frame.body.textContent?.trim()).toBe(whole.body.textContent?.trim());
    expect(frame.querySelectorAll('a').length).toBe(whole.querySelectorAll('a').length);
    // A screen reader finds its texts, but nothing can be focused, pressed or followed.
    expect(frame.querySelector('[href], [inert], button[type=submit]')).toBeNull();
    const controls = [...frame.querySelectorAll('button, input')];
    expect(controls.every((control) => control.getAttribute('tabindex') === '-1')).toBe(true);
    expect(frame.body.getAttribute('style')).toBe(whole.body.getAttribute('style') ?? '');
    whole.querySelector('link[rel=icon]')?.remove();
    expect(frame.head.innerHTML.startsWith(whole.head.innerHTML)).toBe(true);
  },
);

test('typing changes the words and nothing else: pictures and styles stay the elements that they were', () => {
  const frame = emptyFrame();
  fillFrame(frame, sampleDocument('success', 'A'));
  const [heading, style, pictures] = [
    frame.querySelector('h1'),
    frame.head.querySelector('style'),
    [...frame.querySelectorAll('img')],
  ];
  fillFrame(frame, sampleDocument('success', 'A <script>B</script>'));
  expect(frame.querySelector('h1')).toBe(heading);
  expect(heading?.textContent).toBe('A <script>B</script>');
  expect(frame.querySelector('script')).toBeNull();
  expect(frame.head.querySelector('style')).toBe(style);
  expect([...frame.querySelectorAll('img')]).toEqual(pictures);
});

test('another look and another screen take the place of the one before', () => {
  const frame = emptyFrame();
  fillFrame(frame, sampleDocument('success', 'A'));
  fillFrame(
    frame,
    sampleDocument('success', 'A', { backgroundUrl: null, colors: { 'text-color': '#123456' } }),
  );
  expect(frame.querySelector('.ground')).toBeNull();
  expect(frame.head.innerHTML).toContain('--text-color:#123456');
  fillFrame(frame, sampleDocument('sms_delivery', 'Bye'));
  expect(frame.body.textContent?.trim()).toBe('Bye');
  expect(frame.querySelector('main')).toBeNull();
});

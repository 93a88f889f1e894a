import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';
import { errorText, type FieldErrors, type FormView, field, form, namedField, select } from './fields.ts';
import { fieldWord } from './fieldWords.ts';
import { html, type Part, type Safe, safeUrl, withBreaks } from './html.ts';
import { rewardCard } from './rewardCard.ts';
import { stepWord } from './stepWords/stepWord.ts';
import type { StepWord } from './stepWords/words.ts';
import { type RecipientView, textOf } from './view.ts';

/** A country that can be chosen, in the recipient's language. */
export interface CountryOption {
  value: string;
  label: string;
}

/** The input of a step's form, and its errors. */
interface Entered {
  values?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
}

/** The recipient's current step, with all data of its page besides the view. */
export type RecipientStep =
  | ({ name: 'code_entry' } & Entered)
  | ({ name: 'authentication'; systems: readonly ('email' | 'mobile')[] } & Entered)
  | ({ name: 'one_time_code'; id: string; address: string } & Entered)
  | ({ name: 'country'; countries: readonly CountryOption[] } & Entered)
  | ({ name: 'choose' } & Entered)
  | ({ name: 'shipping_information'; countries: readonly CountryOption[] } & Entered)
  | { name: 'redeem'; canChoose: boolean }
  | { name: 'working'; next: string }
  | ({ name: 'success' } & Delivered)
  | { name: 'promotion_not_available' }
  | { name: 'gone' }
  | { name: 'user_not_eligible'; otherCountryUrl: string | null }
  | { name: 'unexpected_error' };
export type StepName = RecipientStep['name'];
/** The step of one name. */
export type StepOf<Name extends StepName> = Extract<RecipientStep, { name: Name }>;

/** The actions that a redeemed reward offers. */
interface Delivered {
  pdfUrl: string | null;
  landingUrl: string | null;
  shareUrl: string | null;
  /** True if a message delivers it as well. */
  isSent: boolean;
  isShipped: boolean;
  trackingCode: string | null;
  /** The browser was proved, and can be forgotten: others may use it. */
  canLeave: boolean;
}

/** The content of the page of a step; its title and text are those of the view's screen, or the flow's own. */
export function stepContent(step: RecipientStep, view: RecipientView): Safe {
  const content = CONTENTS[step.name] as (step: RecipientStep, view: RecipientView) => Part;
  return html`${content(step, view)}`;
}

const CONTENTS: { [Name in StepName]: (step: StepOf<Name>, view: RecipientView) => Part } = {
  code_entry: (step, view) => [head(view), codeForm(step, view)],
  authentication: (step, view) => [
    head(view),
    step.systems.map((system) => addressForm({ ...step, system }, view)),
  ],
  one_time_code: (step, view) => [
    wordHead(view, 'one_time', { address: step.address }),
    form(formView(step, view), {
      step: 'code',
      hidden: { id: step.id },
      fields: field(formView(step, view), {
        name: 'digits',
        label: stepWord(view.locale, 'one_time_code'),
        autocomplete: 'one-time-code',
        inputmode: 'numeric',
      }),
      button: stepWord(view.locale, 'one_time_button'),
    }),
    html`<a class="quiet" href="${safeUrl(view.action)}">${stepWord(view.locale, 'one_time_again')}</a>`,
  ],
  country: (step, view) => {
    const options = [...step.countries, { value: 'other', label: stepWord(view.locale, 'country_other') }];
    return [
      wordHead(view, 'country'),
      form(formView(step, view), {
        step: 'country',
        fields: select(formView(step, view), {
          name: 'country',
          label: stepWord(view.locale, 'country'),
          options,
        }),
        button: stepWord(view.locale, 'next'),
      }),
    ];
  },
  choose: (step, view) => [head(view), choiceForm(step, view)],
  shipping_information: (step, view) => [head(view), shippingForm(step, view)],
  redeem: ({ canChoose }, view) => [
    wordHead(view, 'redeem'),
    rewardList(view),
    actionForm(view, { step: 'redeem', button: stepWord(view.locale, 'redeem_button') }),
    canChoose &&
      html`<a class="quiet" href="${safeUrl(view.action)}">${stepWord(view.locale, 'choose_other')}</a>`,
  ],
  working: ({ next }, view) => [
    wordHead(view, 'working'),
    html`<p class="wait" aria-hidden="true"><i></i></p><a class="quiet" href="${safeUrl(next)}">${stepWord(view.locale, 'working_link')}</a>`,
  ],
  success: (step, view) => [head(view), success(step, view)],
  promotion_not_available: (_, view) => [head(view), retryLink(view)],
  gone: (_, view) => wordHead(view, 'gone'),
  user_not_eligible: ({ otherCountryUrl }, view) => [
    head(view),
    otherCountryUrl &&
      html`<a class="quiet" href="${safeUrl(otherCountryUrl)}">${stepWord(view.locale, 'country_other')}</a>`,
  ],
  unexpected_error: (_, view) => [
    head(view),
    actionForm(view, { step: 'redeem', button: fieldWord(view.locale, 'retry') }),
  ],
};

const head = (view: RecipientView): Part => [
  html`<h1>${textOf(view, 'title')}</h1>`,
  textOf(view, 'text') && html`<p>${withBreaks(textOf(view, 'text'))}</p>`,
];

/** A title and a text of the flow's own. */
const wordHead = ({ locale }: RecipientView, name: HeadWord, values: Record<string, string> = {}): Part =>
  html`<h1>${stepWord(locale, `${name}_title`, values)}</h1><p>${stepWord(locale, `${name}_text`, values)}</p>`;

type HeadWord = 'one_time' | 'country' | 'redeem' | 'working' | 'gone';

const formView = ({ values = {}, errors = {} }: Entered, { locale, action }: RecipientView): FormView => ({
  locale,
  action,
  values,
  errors,
});

/** The form of the code that was printed or sent. */
export const codeForm = (step: Entered, view: RecipientView): Safe =>
  form(formView(step, view), {
    step: 'entry',
    fields: namedField(formView(step, view), 'code', { autocomplete: 'off' }),
    button: textOf(view, 'button'),
  });

/** The form of one way to identify oneself; its errors appear only at its own field. */
export function addressForm(
  { system, values = {}, errors = {} }: Entered & { system: 'email' | 'mobile' },
  view: RecipientView,
): Safe {
  const name = system === 'email' ? 'email' : 'phone';
  const own = errors[name] ? { [name]: errors[name] } : {};
  const of = formView({ values, errors: own }, view);
  const more =
    system === 'email'
      ? ({ autocomplete: 'email', inputmode: 'email' } as const)
      : ({ autocomplete: 'tel', inputmode: 'tel' } as const);
  return form(of, {
    step: 'authenticate',
    fields: namedField(of, name, more),
    button: textOf(view, 'button'),
  });
}

/** Rewards to choose among, each with its button. */
export function choiceForm({ errors = {} }: Entered, view: RecipientView): Safe {
  const button = (sku: string, name: string) =>
    html`<button class="button" type="submit" name="sku" value="${sku}" aria-label="${textOf(view, 'button')}: ${name}">${textOf(view, 'button')}</button>`;
  return html`<form method="post" action="${safeUrl(view.action)}">${
    errors.sku &&
    html`<div class="errors" role="alert" tabindex="-1" autofocus>${errorText(view.locale, errors.sku)}</div>`
  }<input type="hidden" name="step" value="choose"><ul class="rewards">${view.rewards.map((one) => rewardCard(one, button(one.sku, one.name)))}</ul></form>`;
}

/** The delivery address of goods. */
export function shippingForm(
  step: Entered & { countries: readonly CountryOption[] },
  view: RecipientView,
): Safe {
  const of = formView(step, view);
  return form(of, {
    step: 'ship',
    fields: [
      namedField(of, 'full_name', { autocomplete: 'name' }),
      namedField(of, 'address', { autocomplete: 'street-address' }),
      namedField(of, 'zipcode', { autocomplete: 'postal-code' }),
      namedField(of, 'city', { autocomplete: 'address-level2' }),
      step.countries.length > 0 &&
        select(of, { name: 'country', label: stepWord(view.locale, 'country'), options: step.countries }),
    ],
    button: textOf(view, 'button'),
    labels: {
      ...Object.fromEntries(
        (['full_name', 'address', 'zipcode', 'city'] as const).map((name) => [
          name,
          fieldWord(view.locale, name),
        ]),
      ),
      country: stepWord(view.locale, 'country'),
    },
  });
}

const actionForm = (
  { action }: RecipientView,
  { step, button, look = 'button' }: { step: string; button: string; look?: 'button' | 'quiet' },
): Safe =>
  html`<form method="post" action="${safeUrl(action)}"><input type="hidden" name="step" value="${step}"><button class="${look}" type="submit">${button}</button></form>`;

/** A link to the same page, in case the obstacle has gone. */
export const retryLink = ({ locale, action }: RecipientView): Safe =>
  html`<a class="button" href="${safeUrl(action)}">${fieldWord(locale, 'retry')}</a>`;

const rewardList = ({ rewards }: RecipientView): Safe =>
  html`<ul class="rewards">${rewards.map((one) => rewardCard(one, null))}</ul>`;

function success(step: StepOf<'success'>, view: RecipientView): Part {
  const { locale, rewards } = view;
  const button = (url: string | null, word: StepWord, isQuiet: boolean) =>
    url &&
    html`<a class="${isQuiet ? 'button quiet-button' : 'button'}" href="${safeUrl(url)}">${stepWord(locale, word, { organization_name: view.organizationName })}</a>`;
  return [
    html`<ul class="rewards">${rewards.map((one) => rewardCard(one, codeOf(one.code, locale)))}</ul>`,
    step.isSent && html`<p class="note">${stepWord(locale, 'sent')}</p>`,
    step.isShipped && html`<p class="note">${stepWord(locale, 'shipped')}</p>`,
    step.trackingCode &&
      html`<p class="note">${stepWord(locale, 'tracking')}: <b>${step.trackingCode}</b></p>`,
    button(step.pdfUrl, 'pdf', step.landingUrl !== null),
    button(step.landingUrl, 'landing', false),
    step.shareUrl && html`<a class="quiet" href="${safeUrl(step.shareUrl)}">${stepWord(locale, 'share')}</a>`,
    step.canLeave && actionForm(view, { step: 'leave', button: stepWord(locale, 'leave'), look: 'quiet' }),
  ];
}

/** The code with a copy button, which only appears if scripts run. */
const codeOf = (code: string | null, locale: PromotionLocale): Part =>
  code &&
  html`<span class="code" translate="no">${/^https:\/\//.test(code) ? html`<a href="${safeUrl(code)}" rel="noreferrer">${code}</a>` : code}</span><button class="copy" type="button" hidden data-copy="${code}" data-copied="${stepWord(locale, 'copied')}">${stepWord(locale, 'copy')}</button>`;

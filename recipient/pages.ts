import type { ScreenName } from '../schema/recipientScreens.ts';
import { type FieldWord, fieldWord } from './fieldWords.ts';
import { html, type Part, type Safe, safeUrl, withBreaks } from './html.ts';
import { type RecipientReward, type RecipientView, said } from './view.ts';

/** Screens that are pages. */
export type PageName = Exclude<
  ScreenName,
  'email_activation' | 'sms_activation' | 'email_delivery' | 'sms_delivery'
>;

/** The content of a page of the redemption flow. */
export function pageContent(name: PageName, view: RecipientView): Safe {
  return html`<h1>${said(view, 'title')}</h1>
<p>${withBreaks(said(view, 'text'))}</p>
${CONTENTS[name](view)}`;
}

const CONTENTS: Readonly<Record<PageName, (view: RecipientView) => Part>> = {
  code_entry: (view) => form(view, [field(view, 'code', 'off')]),
  authentication: (view) => (view.hasChoice ? choice(view) : form(view, [field(view, 'email', 'email')])),
  shipping_information: (view) =>
    form(view, [
      field(view, 'full_name', 'name'),
      field(view, 'address', 'street-address'),
      field(view, 'zipcode', 'postal-code'),
      field(view, 'city', 'address-level2'),
    ]),
  success: ({ rewards }) => html`<ul class="rewards">${rewards.map((one) => reward(one, code(one)))}</ul>`,
  promotion_not_available: retry,
  user_not_eligible: () => null,
  unexpected_error: retry,
};

const form = (view: RecipientView, fields: Part): Safe =>
  html`<form method="post" action="${safeUrl(view.action)}">${fields}<button class="button" type="submit">${said(view, 'button')}</button></form>`;

const field = ({ locale }: RecipientView, name: FieldWord, autocomplete: string): Safe =>
  html`<label>${fieldWord(locale, name)}<input name="${name}" autocomplete="${autocomplete}" required></label>`;

function choice(view: RecipientView): Safe {
  const { action, rewards } = view;
  const button = ({ sku }: RecipientReward) =>
    html`<button class="button" type="submit" name="sku" value="${sku}">${said(view, 'button')}</button>`;
  return html`<form method="post" action="${safeUrl(action)}"><ul class="rewards">${rewards.map((one) => reward(one, button(one)))}</ul></form>`;
}

const reward = ({ name, faceValue, imageUrl }: RecipientReward, more: Part): Safe =>
  html`<li class="reward">${imageUrl && html`<img src="${safeUrl(imageUrl)}" alt="">`}<span><b>${name}</b>${faceValue}</span>${more}</li>`;

const code = ({ code: shown }: RecipientReward): Part => shown && html`<span class="code">${shown}</span>`;

function retry({ locale, action }: RecipientView): Safe {
  return html`<a class="button" href="${safeUrl(action)}">${fieldWord(locale, 'retry')}</a>`;
}

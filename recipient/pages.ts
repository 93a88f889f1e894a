import type { ScreenName } from '../schema/recipientScreens.ts';
import { html, type Part, type Safe, withBreaks } from './html.ts';
import { rewardCard } from './rewardCard.ts';
import { addressForm, choiceForm, codeForm, retryLink, shippingForm } from './steps.ts';
import { type RecipientReward, type RecipientView, said } from './view.ts';

/** Screens that are pages. */
export type PageName = Exclude<
  ScreenName,
  'email_activation' | 'sms_activation' | 'email_delivery' | 'sms_delivery'
>;

/** The content of a screen that a promotion can say its own texts on, as its preview shows it. */
export function pageContent(name: PageName, view: RecipientView): Safe {
  return html`<h1>${said(view, 'title')}</h1>
<p>${withBreaks(said(view, 'text'))}</p>
${CONTENTS[name](view)}`;
}

const CONTENTS: Readonly<Record<PageName, (view: RecipientView) => Part>> = {
  code_entry: (view) => codeForm({}, view),
  authentication: (view) => (view.hasChoice ? choiceForm({}, view) : addressForm({ system: 'email' }, view)),
  shipping_information: (view) => shippingForm({ countries: [] }, view),
  success: ({ rewards }) =>
    html`<ul class="rewards">${rewards.map((one) => rewardCard(one, code(one)))}</ul>`,
  promotion_not_available: retryLink,
  user_not_eligible: () => null,
  unexpected_error: retryLink,
};

const code = ({ code: shown }: RecipientReward): Part => shown && html`<span class="code">${shown}</span>`;

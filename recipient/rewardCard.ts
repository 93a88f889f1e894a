import { html, type Part, type Safe, safeUrl } from './html.ts';
import type { RecipientReward } from './view.ts';

/** A reward in a list; `more` is below its name and its value. */
export const rewardCard = ({ name, faceValue, imageUrl }: RecipientReward, more: Part): Safe =>
  html`<li class="reward">${imageUrl && html`<img src="${safeUrl(imageUrl)}" alt="" width="72" height="48">`}<span><b>${name}</b>${faceValue}</span>${more}</li>`;

import { allColors } from '../schema/promotions/promotionScreens/recipientLook.ts';
import { footerWord } from './footerWords.ts';
import { html, type Safe, safeUrl, withBreaks } from './html.ts';
import type { MessageView } from './messageView.ts';
import { textOf } from './view.ts';

/** A mail to a recipient: its subject on one line, and its content as HTML and as plain text. */
export interface RecipientMail {
  subject: string;
  html: string;
  text: string;
}

/** The mail of an activation or of a delivery. Styles are inline and the layout uses tables, as mail programs require. */
export function recipientMail(view: MessageView): RecipientMail {
  const subject = textOf(view, 'subject').replace(/\s+/g, ' ').trim();
  return { subject, html: mailHtml(view).text, text: plainText(view) };
}

function mailHtml(view: MessageView): Safe {
  const { locale, logoUrl, organizationName, footerLinks, rewards, link: page } = view;
  const message = unsaidMessage(view);
  const colors = allColors(view.colors);
  const ground = colors['template-background-color'];
  const ink = colors['text-color'];
  const button = `display:inline-block;padding:14px 28px;background:${colors['element-background-color']};color:${colors['element-text-color']};text-decoration:none;font-weight:600;border-radius:8px`;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${textOf(view, 'subject')}</title></head>
<body style="margin:0;background:${ground};color:${ink};font:16px/1.5 Arial,sans-serif"><div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="padding-bottom:20px">${
    logoUrl
      ? html`<img src="${safeUrl(logoUrl)}" alt="${organizationName}" height="56" style="max-width:220px">`
      : html`<b>${organizationName}</b>`
  }</td></tr>
<tr><td><h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${textOf(view, 'title')}</h1>
${textOf(view, 'text') && html`<p style="margin:0 0 20px">${withBreaks(textOf(view, 'text'))}</p>`}${
  message &&
  html`<p style="margin:0 0 20px;padding-left:14px;border-left:3px solid ${ink}">${withBreaks(message)}</p>`
}</td></tr>
${rewards.map(
  ({ name, faceValue, code }) =>
    html`<tr><td style="padding:12px 0;border-top:1px solid ${ink}"><b>${name}</b><br>${faceValue}${
      code && html`<br><span style="font:600 20px monospace">${code}</span>`
    }</td></tr>`,
)}
<tr><td style="padding:20px 0"><a href="${safeUrl(page)}" style="${button}">${textOf(view, 'button')}</a></td></tr>
<tr><td style="font-size:13px">${footerLinks.map(
    ({ link, url }) =>
      html`<a href="${safeUrl(url)}" style="color:${ink};display:inline-block;padding:4px 20px 4px 0">${footerWord(locale, link)}</a>`,
  )}</td></tr>
</table></td></tr></table></div></body></html>`;
}

/** The sender's message to this recipient, if no text of the screen includes it. */
function unsaidMessage({ texts, values }: MessageView): string {
  const isSaid = Object.values(texts).some((text) => /\{\{\s*message\s*\}\}/.test(text));
  return isSaid ? '' : (values.message ?? '').trim();
}

function plainText(view: MessageView): string {
  const rewards = view.rewards.map(({ name, faceValue, code }) =>
    [name, faceValue, code].filter(Boolean).join('  '),
  );
  return [
    textOf(view, 'title'),
    textOf(view, 'text'),
    unsaidMessage(view),
    ...rewards,
    `${textOf(view, 'button')}: ${view.link}`,
  ]
    .filter((line) => line.trim() !== '')
    .join('\n\n');
}

/** The text of an SMS, on one line. */
export const recipientSms = (view: MessageView): string =>
  textOf(view, 'message').replace(/\s+/g, ' ').trim();

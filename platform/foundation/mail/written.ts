import type { UiLocale } from '../../../schema/people/accounts.ts';
import { html } from '../../../server/pages/page.ts';
import type { MessageParams } from '../i18n/translator.ts';
import { type MailTemplate, mailText } from './words/words.ts';

/** A mail as it is sent and as the demo's page shows it. */
export interface WrittenMail {
  /** Language tag of its text. */
  locale: string;
  to: { name: string; address: string };
  subject: string;
  paragraphs: string[];
  /** The button below them; null for none. */
  action: { label: string; url: string } | null;
  /** The unsubscribe link of recurring mails; mail programs offer it as a button of their own. */
  leave?: { text: string; label: string; url: string };
  /** A mail to a recipient of a promotion: its documents, already written, and its sender. */
  letter?: { html: string; text: string; sender: MailSender };
}

/** The sender of a mail: its own name, followed by the operator's if configured (WIZSET-35); null for the usual sender. */
export type MailSender = { name: string; isVia: boolean } | null;

/** Control characters and bidirectional overrides. They have no honest use in a header or a name. */
const DECEIVING = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text that fits into one line of a header. */
export function oneLine(text: string): string {
  return text.replace(DECEIVING, ' ').trim();
}

/** Writes a mail in the recipient's language; links begin with `publicUrl`. */
export function writeMail(
  template: MailTemplate,
  params: MessageParams,
  { to, locale, publicUrl }: { to: WrittenMail['to']; locale: UiLocale; publicUrl: string },
): WrittenMail {
  const clean = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, oneLine(value)]));
  const { subject, paragraphs, action, leave } = mailText(locale, template, clean);
  return {
    locale,
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    paragraphs: [greeting(locale, oneLine(to.name)), ...paragraphs],
    action: { label: action.label, url: publicUrl + action.path },
    ...(leave && { leave: { text: leave.text, label: leave.label, url: publicUrl + leave.path } }),
  };
}

function greeting(locale: UiLocale, name: string): string {
  return locale === 'fr' ? `Bonjour ${name},` : `Hello ${name},`;
}

/** The mail as plain text. */
export function textOf({ paragraphs, action, leave, letter }: WrittenMail): string {
  if (letter) return letter.text;
  const button = action ? [`${action.label}\n${action.url}`] : [];
  const out = leave ? [`${leave.text} ${leave.label}\n${leave.url}`] : [];
  return [...paragraphs, ...button, ...out, '-- \nGuerdon'].join('\n\n');
}

const BODY =
  'margin:0;padding:24px;background:#f6f7f9;font:15px/1.6 Arial,Helvetica,sans-serif;color:#1a1f29';
const CARD =
  'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e5ea;border-radius:12px';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#3b52c9;color:#ffffff;font-weight:bold;text-decoration:none';
const SMALL = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e2e5ea;font-size:13px;color:#566072';

/** The mail as HTML: all values are escaped, and nothing is loaded from elsewhere. */
export function htmlOf({ locale, subject, paragraphs, action, leave, letter }: WrittenMail): string {
  if (letter) return letter.html;
  const out =
    leave &&
    html`<p style="${SMALL}">${leave.text} <a style="color:#566072" href="${leave.url}">${leave.label}</a></p>`;
  const button =
    action &&
    html`<p style="margin:24px 0 0"><a style="${BUTTON}" href="${action.url}">${action.label}</a></p>`;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${BODY}"><div style="${CARD}"><p style="margin:0 0 24px;font-weight:bold">Guerdon</p>
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
${button ?? ''}${out ?? ''}</div></body></html>`.text;
}

import type { FastifyBaseLogger } from 'fastify';
import { html } from '../../../../recipient/html.ts';
import { stepWord } from '../../../../recipient/stepWords/stepWord.ts';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import type { Mailer } from '../../../foundation/mail/mailer.ts';
import { oneLine } from '../../../foundation/mail/written.ts';
import type { SmsSender } from '../../../foundation/sms/smsSender.ts';
import type { OneTimeCode } from '../../recipients/oneTimeCodes.ts';
import type { LinkFacts } from '../linkFacts.ts';

/** The channels that send digits. */
export interface MessageTools {
  mailer: Mailer;
  sms: SmsSender;
  smsFrom: string;
}

type Sender = Pick<LinkFacts, 'emailSenderName' | 'emailVia' | 'smsSenderName' | 'organizationName'>;

/**
 * Sends digits at once, within the request: no job and no table contains them. False if they were refused; the
 * visitor can request them again.
 */
export async function sendOneTimeCode(
  { mailer, sms, smsFrom }: MessageTools,
  { id, digits, provider, uid }: OneTimeCode,
  { facts, locale, log }: { facts: Sender; locale: PromotionLocale; log: FastifyBaseLogger },
): Promise<boolean> {
  const values = { code: digits, organization_name: oneLine(facts.organizationName) };
  const text = stepWord(locale, 'one_time_message', values);
  try {
    if (provider === 'mobile') {
      await sms.send(id, { from: facts.smsSenderName ?? smsFrom, to: { name: '', number: `+${uid}` }, text });
      return true;
    }
    const name = facts.emailSenderName;
    const subject = stepWord(locale, 'one_time_subject', values);
    await mailer.send(id, {
      locale,
      to: { name: '', address: uid },
      subject,
      paragraphs: [text],
      action: null,
      letter: {
        html: letterOf(locale, { subject, text }),
        text,
        sender: name === null ? null : { name, isVia: facts.emailVia },
      },
    });
    return true;
  } catch (error) {
    log.warn({ err: error }, 'digits were not taken');
    return false;
  }
}

const letterOf = (locale: PromotionLocale, { subject, text }: { subject: string; text: string }): string =>
  html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1f2a;font:16px/1.5 Arial,sans-serif"><div role="main" style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${subject}</h1><p style="margin:0">${text}</p></div></body></html>`
    .text;

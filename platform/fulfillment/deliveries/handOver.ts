import { recipientMail, recipientSms } from '../../../recipient/mails.ts';
import type { MessageView } from '../../../recipient/messageView.ts';
import { readPhone } from '../../../schema/foundation/contacts/readPhone.ts';
import type { DeliveryReason } from '../../../schema/foundation/transitions.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';
import { oneLine } from '../../foundation/mail/written.ts';
import type { EngineTools } from '../providers/engineTools.ts';
import type { HeldDelivery } from './takeDeliveries.ts';
import type { Outcome } from './writeOutcomes.ts';

/** One address and nothing that could begin another header or another address. */
const ADDRESS = /^[^\s<>(),;:"\\@\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u;

/** Hands a message over by its channel; the same delivery a second time is the same message. */
export async function handOver(
  { mailer, sms, smsFrom }: Pick<EngineTools, 'mailer' | 'sms' | 'smsFrom'>,
  delivery: HeldDelivery,
  { message, prefix }: { message: MessageView; prefix: string },
): Promise<Outcome> {
  const { id, channel, address, senderName, emailVia, smsSender } = delivery;
  const name = oneLine(delivery.name);
  try {
    if (channel === 'email') {
      if (!ADDRESS.test(address)) return { kind: 'failed', reason: 'unknown_address' };
      const { subject, html, text } = recipientMail(message);
      const sender = senderName === null ? null : { name: senderName, isVia: emailVia };
      await mailer.send(id, {
        locale: message.locale,
        to: { name, address },
        subject: oneLine(prefix + subject),
        action: null,
        paragraphs: text.split('\n\n'),
        letter: { html, text, sender },
      });
    } else {
      const phone = readPhone(address.startsWith('+') ? address : `+${address}`);
      if (!phone?.canBeMobile) return { kind: 'failed', reason: 'sms_number' };
      await sms.send(id, {
        from: smsSender ?? smsFrom,
        to: { name, number: phone.number },
        text: prefix + recipientSms(message),
      });
    }
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error;
    const reason = reasonOf(error.reason);
    return error.isFinal ? { kind: 'failed', reason } : { kind: 'later', reason };
  }
}

/** The message for users, derived from a server's response. */
function reasonOf(word: string): DeliveryReason {
  if (/^smtp_(4|5)52$/.test(word)) return 'mailbox_full';
  if (/^smtp_55[013]$/.test(word)) return 'unknown_address';
  if (/^smtp_\d/.test(word)) return 'refused_by_server';
  if (/^sms_\d/.test(word)) return 'sms_refused';
  return 'unreachable';
}

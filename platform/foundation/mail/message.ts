import { htmlOf, type MailSender, oneLine, textOf, type WrittenMail } from './written.ts';

/** A mail as nodemailer accepts it; `Message-ID` derives from the id, so that receivers recognise a repetition. */
export function messageOf(id: string, mail: WrittenMail, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    from: senderOf(from, mail.letter?.sender ?? null),
    to: mail.to,
    subject: mail.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.locale,
      ...(mail.leave && leavingHeaders(mail.leave.url)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Headers with which mail programs offer one-click unsubscribe (RFC 8058). */
const leavingHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The sender's header: the configured address under a name of the mail's own. */
function senderOf(from: string, sender: MailSender) {
  if (!sender) return from;
  const [, operator = '', address = from] = /^(.*?) <(.+)>$/.exec(from) ?? [];
  const name = oneLine(sender.name);
  return { name: sender.isVia && operator ? `${name} via ${operator}` : name, address };
}

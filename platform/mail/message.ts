import { htmlOf, textOf, type WrittenMail } from './written.ts';

/** A mail as nodemailer takes it; `Message-ID` follows from the id, so that receivers know a repetition. */
export function messageOf(id: string, mail: WrittenMail, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { RECIPIENT_SCREENS, type ScreenName } from '../schema/recipientScreens.ts';
import { html } from './html.ts';
import { recipientMail, recipientSms } from './mails.ts';
import { pageDocument } from './pageFrame.ts';
import { type PageName, pageContent } from './pages.ts';
import type { RecipientView } from './view.ts';

/** A screen as a whole document: a page as it is served, a mail as it is sent, an SMS as a phone shows it. */
export function screenDocument(screen: ScreenName, view: RecipientView): string {
  const { kind } = RECIPIENT_SCREENS[screen];
  if (kind === 'mail') return recipientMail(view).html;
  if (kind === 'sms') return smsDocument(view);
  return pageDocument(view, pageContent(screen as PageName, view)).html;
}

/** An SMS in the bubble of a message; phones choose their own colours, the promotion does not. */
const smsDocument = (view: RecipientView): string =>
  html`<!doctype html>
<html lang="${view.locale}"><head><meta charset="utf-8"><title>${view.promotionName}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;font:17px/1.35 system-ui,sans-serif">
<p style="box-sizing:border-box;max-width:300px;margin:0;padding:10px 14px;border-radius:18px 18px 18px 4px;background:#e9e9eb;color:#000000;overflow-wrap:anywhere">${recipientSms(view)}</p>
</body></html>`.text;

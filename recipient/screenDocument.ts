import {
  isMessage,
  RECIPIENT_SCREENS,
  type ScreenName,
} from '../schema/promotions/promotionScreens/recipientScreens.ts';
import { html } from './html.ts';
import { recipientMail, recipientSms } from './mails.ts';
import { pageDocument } from './pages/pageFrame.ts';
import { type PageSettings, sampleStep } from './samples/sampleStep.ts';
import { sampleMessage } from './samples/sampleView.ts';
import { stepContent } from './steps.ts';
import type { RecipientView } from './view.ts';

/** A screen of a sample recipient as a whole document: a page as it is served, a mail as it is sent, an SMS as a phone shows it. */
export function screenDocument(screen: ScreenName, view: RecipientView, settings: PageSettings): string {
  if (!isMessage(screen))
    return pageDocument(view, stepContent(sampleStep(screen, view, settings), view)).html;
  if (RECIPIENT_SCREENS[screen].kind === 'mail') return recipientMail(sampleMessage(screen, view)).html;
  return smsDocument(view, recipientSms(sampleMessage(screen, view)));
}

/** An SMS in the bubble of a message; phones choose their own colors, the promotion does not. */
const smsDocument = (view: RecipientView, text: string): string =>
  html`<!doctype html>
<html lang="${view.locale}"><head><meta charset="utf-8"><title>${view.promotionName}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;font:17px/1.35 system-ui,sans-serif">
<p style="box-sizing:border-box;max-width:300px;margin:0;padding:10px 14px;border-radius:18px 18px 18px 4px;background:#e9e9eb;color:#000000;overflow-wrap:anywhere">${text}</p>
</body></html>`.text;

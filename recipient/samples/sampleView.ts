import type { MessageScreen } from '../../schema/promotions/promotionScreens/recipientScreens.ts';
import { filledView, type ShownSituation } from '../filledView.ts';
import { type MessageView, messageOf } from '../messageView.ts';
import type { RecipientView } from '../view.ts';
import { SAMPLE_MESSAGES } from './sampleMessages.ts';

/** Link target in previews and test mails: none. */
const SAMPLE_LINK = 'https://example.com/r/7QK4M2XP';
/** End of an ongoing promotion, so that its texts have a date to show. */
const SAMPLE_END = '2030-12-31T12:00:00Z';

const SAMPLE_FACTS = {
  name: 'Alex Martin',
  code: '7QK4-M2XP-9TRW',
  link: SAMPLE_LINK,
} as const;

/**
 * A screen as a sample recipient sees it, the same in previews and tests. Links have no target, codes belong to no reward, and no clock
 * is read.
 */
export const sampleView = (situation: ShownSituation): RecipientView =>
  filledView(situation, {
    ...SAMPLE_FACTS,
    expiresAt: situation.promotion.endDatetime ?? SAMPLE_END,
    message: SAMPLE_MESSAGES[situation.locale],
  });

/** A message to the sample recipient, who has everything that a text can use: the form reports a placeholder that has no value on its screen. */
export function sampleMessage(screen: MessageScreen, view: RecipientView): MessageView {
  const { name, code, link } = SAMPLE_FACTS;
  const result = messageOf(screen, { ...view, values: { ...view.values, recipient_name: name, code, link } });
  if ('missing' in result) throw new Error(`the sample recipient has no ${result.missing}`);
  return result.message;
}

import { filledView, type ShownSituation } from './filledView.ts';
import { SAMPLE_MESSAGES } from './sampleMessages.ts';
import type { RecipientView } from './view.ts';

/** Where links lead in a preview and in a test mail: nowhere. */
const SAMPLE_LINK = 'https://example.com/r/7QK4M2XP';
/** End of an ongoing promotion, so that its texts have a date to show. */
const SAMPLE_END = '2030-12-31T12:00:00Z';

const SAMPLE_FACTS = {
  name: 'Alex Martin',
  code: '7QK4-M2XP-9TRW',
  link: SAMPLE_LINK,
  footer: { privacy_policy: SAMPLE_LINK, terms_and_conditions: SAMPLE_LINK, contact_us: SAMPLE_LINK },
} as const;

/**
 * A screen as a made-up recipient sees it: previews and tests of it show the same. Links lead nowhere, codes are of no reward, and no clock
 * is asked.
 */
export const sampleView = (situation: ShownSituation): RecipientView =>
  filledView(situation, {
    ...SAMPLE_FACTS,
    expiresAt: situation.promotion.endDatetime ?? SAMPLE_END,
    message: SAMPLE_MESSAGES[situation.locale],
  });

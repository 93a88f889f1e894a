import type { StepOf } from './steps.ts';
import type { RecipientView } from './view.ts';

/** Settings of a promotion and facts of a redemption that decide what the last page offers. */
interface SuccessFacts {
  promotionName: string;
  /** Path or address of the page itself. */
  pagePath: string;
  allowsPdf: boolean;
  landingUrl: string | null;
  canShare: boolean;
  /** A message of the promotion brings the reward. */
  isAddressable: boolean;
  isShipped: boolean;
  trackingCode: string | null;
  canLeave: boolean;
}

/** The last page: its links and notes, for served pages and previews alike. */
export function successStep(
  facts: SuccessFacts,
  { rewards }: Pick<RecipientView, 'rewards'>,
): StepOf<'success'> {
  const { promotionName, pagePath, landingUrl, isShipped, trackingCode, canLeave } = facts;
  const hasCode = rewards.some(({ code }) => code !== null);
  const share = new URLSearchParams({ subject: promotionName, body: landingUrl ?? '' });
  return {
    name: 'success',
    pdfUrl: facts.allowsPdf && hasCode ? `${pagePath}/code.pdf` : null,
    landingUrl,
    shareUrl: facts.canShare && landingUrl ? `mailto:?${share.toString().replaceAll('+', '%20')}` : null,
    isSent: facts.isAddressable && !isShipped,
    isShipped,
    trackingCode,
    canLeave,
  };
}

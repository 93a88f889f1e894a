import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import { type Buckets, buckets, type Rate } from '../../foundation/http/limits/buckets.ts';
import { type Attempt, guessLimit } from '../../foundation/http/limits/guessLimit.ts';

/**
 * Rates of recipients' pages. Recipients are limited by their link. Addresses are limited by wrong attempts, and by a rate that an
 * office of 2,000 people stays below.
 */
const PAGE_RATES = {
  /** Views, forms and reports of one link. */
  linkViews: { perSecond: 2, burst: 60 },
  linkForms: { perSecond: 0.5, burst: 20 },
  linkReports: { perSecond: 0.1, burst: 10 },
  /** Unknown tokens from one address. */
  wrongLinks: { perSecond: 0.1, burst: 20 },
  /** Pages without a secret from one address: portals, dead links. */
  pages: { perSecond: 20, burst: 600 },
  /** Wrong entries at portals from one address, and at one portal from all addresses. */
  wrongEntries: { perSecond: 0.02, burst: 10 },
  wrongEntriesOfPortal: { perSecond: 1, burst: 60 },
} as const satisfies Record<string, Rate>;

/** Wrong entries of an address that a right one takes back: the typing errors of somebody who has the code. */
const FORGIVEN_ENTRIES = 2;
/** A code forgives once in so many seconds. Entering one code again and again must not pay for guesses. */
const FORGIVES_AGAIN_S = 24 * 3600;

/** The limits of one platform process. @param now milliseconds of a monotonic clock. */
export function pageLimits(now?: () => number) {
  const all = Object.fromEntries(
    Object.entries(PAGE_RATES).map(([name, rate]) => [name, buckets(rate, now)]),
  ) as Record<keyof typeof PAGE_RATES, Buckets>;
  const entries = guessLimit({ wrong: all.wrongEntries });
  const portals = guessLimit({ wrong: all.wrongEntriesOfPortal });
  const forgiving = buckets({ perSecond: 1 / FORGIVES_AGAIN_S, burst: 1 }, now);

  return {
    /** A page without a secret. */
    page: (address: string) => all.pages.take(addressKey(address)),
    /**
     * Looks up a link for an address. A valid link is always answered, whoever guesses behind the same address: a token has 128 bits, so that an answer helps
     * no guesser. Only the other attempts count.
     */
    async link<Value>(address: string, lookUp: () => Promise<Attempt<Value>>): Promise<Value | null> {
      const attempt = await lookUp();
      if (attempt.outcome === 'right') return attempt.value;
      (attempt.outcome === 'dead' ? all.pages : all.wrongLinks).take(addressKey(address));
      return null;
    },
    /** A request with a link that is valid. */
    ofLink: (kind: 'linkViews' | 'linkForms' | 'linkReports', redemptionId: string) =>
      all[kind].take(redemptionId),
    /** Looks up what somebody entered at a portal. */
    async entry<Value extends { redemptionId: string }>(
      { address, promotionId }: { address: string; promotionId: string },
      lookUp: () => Promise<Attempt<Value>>,
    ): Promise<Value | null> {
      const key = addressKey(address);
      const attempt = await entries(key, () => portals(promotionId, lookUp));
      if (attempt.outcome !== 'right') return null;
      const { redemptionId } = attempt.value;
      if (forgiving.left(redemptionId) >= 1) {
        forgiving.take(redemptionId);
        all.wrongEntries.giveBack(key, FORGIVEN_ENTRIES);
      }
      return attempt.value;
    },
  };
}
export type PageLimits = ReturnType<typeof pageLimits>;

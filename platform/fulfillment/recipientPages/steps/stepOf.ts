import type { LinkFacts } from '../linkFacts.ts';

/** The content of the request besides its link. */
export interface StepRequest {
  /** The recipient's country, from the proxy or as they chose it; `other` is a country without delivery. Also null if they want to choose again. */
  country: string | null;
  /** True if they read a language of the promotion. */
  isReader: boolean;
  /** The reward was chosen. */
  isChosen: boolean;
  /** The provider was asked and has not answered yet. */
  isWorking: boolean;
  /** The last try failed. */
  isFailed: boolean;
  /** Digits were sent. */
  oneTimeId: string | null;
}

/** The recipient's position in the flow. */
export type StandsAt =
  | 'promotion_not_available'
  | 'gone'
  | 'country'
  | 'user_not_eligible'
  | 'authentication'
  | 'one_time_code'
  | 'choose'
  | 'shipping_information'
  | 'redeem'
  | 'working'
  | 'unexpected_error'
  | 'success';

/** The recipient's current step; steps that do not apply are skipped. `gone` means that the reward is permanently unavailable. */
export function stepOf(facts: LinkFacts, stepRequest: StepRequest): StandsAt {
  const { state } = facts;
  const isRedeemed = state === 'redeemed';
  if (!isRedeemed && !OPEN.has(state)) return 'gone';
  if (!isRedeemed && facts.isOver) return 'gone';
  if (!isRedeemed && (facts.isHeld || !facts.isRunning)) return 'promotion_not_available';
  if (!isRedeemed && !stepRequest.isReader) return 'user_not_eligible';
  if (!isRedeemed && facts.countries.length > 0) {
    const country = stepRequest.country ?? facts.addressCountry;
    if (country === null) return 'country';
    if (!facts.countries.includes(country)) return 'user_not_eligible';
  }
  const proof = proofOf(facts);
  if (proof === 'never') return 'user_not_eligible';
  if (proof === 'ask') return stepRequest.oneTimeId === null ? 'authentication' : 'one_time_code';
  if (isRedeemed) return 'success';
  if (stepRequest.isWorking && state !== 'failed') return 'working';
  if (stepRequest.isFailed || state === 'failed') return 'unexpected_error';
  if (facts.hasChoice && !stepRequest.isChosen) return 'choose';
  if (facts.isShipped && facts.addressCountry === null) return 'shipping_information';
  return 'redeem';
}

const OPEN: ReadonlySet<string> = new Set(['booked', 'pending', 'failed']);

/** Decides if the visitor is identified, can be verified, or cannot take part. */
function proofOf({ isStrong, isSent, isVisited, recipient, systems }: LinkFacts): 'known' | 'ask' | 'never' {
  // Only the advertiser knows its accounts: a recipient named by its program passes, nobody else can prove an account here.
  if (recipient?.provider === 'account') return 'known';
  if (isStrong) return 'never';
  if (isSent || isVisited || systems.length === 0) return 'known';
  return systems.includes('email') || systems.includes('mobile') ? 'ask' : 'never';
}

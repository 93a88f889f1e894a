import type { UiLocale } from '../../../../schema/foundation/contacts/languages.ts';
import type {
  BrandStatus,
  OfferStatus,
  PromotionStatus,
  RedemptionState,
  SaleStatus,
} from '../../../../schema/foundation/transitions.ts';
import { type Refusal, refused } from './refusal.ts';

/** The states of redemptions, as screens label them. */
export const REDEMPTION_STATE_WORDS: Record<UiLocale, Record<RedemptionState, string>> = {
  en: {
    booked: 'Booked',
    pending: 'Pending',
    redeemed: 'Redeemed',
    denied: 'Denied',
    failed: 'Failed',
    canceled: 'Canceled',
    expired: 'Expired',
    refunded: 'Refunded',
    blocked: 'Blocked',
  },
  fr: {
    booked: 'Réservée',
    pending: 'En attente',
    redeemed: 'Utilisée',
    denied: 'Refusée',
    failed: 'Échouée',
    canceled: 'Annulée',
    expired: 'Expirée',
    refunded: 'Remboursée',
    blocked: 'Bloquée',
  },
};

/** Statuses by what has them: in French they agree with it, and a promotion that is disabled is shown as deleted (PROMOLIST-19). */
const STATUS_WORDS = {
  promotion: {
    en: {
      enabled: 'Enabled',
      paused: 'Paused',
      completed: 'Completed',
      disabled: 'Deleted',
      testing: 'Testing',
    },
    fr: {
      enabled: 'Activée',
      paused: 'En pause',
      completed: 'Terminée',
      disabled: 'Supprimée',
      testing: 'En test',
    },
  },
  offer: {
    en: { enabled: 'Enabled', paused: 'Paused', disabled: 'Disabled' },
    fr: { enabled: 'Activée', paused: 'En pause', disabled: 'Désactivée' },
  },
  brand: {
    en: { enabled: 'Enabled', deactivated: 'Disabled' },
    fr: { enabled: 'Activée', deactivated: 'Désactivée' },
  },
  // Advertisers, products and SKUs.
  other: {
    en: { enabled: 'Enabled', disabled: 'Disabled' },
    fr: { enabled: 'Activé', disabled: 'Désactivé' },
  },
} as const satisfies Record<string, Record<UiLocale, Record<string, string>>>;

interface Statuses {
  promotion: PromotionStatus;
  offer: OfferStatus;
  brand: BrandStatus;
  other: SaleStatus;
}

/** The refusal of a move between two statuses, which are named as the screens label them. */
export function unreachableStatus<Noun extends keyof Statuses>(
  { locale }: { locale: UiLocale },
  noun: Noun,
  { from, to }: { from: Statuses[Noun]; to: Statuses[Noun] },
): Refusal {
  const words: Readonly<Record<string, string>> = STATUS_WORDS[noun][locale];
  return refused({ locale }, 'unreachable_status', { from: words[from] ?? from, to: words[to] ?? to });
}

/** The refusal of an action that the state of a redemption does not allow. */
export const wrongState = ({ locale }: { locale: UiLocale }, state: RedemptionState): Refusal =>
  refused({ locale }, 'wrong_state', { state: REDEMPTION_STATE_WORDS[locale][state] });

import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import { REDEMPTION_STATE_WORDS } from '../../foundation/http/refusals/statusWords.ts';

/** The words of a printed report in one language. */
export interface PdfWords {
  title: string;
  /** Under the title: when it was written, in which zone. */
  written: (moment: string, zone: string) => string;
  columns: {
    id: string;
    orderId: string;
    state: string;
    value: string;
    reward: string;
    promotion: string;
    activated: string;
    redeemed: string;
  };
  states: Record<RedemptionState, string>;
  code: string;
  empty: string;
}

export const PDF_WORDS: Record<'en' | 'fr', PdfWords> = {
  en: {
    title: 'Redemptions',
    written: (moment, zone) => `Written on ${moment} (${zone})`,
    columns: {
      id: 'Redemption',
      orderId: 'Order ID',
      state: 'State',
      value: 'Value',
      reward: 'Reward',
      promotion: 'Promotion',
      activated: 'Activated',
      redeemed: 'Redeemed',
    },
    states: REDEMPTION_STATE_WORDS.en,
    code: 'Code',
    empty: 'No redemption matches the filters.',
  },
  fr: {
    title: 'Utilisations',
    written: (moment, zone) => `Écrit le ${moment} (${zone})`,
    columns: {
      id: 'Utilisation',
      orderId: 'N° de commande',
      state: 'État',
      value: 'Valeur',
      reward: 'Récompense',
      promotion: 'Promotion',
      activated: 'Activée',
      redeemed: 'Utilisée',
    },
    states: REDEMPTION_STATE_WORDS.fr,
    code: 'Code',
    empty: 'Aucune utilisation ne correspond aux filtres.',
  },
};

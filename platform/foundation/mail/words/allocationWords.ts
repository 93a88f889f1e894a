/** An allocation request that was decided; `amount` is a decimal string in `currency`, below 0 to give back, 0 for rewards or an end alone. */
export interface DecidedAllocation {
  advertiserId: string;
  /** Its name. */
  advertiser: string;
  allocationId: string;
  /** The request's IO number, else that of its allocation; used as its name if present. */
  externalId?: string;
  /** Names of the rewards that the request brings, with their pieces. */
  rewards?: string;
  amount: string;
  currency: string;
  /** The requested end, a day `YYYY-MM-DD` or `never`; absent if the end does not change. */
  end?: string;
  /** Name of the other person who changed the request. */
  changedBy?: string;
  /** Name of the person who decided. */
  decidedBy?: string;
  /** Why it was rejected. */
  reason?: string;
}

/** Requests that wait for a decision. */
export interface WaitingRequests {
  /** How many, as digits. */
  waiting: string;
  /** The day `YYYY-MM-DD` of the oldest. */
  since: string;
}

const path = '/#/advertiser/{{advertiserId}}?tab=inventory';
const request =
  'request {{amount, aboutRequest}} {{allocationId, allocation}} of {{advertiser}}{{amount, requested}}';
const demande =
  'demande {{amount, aboutRequest}} {{allocationId, allocation}} de {{advertiser}}{{amount, requested}}';

/** The mails about requests for allocations: to the requester, and to the deciders. */
export const ALLOCATION_MAIL_WORDS = {
  allocation_approved: {
    en: {
      subject: 'Your {{amount, request}} for {{advertiser}} is approved',
      paragraphs: [`Your ${request} was approved.`, '{{changedBy, asAsked}}'],
      action: { label: 'Open the inventory', path },
    },
    fr: {
      subject: 'Votre {{amount, request}} pour {{advertiser}} est approuvée',
      paragraphs: [`Votre ${demande} a été approuvée.`, '{{changedBy, asAsked}}'],
      action: { label: 'Ouvrir le stock', path },
    },
  },
  allocation_rejected: {
    en: {
      subject: 'Your {{amount, request}} for {{advertiser}} was rejected',
      paragraphs: [
        `Your ${request} was rejected by {{decidedBy}}.{{changedBy, changed}}`,
        'Reason: {{reason}}',
        'No money was moved: the budget is unchanged. You can request again with other rewards or another amount.',
      ],
      action: { label: 'Open the inventory', path },
    },
    fr: {
      subject: 'Votre {{amount, request}} pour {{advertiser}} a été rejetée',
      paragraphs: [
        `Votre ${demande} a été rejetée par {{decidedBy}}.{{changedBy, changed}}`,
        'Motif : {{reason}}',
        'Aucun mouvement d’argent n’a eu lieu : le budget est inchangé. Vous pouvez refaire une demande avec d’autres récompenses ou un autre montant.',
      ],
      action: { label: 'Ouvrir le stock', path },
    },
  },
  allocation_withdrawn: {
    en: {
      subject: 'Your {{amount, request}} for {{advertiser}} was withdrawn',
      paragraphs: [
        `{{decidedBy}} withdrew your ${request}.{{changedBy, changed}}`,
        'It can no longer be approved, and no money was moved: the budget is unchanged. You can request again.',
      ],
      action: { label: 'Open the inventory', path },
    },
    fr: {
      subject: 'Votre {{amount, request}} pour {{advertiser}} a été retirée',
      paragraphs: [
        `{{decidedBy}} a retiré votre ${demande}.{{changedBy, changed}}`,
        'Elle ne peut plus être approuvée, et aucun mouvement d’argent n’a eu lieu : le budget est inchangé. Vous pouvez refaire une demande.',
      ],
      action: { label: 'Ouvrir le stock', path },
    },
  },
  allocations_waiting: {
    en: {
      subject: 'Pending allocation requests: {{waiting, count}}',
      paragraphs: [
        'Allocation requests awaiting your decision: {{waiting, count}}, the oldest since {{since, date}}.',
        'You get this message once a day while requests await your decision.',
      ],
      action: { label: 'Open the requests', path: '/#/reports/allocations?statuses=pending' },
    },
    fr: {
      subject: 'Demandes de dotation en attente : {{waiting, count}}',
      paragraphs: [
        'Des demandes de dotation attendent votre décision : {{waiting, count}}, la plus ancienne depuis le {{since, date}}.',
        'Vous recevez ce message une fois par jour, tant que des demandes attendent votre décision.',
      ],
      action: { label: 'Ouvrir les demandes', path: '/#/reports/allocations?statuses=pending' },
    },
  },
};

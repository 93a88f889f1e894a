/** A stock or a budget that is about to run out; days are `YYYY-MM-DD`. */
export interface RunningOut {
  /** Name of the reward with its SKU, or of the provider that holds the budget. */
  what: string;
  /** The remainder: pieces, or an amount with its currency. */
  left: string;
  /** When it is expected to run out, and the days between which it does in 80 of 100 cases. */
  day: string;
  earliest: string;
  latest: string;
  /** Working days in advance at which the alert was requested. */
  working_days: string;
  /** The filter of the report that shows it. */
  query: string;
}

const path = '/#/reports/inventory?{{query}}';

/** The mails to the people responsible for stock and budgets, that many working days before one runs out. */
export const STOCK_MAIL_WORDS = {
  stock_runs_out: {
    en: {
      subject: 'The stock of {{what}} runs out on {{day, date}}',
      paragraphs: [
        '{{left, count}} pieces of {{what}} are left. At the pace of the last 30 days they are used up on {{day, date}}, most likely between {{earliest, date}} and {{latest, date}}.',
        'You asked to be notified {{working_days}} working days before. You get this message once, until the stock is refilled.',
      ],
      action: { label: 'Open the inventory report', path },
    },
    fr: {
      subject: 'Le stock de {{what}} sera épuisé le {{day, date}}',
      paragraphs: [
        'Il reste {{left, count}} unités de {{what}}. Au rythme des 30 derniers jours, elles seront épuisées le {{day, date}}, très probablement entre le {{earliest, date}} et le {{latest, date}}.',
        'Vous avez demandé à être prévenu {{working_days}} jours ouvrés à l’avance. Vous recevez ce message une seule fois, jusqu’à ce que le stock soit réapprovisionné.',
      ],
      action: { label: 'Ouvrir le rapport de stock', path },
    },
  },
  source_budget_runs_out: {
    en: {
      subject: 'The budget with {{what}} runs out on {{day, date}}',
      paragraphs: [
        '{{left, money}} of the budget with {{what}} is left. At the pace of the last 30 days it is used up on {{day, date}}, most likely between {{earliest, date}} and {{latest, date}}.',
        'You asked to be notified {{working_days}} working days before. You get this message once, until the budget is topped up.',
      ],
      action: { label: 'Open the inventory report', path },
    },
    fr: {
      subject: 'Le budget chez {{what}} sera épuisé le {{day, date}}',
      paragraphs: [
        'Il reste {{left, money}} du budget chez {{what}}. Au rythme des 30 derniers jours, il sera épuisé le {{day, date}}, très probablement entre le {{earliest, date}} et le {{latest, date}}.',
        'Vous avez demandé à être prévenu {{working_days}} jours ouvrés à l’avance. Vous recevez ce message une seule fois, jusqu’à ce que le budget soit réapprovisionné.',
      ],
      action: { label: 'Ouvrir le rapport de stock', path },
    },
  },
};

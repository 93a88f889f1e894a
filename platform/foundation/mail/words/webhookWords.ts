/** A webhook, by the host that it delivers to. */
export interface StoppedWebhook {
  host: string;
}

const action = {
  en: { label: 'Open Guerdon', path: '/#/' },
  fr: { label: 'Ouvrir Guerdon', path: '/#/' },
};

/** The mails of webhooks: that one fails, that it stopped, and that it lost its creator. */
export const WEBHOOK_MAIL_WORDS = {
  webhook_failing: {
    en: {
      subject: 'The webhook to {{host}} fails',
      paragraphs: [
        'For more than an hour, {{host}} has taken no event: every attempt failed.',
        'We go on trying, in the same order, ever less often. After 5 days the webhook is paused. Nothing is lost: it goes on where it stopped.',
      ],
      action: action.en,
    },
    fr: {
      subject: 'Le webhook vers {{host}} échoue',
      paragraphs: [
        'Depuis plus d’une heure, {{host}} n’a accepté aucun événement : toutes les tentatives ont échoué.',
        'Nous continuons d’essayer, dans le même ordre, de moins en moins souvent. Au bout de 5 jours, le webhook est suspendu. Rien n’est perdu : il reprend là où il s’est arrêté.',
      ],
      action: action.fr,
    },
  },
  webhook_paused: {
    en: {
      subject: 'The webhook to {{host}} is paused',
      paragraphs: [
        'For 5 days, {{host}} has taken no event: the webhook is paused.',
        'When the receiver works again, enable the webhook: it goes on where it stopped, as far back as events are kept.',
      ],
      action: action.en,
    },
    fr: {
      subject: 'Le webhook vers {{host}} est suspendu',
      paragraphs: [
        'Depuis 5 jours, {{host}} n’a accepté aucun événement : le webhook est suspendu.',
        'Quand le destinataire fonctionnera de nouveau, activez le webhook : il reprendra là où il s’est arrêté, tant que les événements sont conservés.',
      ],
      action: action.fr,
    },
  },
  webhook_gone: {
    en: {
      subject: '{{host}} wants no more events',
      paragraphs: [
        '{{host}} answered 410 Gone: it wants no more events, and the webhook is paused.',
        'If that was a mistake, enable the webhook: it goes on where it stopped. Otherwise delete it.',
      ],
      action: action.en,
    },
    fr: {
      subject: '{{host}} ne veut plus d’événements',
      paragraphs: [
        '{{host}} a répondu 410 Gone : il ne veut plus d’événements, et le webhook est suspendu.',
        'Si c’était une erreur, activez le webhook : il reprendra là où il s’est arrêté. Sinon, supprimez-le.',
      ],
      action: action.fr,
    },
  },
  webhook_without_creator: {
    en: {
      subject: 'The webhook to {{host}} needs someone to take it over',
      paragraphs: [
        'The webhook to {{host}} received what {{creator}} may see. {{creator}} left or may no longer see it, so the webhook is paused.',
        'Take it over, and it goes on where it stopped with what you may see.',
      ],
      action: action.en,
    },
    fr: {
      subject: 'Le webhook vers {{host}} doit être repris',
      paragraphs: [
        'Le webhook vers {{host}} recevait ce que {{creator}} peut voir. {{creator}} n’est plus là ou ne peut plus le voir : le webhook est donc suspendu.',
        'Reprenez-le, et il continuera là où il s’est arrêté, avec ce que vous pouvez voir.',
      ],
      action: action.fr,
    },
  },
};

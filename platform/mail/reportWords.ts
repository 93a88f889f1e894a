/** A file that a schedule sent; the number of its rows as text. */
export interface ReadyReport {
  fileId: string;
  /** Name of the saved view. */
  view: string;
  rows: string;
  /** CSV or PDF. */
  format: string;
  /** Who has it sent. */
  owner: string;
}

const file = '/files/report/{{fileId}}';
const schedules = '/#/report-schedules';

const OPENED = {
  en: 'You can open it for 24 hours, signed in with the account that this mail was sent to. Nobody else can open this link. Each download is recorded.',
  fr: 'Vous pouvez l’ouvrir pendant 24 heures, en étant connecté au compte auquel ce message est adressé. Personne d’autre ne peut ouvrir ce lien. Chaque téléchargement est enregistré.',
};

const SENT_BY = {
  en: '{{owner}} has this report sent on a schedule. It holds what you may see, as it was when it was written.',
  fr: '{{owner}} a programmé l’envoi de ce rapport. Il contient ce que vous pouvez voir, tel qu’au moment de son écriture.',
};

/** The mails of schedules: to each recipient their file, to the owner what came to nothing. */
export const REPORT_MAIL_WORDS = {
  report_ready: {
    en: {
      subject: '{{view}}: your {{format}} report is ready',
      paragraphs: ['“{{view}}” holds {{rows, count}} rows.', SENT_BY.en, OPENED.en],
      action: { label: 'Download the file', path: file },
    },
    fr: {
      subject: '{{view}} : votre rapport {{format}} est prêt',
      paragraphs: ['« {{view}} » contient {{rows, count}} lignes.', SENT_BY.fr, OPENED.fr],
      action: { label: 'Télécharger le fichier', path: file },
    },
  },
  report_ready_days: {
    en: {
      subject: '{{view}}: your {{format}} report is ready',
      paragraphs: [
        '“{{view}}” from {{start, date}} to {{end, date}} holds {{rows, count}} rows.',
        SENT_BY.en,
        OPENED.en,
      ],
      action: { label: 'Download the file', path: file },
    },
    fr: {
      subject: '{{view}} : votre rapport {{format}} est prêt',
      paragraphs: [
        '« {{view}} » du {{start, date}} au {{end, date}} contient {{rows, count}} lignes.',
        SENT_BY.fr,
        OPENED.fr,
      ],
      action: { label: 'Télécharger le fichier', path: file },
    },
  },
  report_not_sent: {
    en: {
      subject: '{{view}} was not sent to {{person}}',
      paragraphs: [
        '{{person}} got no file of “{{view}}”: {{reason, fileReason}}',
        'The schedule goes on as before.',
      ],
      action: { label: 'Open the schedules', path: schedules },
    },
    fr: {
      subject: '{{view}} n’a pas été envoyé à {{person}}',
      paragraphs: [
        '{{person}} n’a pas reçu de fichier de « {{view}} » : {{reason, fileReason}}',
        'L’envoi programmé continue comme avant.',
      ],
      action: { label: 'Ouvrir les envois programmés', path: schedules },
    },
  },
  report_unreadable: {
    en: {
      subject: '{{view}} could not be sent',
      paragraphs: [
        'Nobody got a file of “{{view}}”: the report does not take the filters of this view any more.',
        'Open the view, choose its filters anew and save it. The schedule goes on as before.',
      ],
      action: { label: 'Open the schedules', path: schedules },
    },
    fr: {
      subject: '{{view}} n’a pas pu être envoyé',
      paragraphs: [
        'Personne n’a reçu de fichier de « {{view}} » : le rapport n’accepte plus les filtres de cette vue.',
        'Ouvrez la vue, choisissez de nouveau ses filtres et enregistrez-la. L’envoi programmé continue comme avant.',
      ],
      action: { label: 'Ouvrir les envois programmés', path: schedules },
    },
  },
  report_paused: {
    en: {
      subject: 'The schedule of {{view}} is paused',
      paragraphs: ['“{{view}}” is not sent any more: {{reason, pauseReason}}'],
      action: { label: 'Open the schedules', path: schedules },
    },
    fr: {
      subject: 'L’envoi programmé de {{view}} est suspendu',
      paragraphs: ['« {{view}} » n’est plus envoyé : {{reason, pauseReason}}'],
      action: { label: 'Ouvrir les envois programmés', path: schedules },
    },
  },
};

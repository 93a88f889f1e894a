/** A file that a schedule sent; the number of its rows is text, its days (both included) are empty if the report names none. */
export interface ReadyReport {
  fileId: string;
  /** Name of the saved view. */
  view: string;
  rows: string;
  /** CSV or PDF. */
  format: string;
  start: string;
  end: string;
}

const file = '/files/report/{{fileId}}';
const schedules = '/#/report-schedules';

const OPENED = {
  en: 'You can open it for 24 hours, signed in with the account that this e-mail was sent to. Nobody else can open this link. Each download is recorded.',
  fr: 'Vous pouvez l’ouvrir pendant 24 heures, en étant connecté au compte auquel ce message est adressé. Personne d’autre ne peut ouvrir ce lien. Chaque téléchargement est enregistré.',
};

const HOLDS = {
  en: '“{{view}}”{{start, reportDays}} holds {{rows, rows}}.',
  fr: '« {{view}} »{{start, reportDays}} contient {{rows, rows}}.',
};

/** The mails of schedules: the file to each recipient, failures to the owner. */
export const REPORT_MAIL_WORDS = {
  report_ready: {
    en: {
      subject: '{{view}}: your {{format}} report is ready',
      paragraphs: [
        HOLDS.en,
        'You scheduled this report. It contains what you may see, as of the time it was written.',
        OPENED.en,
      ],
      action: { label: 'Download the file', path: file },
    },
    fr: {
      subject: '{{view}} : votre rapport {{format}} est prêt',
      paragraphs: [
        HOLDS.fr,
        'Vous avez programmé l’envoi de ce rapport. Il contient ce que vous pouvez voir, tel qu’au moment de son écriture.',
        OPENED.fr,
      ],
      action: { label: 'Télécharger le fichier', path: file },
    },
  },
  report_received: {
    en: {
      subject: '{{view}}: your {{format}} report is ready',
      paragraphs: [
        HOLDS.en,
        '{{owner}} sends you this report on a schedule. It contains what you may see, as of the time it was written.',
        OPENED.en,
      ],
      action: { label: 'Download the file', path: file },
      leave: { text: 'You no longer need this report?', label: 'Stop receiving it', path: '{{path}}' },
    },
    fr: {
      subject: '{{view}} : votre rapport {{format}} est prêt',
      paragraphs: [
        HOLDS.fr,
        '{{owner}} vous envoie ce rapport régulièrement. Il contient ce que vous pouvez voir, tel qu’au moment de son écriture.',
        OPENED.fr,
      ],
      action: { label: 'Télécharger le fichier', path: file },
      leave: { text: 'Ce rapport ne vous est plus utile ?', label: 'Ne plus le recevoir', path: '{{path}}' },
    },
  },
  report_left: {
    en: {
      subject: '{{person}} no longer receives {{view}}',
      paragraphs: [
        '{{person}} stopped receiving “{{view}}” and is no longer among its recipients.',
        'Nothing changes for you and the others. You can add {{person}} again in the schedule.',
      ],
      action: { label: 'Open the schedules', path: schedules },
    },
    fr: {
      subject: '{{person}} ne reçoit plus {{view}}',
      paragraphs: [
        '{{person}} a demandé à ne plus recevoir « {{view}} » et ne fait plus partie des destinataires.',
        'Rien ne change pour vous ni pour les autres. Vous pouvez rajouter {{person}} dans l’envoi programmé.',
      ],
      action: { label: 'Ouvrir les envois programmés', path: schedules },
    },
  },
  report_not_sent: {
    en: {
      subject: '{{view}} was not sent to {{person}}',
      paragraphs: [
        '{{person}} did not receive “{{view}}”: {{reason, fileReason}}',
        'The schedule continues as before.',
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
  report_not_sent_to_owner: {
    en: {
      subject: '{{view}} was not sent to you',
      paragraphs: [
        'You did not receive “{{view}}”: {{reason, ownFileReason}}',
        'The schedule continues as before.',
      ],
      action: { label: 'Open the schedules', path: schedules },
    },
    fr: {
      subject: '{{view}} ne vous a pas été envoyé',
      paragraphs: [
        'Vous n’avez pas reçu de fichier de « {{view}} » : {{reason, ownFileReason}}',
        'L’envoi programmé continue comme avant.',
      ],
      action: { label: 'Ouvrir les envois programmés', path: schedules },
    },
  },
  report_unreadable: {
    en: {
      subject: '{{view}} could not be sent',
      paragraphs: [
        'No one received “{{view}}”: the report no longer accepts the filters of this view.',
        'Open the view, choose its filters again and save it. The schedule continues as before.',
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
      paragraphs: ['“{{view}}” is no longer sent: {{reason, pauseReason}}'],
      action: { label: 'Open the schedules', path: schedules },
    },
    fr: {
      subject: 'L’envoi programmé de {{view}} est suspendu',
      paragraphs: ['« {{view}} » n’est plus envoyé : {{reason, pauseReason}}'],
      action: { label: 'Ouvrir les envois programmés', path: schedules },
    },
  },
};

/** A finished export; the number of its rows as text. */
export interface ReadyExport {
  exportId: string;
  rows: string;
  /** CSV or PDF. */
  format: string;
}

const path = '/files/redemption-export/{{exportId}}';
const report = '/#/reports/redemptions';

/** The mails to the person who exported the redemption report (REDLIST-40). */
export const EXPORT_MAIL_WORDS = {
  redemption_export_ready: {
    en: {
      subject: 'Your {{format}} export of redemptions is ready',
      paragraphs: [
        'The file holds {{rows, redemptions}}: what you could see when it was written.',
        'You can open it for 24 hours, signed in with the account that asked for it. Nobody else can open this link. Each download is recorded.',
      ],
      action: { label: 'Download the file', path },
    },
    fr: {
      subject: 'Votre export {{format}} des utilisations est prêt',
      paragraphs: [
        'Le fichier contient {{rows, redemptions}} : ce que vous pouviez voir au moment de son écriture.',
        'Vous pouvez l’ouvrir pendant 24 heures, en étant connecté au compte qui l’a demandé. Personne d’autre ne peut ouvrir ce lien. Chaque téléchargement est enregistré.',
      ],
      action: { label: 'Télécharger le fichier', path },
    },
  },
  redemption_export_failed: {
    en: {
      subject: 'Your {{format}} export of redemptions could not be written',
      paragraphs: [
        'The file could not be written: something went wrong. Nothing else was changed.',
        'Export again. If it fails again, narrow the filters.',
      ],
      action: { label: 'Open the report', path: report },
    },
    fr: {
      subject: 'Votre export {{format}} des utilisations n’a pas pu être écrit',
      paragraphs: [
        'Il n’y a pas de fichier : un problème est survenu pendant son écriture. Rien d’autre n’a été modifié.',
        'Exportez de nouveau. S’il échoue encore, affinez les filtres.',
      ],
      action: { label: 'Ouvrir le rapport', path: report },
    },
  },
};

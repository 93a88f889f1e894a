import type { RowWarningCode } from '../../../../../schema/fulfillment/rowWarnings.ts';
import { translator, type Words } from '../../../../foundation/i18n/translator.ts';

/** The text of each warning about a row. */
export const ROW_WARNING_WORDS: Words<RowWarningCode> = {
  messages_unread: {
    en: 'An SMS does not contain this message, unless the text of the SMS has the placeholder for it.',
    fr: 'Un SMS ne contient pas ce message, sauf si le texte du SMS comporte la variable prévue.',
  },
  texts_garbled: {
    en: 'Some letters look wrong: {{text}}. Correct them, or send the file in UTF-8.',
    fr: 'Des lettres semblent erronées : {{text}}. Corrigez-les, ou envoyez le fichier en UTF-8.',
  },
  names_odd: {
    en: 'This name looks like a placeholder: {{text}}. A message that uses names would show it.',
    fr: 'Ce nom semble être un mot de remplissage : {{text}}. Un message qui utilise les noms l’afficherait.',
  },
  quotes_kept: {
    en: 'The quotes are part of this text: {{text}}. If they should not be, remove them.',
    fr: 'Les guillemets font partie de ce texte : {{text}}. Supprimez-les s’ils ne doivent pas y être.',
  },
  order_ids_dates: {
    en: 'This Order ID looks like a date that a spreadsheet made of it: {{text}}. It is sent as it is.',
    fr: 'Ce numéro de commande ressemble à une date créée par un tableur : {{text}}. Il est envoyé tel quel.',
  },
};

/** The warning about a row in a language. */
export const rowWarningMessage = translator(ROW_WARNING_WORDS);

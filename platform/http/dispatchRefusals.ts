/** Why a dispatch is not accepted, taken back, canceled or tried again: what is in the way and what helps. */
export const DISPATCH_REASONS = {
  promotion_not_running: {
    en: '“{{promotion}}” does not run now: enable it, or wait for its start.',
    fr: '« {{promotion}} » n’est pas en cours : activez-la, ou attendez son début.',
  },
  not_offered: {
    en: '“{{promotion}}” does not offer this: its experience and its channels decide what is sent, downloaded or activated.',
    fr: '« {{promotion}} » ne le propose pas : son expérience et ses canaux décident de ce qui est envoyé, téléchargé ou activé.',
  },
  not_acceptable: {
    en: 'Not enough total budget for this operation: it costs {{asked, money}}. Add budget, or send fewer.',
    fr: 'Budget total insuffisant pour cette opération : elle coûte {{asked, money}}. Ajoutez du budget, ou envoyez-en moins.',
  },
  not_acceptable_for_one: {
    en: 'Not enough total budget for this operation: it costs {{asked, money}}. Add budget first.',
    fr: 'Budget total insuffisant pour cette opération : elle coûte {{asked, money}}. Ajoutez d’abord du budget.',
  },
  total_changed: {
    en: 'The total is {{total, money}} now, and not what the preview said. Look at the preview again.',
    fr: 'Le total est maintenant de {{total, money}}, et non celui de l’aperçu. Consultez de nouveau l’aperçu.',
  },
  already_sent: {
    en: 'This file was sent already, on {{day, date}} by {{person}} (batch {{id}}). To send it again, change it or give another Order ID.',
    fr: 'Ce fichier a déjà été envoyé, le {{day, date}} par {{person}} (lot {{id}}). Pour l’envoyer de nouveau, modifiez-le ou donnez un autre numéro de commande.',
  },
  sent_just_now: {
    en: 'Somebody else has just sent this file. To send it again, change it or give another Order ID.',
    fr: 'Quelqu’un d’autre vient d’envoyer ce fichier. Pour l’envoyer de nouveau, modifiez-le ou donnez un autre numéro de commande.',
  },
  too_large_here: {
    en: 'At most {{most}} rewards go at once here: divide them into several batches.',
    fr: 'Au plus {{most}} récompenses partent à la fois ici : répartissez-les en plusieurs lots.',
  },
  reward_not_live: {
    en: '{{sku}} cannot be given in this promotion now: look at its status and state among its rewards.',
    fr: '{{sku}} ne peut pas être donnée dans cette promotion pour l’instant : voyez son statut et son état parmi ses récompenses.',
  },
  currency_mismatch: {
    en: '{{sku}} is in another currency than the budget: ask for a committed allocation of it first.',
    fr: '{{sku}} est dans une autre devise que le budget : demandez d’abord une allocation engagée de cette récompense.',
  },
  insufficient_stock: {
    en: 'The stock of {{sku}} does not suffice: send fewer, or ask for a further allocation of it.',
    fr: 'Le stock de {{sku}} ne suffit pas : envoyez-en moins, ou demandez une allocation supplémentaire.',
  },
  quota_exceeded: {
    en: 'The quota of {{sku}} does not suffice: send fewer, or have it raised.',
    fr: 'Le quota de {{sku}} ne suffit pas : envoyez-en moins, ou faites-le relever.',
  },
  insufficient_stock_for_one: {
    en: 'The stock of {{sku}} is used up: ask for a further allocation of it.',
    fr: 'Le stock de {{sku}} est épuisé : demandez une allocation supplémentaire.',
  },
  quota_exceeded_for_one: {
    en: 'The quota of {{sku}} is used up: have it raised.',
    fr: 'Le quota de {{sku}} est épuisé : faites-le relever.',
  },
  already_released: {
    en: 'It went out already and cannot be taken back whole. Cancel what has not gone out yet.',
    fr: 'L’envoi est déjà parti et ne peut plus être repris en entier. Annulez ce qui n’est pas encore parti.',
  },
  not_held: {
    en: 'Only a batch that waits can be sent now; this one went out or was taken back.',
    fr: 'Seul un lot en attente peut partir maintenant ; celui-ci est parti ou a été repris.',
  },
  not_released: {
    en: 'It has not gone out yet: wait for the end of its undo window, or send it now.',
    fr: 'L’envoi n’est pas encore parti : attendez la fin du délai d’annulation, ou envoyez-le maintenant.',
  },
  batch_canceled: {
    en: 'This batch was canceled: make a new one.',
    fr: 'Ce lot a été annulé : créez-en un autre.',
  },
  batch_working: {
    en: 'This batch is still working on the same: ask again when it is done.',
    fr: 'Ce lot travaille encore à la même chose : redemandez quand il aura terminé.',
  },
  not_redeemed_yet: {
    en: 'Nothing of this batch was redeemed yet: redeem it first.',
    fr: 'Rien de ce lot n’a encore été échangé : échangez-le d’abord.',
  },
  nothing_to_cancel: {
    en: 'Nothing of it is left to be canceled: all of it went out, failed for good or was canceled.',
    fr: 'Il n’y a plus rien à annuler : tout est parti, a échoué définitivement ou a été annulé.',
  },
  nothing_to_retry: {
    en: 'Nothing of it failed: there is nothing to try again.',
    fr: 'Rien n’a échoué : il n’y a rien à réessayer.',
  },
  nothing_to_extract: {
    en: 'There is nothing to put into this file: none of its rewards has what it would hold.',
    fr: 'Il n’y a rien à mettre dans ce fichier : aucune de ses récompenses n’a ce qu’il contiendrait.',
  },
  too_many_pdfs: {
    en: 'At most {{most}} PDFs go into one file: download the codes without PDFs, or batch by batch.',
    fr: 'Au plus {{most}} PDF tiennent dans un fichier : téléchargez les codes sans PDF, ou lot par lot.',
  },
  ticket_over: {
    en: 'This file was opened already, or its minute is over: ask for the download again.',
    fr: 'Ce fichier a déjà été ouvert, ou sa minute est écoulée : demandez de nouveau le téléchargement.',
  },
  no_address: {
    en: 'Its recipient has no address for this channel: give one first.',
    fr: 'Son destinataire n’a pas d’adresse pour ce canal : donnez-en une d’abord.',
  },
} as const;

/** Why a dispatch is not accepted, taken back, canceled or tried again: what is in the way and what helps. */
export const DISPATCH_REASONS = {
  advertiser_stops_dispatch: {
    en: 'The advertiser is disabled: nothing of this batch can go out. Enable it, or undo or cancel the batch to return its money at once.',
    fr: 'L’annonceur est désactivé : rien de ce lot ne peut partir. Activez-le, ou retirez ou annulez le lot pour libérer aussitôt son argent.',
  },
  promotion_stops_dispatch: {
    en: 'The promotion is no longer running: nothing of this batch can go out. Enable it, or undo or cancel the batch to return its money at once.',
    fr: 'La promotion n’est plus en cours : rien de ce lot ne peut partir. Activez-la, ou retirez ou annulez le lot pour libérer aussitôt son argent.',
  },
  maker_stops_dispatch: {
    en: 'Whoever created this batch is no longer allowed to: nothing of it can go out. Undo or cancel it, and send it anew.',
    fr: 'L’auteur de ce lot n’en a plus le droit : rien n’en peut partir. Retirez-le ou annulez-le, puis envoyez-le de nouveau.',
  },
  maker_stops_request: {
    en: 'You are no longer allowed to do this: nothing was sent. Ask someone who is.',
    fr: 'Vous n’en avez plus le droit : rien n’a été envoyé. Adressez-vous à quelqu’un qui l’a.',
  },
  request_is_real: {
    en: 'This dispatch is being saved or changed, which cannot be stopped. A new batch can be undone once it is there.',
    fr: 'Cet envoi est en cours d’enregistrement ou de modification, ce qui ne peut pas être arrêté. Un nouveau lot peut être retiré dès qu’il existe.',
  },
  dispatch_changing: {
    en: 'Another change of this batch is in progress: wait until it is done, then look at the batch again.',
    fr: 'Une autre modification de ce lot est en cours : attendez qu’elle soit terminée, puis consultez de nouveau le lot.',
  },
  promotion_not_running: {
    en: '“{{promotion}}” is not running: enable it, or wait for its start.',
    fr: '« {{promotion}} » n’est pas en cours : activez-la, ou attendez son début.',
  },
  not_offered: {
    en: '“{{promotion}}” does not offer this: its experience and its channels decide what is sent, downloaded or activated.',
    fr: '« {{promotion}} » ne le propose pas : son expérience et ses canaux décident de ce qui est envoyé, téléchargé ou activé.',
  },
  not_acceptable: {
    en: 'Not enough total budget for this operation\nIt costs {{asked, money}}. Add budget, or send fewer.',
    fr: 'Budget total insuffisant pour cette opération\nElle coûte {{asked, money}}. Ajoutez du budget, ou envoyez-en moins.',
  },
  not_acceptable_for_one: {
    en: 'Not enough total budget for this operation\nIt costs {{asked, money}}. Add budget first.',
    fr: 'Budget total insuffisant pour cette opération\nElle coûte {{asked, money}}. Ajoutez d’abord du budget.',
  },
  custom_images_loading: {
    en: 'The pictures are being loaded: {{settled}} of {{total}} so far. Nothing has been sent yet.',
    fr: 'Les images sont en cours de chargement : {{settled}} sur {{total}} pour l’instant. Rien n’a encore été envoyé.',
  },
  total_changed: {
    en: 'The total is now {{total, money}}, not what the preview showed. Check the preview again.',
    fr: 'Le total est maintenant de {{total, money}}, et non celui de l’aperçu. Consultez de nouveau l’aperçu.',
  },
  already_sent: {
    en: 'These rows were already sent on {{day, date}} by {{person}} (batch {{id}}). To send them again, change them or enter another Order ID.',
    fr: 'Ces lignes ont déjà été envoyées, le {{day, date}} par {{person}} (lot {{id}}). Pour les envoyer de nouveau, modifiez-les ou saisissez un autre numéro de commande.',
  },
  already_sent_in_part: {
    en: 'These rows were already sent on {{day, date}} by {{person}} (batch {{id}}). Some of them were refused: they wait on the page of that batch, where they can be corrected and sent.',
    fr: 'Ces lignes ont déjà été envoyées, le {{day, date}} par {{person}} (lot {{id}}). Certaines ont été refusées : elles attendent sur la page de ce lot, où elles peuvent être corrigées et envoyées.',
  },
  already_waiting: {
    en: 'These rows are already in a batch that waits: {{person}} created it on {{day, date}} (batch {{id}}), and nothing of it has gone out yet. To replace it, undo that batch first. To send them twice, change them or enter another Order ID.',
    fr: 'Ces lignes sont déjà dans un lot en attente : {{person}} l’a créé le {{day, date}} (lot {{id}}), et rien n’en est encore parti. Pour le remplacer, retirez d’abord ce lot. Pour les envoyer deux fois, modifiez-les ou saisissez un autre numéro de commande.',
  },
  already_waiting_in_part: {
    en: 'These rows are already in a batch that waits: {{person}} created it on {{day, date}} (batch {{id}}), and nothing of it has gone out yet. Some of them were refused: they wait on the page of that batch, where they can be corrected and sent.',
    fr: 'Ces lignes sont déjà dans un lot en attente : {{person}} l’a créé le {{day, date}} (lot {{id}}), et rien n’en est encore parti. Certaines ont été refusées : elles attendent sur la page de ce lot, où elles peuvent être corrigées et envoyées.',
  },
  sent_just_now: {
    en: 'Somebody else has just sent these rows. To send them again, change them or enter another Order ID.',
    fr: 'Quelqu’un d’autre vient d’envoyer ces lignes. Pour les envoyer de nouveau, modifiez-les ou saisissez un autre numéro de commande.',
  },
  too_large_here: {
    en: 'At most {{most}} rewards can be sent at once here: split them into several batches.',
    fr: 'Au plus {{most}} récompenses peuvent être envoyées à la fois ici : répartissez-les en plusieurs lots.',
  },
  reward_not_live: {
    en: '{{sku}} cannot be given in this promotion now: check its status and state among the rewards.',
    fr: '{{sku}} ne peut pas être donnée dans cette promotion pour l’instant : vérifiez son statut et son état parmi les récompenses.',
  },
  currency_mismatch: {
    en: '{{sku}} is in another currency than the budget: request a committed allocation of it first.',
    fr: '{{sku}} est dans une autre devise que le budget : demandez d’abord une dotation engagée de cette récompense.',
  },
  insufficient_stock: {
    en: 'The stock of {{sku}} is not sufficient: send fewer, or request another allocation of it.',
    fr: 'Le stock de {{sku}} ne suffit pas : envoyez-en moins, ou demandez une dotation supplémentaire.',
  },
  quota_exceeded: {
    en: 'The quota of {{sku}} is not sufficient: send fewer, or have it raised.',
    fr: 'Le quota de {{sku}} ne suffit pas : envoyez-en moins, ou faites-le relever.',
  },
  insufficient_codes: {
    en: '{{sku}} needs {{needed}} codes, and {{available}} are available: send fewer, or have its pool filled.',
    fr: '{{sku}} demande {{needed}} codes, et {{available}} sont disponibles : envoyez-en moins, ou faites remplir sa réserve.',
  },
  insufficient_codes_for_one: {
    en: '{{sku}} has no code left: have its pool filled.',
    fr: '{{sku}} n’a plus de code : faites remplir sa réserve.',
  },
  insufficient_stock_for_one: {
    en: 'The stock of {{sku}} is used up: request another allocation of it.',
    fr: 'Le stock de {{sku}} est épuisé : demandez une dotation supplémentaire.',
  },
  quota_exceeded_for_one: {
    en: 'The quota of {{sku}} is used up: have it raised.',
    fr: 'Le quota de {{sku}} est épuisé : faites-le relever.',
  },
  already_released: {
    en: 'The batch has already gone out and can no longer be undone as a whole. Cancel what has not gone out yet.',
    fr: 'Le lot est déjà parti et ne peut plus être retiré en entier. Annulez ce qui n’est pas encore parti.',
  },
  not_held: {
    en: 'Only a waiting batch can be sent now; this one went out or was undone.',
    fr: 'Seul un lot en attente peut partir maintenant ; celui-ci est parti ou a été retiré.',
  },
  already_recalled: {
    en: 'This batch was already undone: nothing of it goes out, and there is nothing left to undo.',
    fr: 'Ce lot a déjà été retiré : rien n’en part, et il n’y a plus rien à retirer.',
  },
  not_released: {
    en: 'The batch has not gone out yet: wait for the end of its undo window, or send it now.',
    fr: 'Le lot n’est pas encore parti : attendez la fin du délai de retrait, ou envoyez-le maintenant.',
  },
  batch_canceled: {
    en: 'This batch was canceled: create a new one.',
    fr: 'Ce lot a été annulé : créez-en un autre.',
  },
  batch_working: {
    en: 'This batch is still processing the same request: try again when it is done.',
    fr: 'Ce lot traite encore la même demande : réessayez quand il aura terminé.',
  },
  not_redeemed_yet: {
    en: 'No reward of this batch was redeemed yet: redeem it first.',
    fr: 'Aucune récompense de ce lot n’a encore été utilisée : utilisez-la d’abord.',
  },
  nothing_to_cancel: {
    en: 'There is nothing left to cancel: everything went out, failed for good or was canceled.',
    fr: 'Il n’y a plus rien à annuler : tout est parti, a échoué définitivement ou a été annulé.',
  },
  nothing_to_retry: {
    en: 'Nothing failed: there is nothing to retry.',
    fr: 'Rien n’a échoué : il n’y a rien à relancer.',
  },
  nothing_to_extract: {
    en: 'This file would be empty: none of the rewards has what it should contain.',
    fr: 'Ce fichier serait vide : aucune des récompenses n’a ce qu’il doit contenir.',
  },
  too_many_pdfs: {
    en: 'At most {{most}} PDFs go into one file: download the codes without PDFs, or batch by batch.',
    fr: 'Au plus {{most}} PDF tiennent dans un fichier : téléchargez les codes sans PDF, ou lot par lot.',
  },
  ticket_over: {
    en: 'This file was already opened, or its minute is over: start the download again.',
    fr: 'Ce fichier a déjà été ouvert, ou sa minute est écoulée : relancez le téléchargement.',
  },
  no_name: {
    en: 'The message uses the recipient’s name, which is not known: enter it first.',
    fr: 'Le message contient le nom du destinataire, qui n’est pas connu : saisissez-le d’abord.',
  },
  names_missing: {
    en: 'The message uses the recipient’s name, which is missing in {{count}} of the redemptions: enter the names there, or remove the name from the text of the message.',
    fr: 'Le message contient le nom du destinataire, qui manque dans {{count}} des utilisations : saisissez-y les noms, ou retirez le nom du texte du message.',
  },
  no_address: {
    en: 'The recipient has no address for this channel: enter one first.',
    fr: 'Le destinataire n’a pas d’adresse pour ce canal : saisissez-en une d’abord.',
  },
} as const;

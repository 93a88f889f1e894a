// Texts of refusals, English and French side by side: all titles, and the reasons of single nouns.
import { translator } from '../../i18n/translator.ts';
import { ACTION_REFUSALS } from './actionRefusals.ts';
import { BULK_REASONS } from './bulkRefusals.ts';
import { DISPATCH_REASONS } from './dispatchRefusals.ts';
import { EVENT_REASONS } from './eventRefusals.ts';
import { REDEMPTION_REASONS } from './redemptionRefusals.ts';
import { SCHEDULE_REASONS } from './scheduleRefusals.ts';
import { SERVICE_REASONS } from './serviceRefusals.ts';
import { VIEW_REASONS } from './viewRefusals.ts';

/** The title of each kind of refusal. */
export const REFUSAL_TITLES = {
  invalid_json: { en: 'The body is not JSON', fr: 'Le corps de la requête n’est pas du JSON' },
  idempotency_key_missing: { en: 'Idempotency-Key is missing', fr: 'L’en-tête Idempotency-Key manque' },
  unauthenticated: { en: 'Not signed in', fr: 'Non connecté' },
  no_roles_found: { en: 'No roles found', fr: 'Aucun rôle trouvé' },
  forbidden: { en: 'Forbidden', fr: 'Accès interdit' },
  not_found: { en: 'Not found', fr: 'Introuvable' },
  stale_version: { en: 'Changed in the meantime', fr: 'Modifié entre-temps' },
  illegal_transition: { en: 'Not possible in this state', fr: 'Impossible dans cet état' },
  idempotency_in_flight: { en: 'Already in progress', fr: 'Déjà en cours de traitement' },
  too_large: { en: 'Too large', fr: 'Trop volumineux' },
  invalid_parameters: { en: 'Invalid parameters', fr: 'Paramètres non valides' },
  idempotency_mismatch: {
    en: 'This was already saved with other values (same Idempotency-Key). Check what exists; start over to create another one.',
    fr: 'Ceci a déjà été enregistré, avec d’autres valeurs (même Idempotency-Key). Vérifiez ce qui existe ; recommencez à zéro pour en créer un autre.',
  },
  too_many_requests: { en: 'Too many requests', fr: 'Trop de requêtes' },
  internal: { en: 'Internal error', fr: 'Erreur interne' },
  unavailable: { en: 'Unavailable', fr: 'Indisponible' },
} as const;

/** Why a request of one noun is refused: what is in the way and what helps. */
export const REFUSAL_REASONS = {
  ...REDEMPTION_REASONS,
  ...ACTION_REFUSALS,
  ...DISPATCH_REASONS,
  ...BULK_REASONS,
  ...SCHEDULE_REASONS,
  ...VIEW_REASONS,
  ...SERVICE_REASONS,
  ...EVENT_REASONS,
  report_too_long: {
    en: 'This report takes too long to show: shorten the timeframe, group by less, or filter. The file contains everything, without a limit.',
    fr: 'Ce rapport prend trop de temps à afficher : raccourcissez la période, groupez moins, ou filtrez. Le fichier contient tout, sans limite.',
  },
  not_for_keys: {
    en: 'This concerns a person’s account: API keys and service accounts have none.',
    fr: 'Ceci concerne le compte d’une personne : les clés API et les comptes de service n’en ont pas.',
  },
  export_not_for_keys: {
    en: 'An export is mailed to a person: API keys and service accounts read the redemptions page by page.',
    fr: 'Un export est envoyé à une personne : les clés API et les comptes de service lisent les utilisations page par page.',
  },
  ability_not_of_key: {
    en: 'This requires the ability “{{ability}}”, which this API key does not have: ask someone who has it to create a new key.',
    fr: 'Il faut pour cela l’habilitation « {{ability}} », que cette clé API n’a pas : demandez une nouvelle clé à une personne qui l’a.',
  },
  ability_of_no_key: {
    en: 'This requires the ability “{{ability}}”, which no API key has: ask someone who has it to do this, signed in.',
    fr: 'Il faut pour cela l’habilitation « {{ability}} », qu’aucune clé API n’a : demandez-le à une personne qui l’a, une fois connectée.',
  },
  unreachable_status: {
    en: 'The status cannot go from “{{from}}” to “{{to}}”.',
    fr: 'Le statut ne peut pas passer de « {{from}} » à « {{to}} ».',
  },
  not_dead: {
    en: 'Only a job that failed, or waits for its next attempt, can be retried.',
    fr: 'Seule une tâche échouée, ou qui attend sa prochaine tentative, peut être relancée.',
  },
  insufficient_unallocated_budget: {
    en: 'Insufficient unallocated budget: {{asked, money}} is requested, {{free, money}} is free. Request less, or add budget first.',
    fr: 'Budget non alloué insuffisant : la demande est de {{asked, money}}, le montant disponible de {{free, money}}. Demandez moins, ou ajoutez d’abord du budget.',
  },
  insufficient_allocation: {
    en: 'The allocation holds less than the {{asked, money}} to give back: some of it was used in the meantime. Reject the request, so that less is requested.',
    fr: 'La dotation contient moins que le montant à restituer, {{asked, money}} : une partie a été utilisée entre-temps. Rejetez la demande, pour qu’un montant inférieur soit demandé.',
  },
  double_reward: {
    en: '{{sku}} is requested twice or is already in this allocation: name each reward once.',
    fr: '{{sku}} est demandé deux fois ou se trouve déjà dans cette dotation : nommez chaque récompense une seule fois.',
  },
  advertiser_disabled: {
    en: 'This advertiser is disabled: nothing new can be started for it. Enable it first, or choose another one.',
    fr: 'Cet annonceur est désactivé : rien de nouveau ne peut être commencé pour lui. Activez-le d’abord, ou choisissez-en un autre.',
  },
  promotion_in_use: {
    en: '“{{promotion}}” cannot be deleted: its rewards were given or are pending. Pause or complete it instead.',
    fr: '« {{promotion}} » ne peut pas être supprimée : des récompenses ont été remises ou sont en attente. Mettez-la plutôt en pause, ou terminez-la.',
  },
  phone_number_missing: {
    en: 'Your account has no phone number to send the SMS to: enter one in your account first.',
    fr: 'Votre compte n’a pas de numéro de téléphone auquel envoyer le SMS : saisissez-en un dans votre compte.',
  },
  phone_number_national: {
    en: 'The phone number of your account has no country code: add it in your account, for example +33 6 12 34 56 78.',
    fr: 'Le numéro de téléphone de votre compte n’a pas d’indicatif de pays : ajoutez-le dans votre compte, par exemple +33 6 12 34 56 78.',
  },
  email_not_confirmed: {
    en: 'The e-mail of your account is not confirmed: nothing is sent to it until then.',
    fr: 'L’e-mail de votre compte n’est pas confirmé : rien n’y est envoyé d’ici là.',
  },
  draft_exists: {
    en: 'You have an unfinished promotion for this advertiser: create it first, or let the copy replace it.',
    fr: 'Vous avez une promotion inachevée pour cet annonceur : créez-la d’abord, ou laissez la copie la remplacer.',
  },
  import_complete: {
    en: 'All rows of this file have arrived already: begin a new import for others.',
    fr: 'Toutes les lignes de ce fichier sont déjà arrivées : commencez un nouvel import pour les autres.',
  },
  import_not_tried: { en: 'Check this file first.', fr: 'Vérifiez d’abord ce fichier.' },
  draft_used: {
    en: 'This draft already became the promotion “{{promotion}}” in another tab. Open that promotion, or make a new draft of what is entered here.',
    fr: 'Ce brouillon est déjà devenu la promotion « {{promotion}} » dans un autre onglet. Ouvrez cette promotion, ou faites un nouveau brouillon de ce qui est saisi ici.',
  },
  draft_changed: {
    en: 'This draft was changed in another tab. Look at it again, then create the promotion.',
    fr: 'Ce brouillon a été modifié dans un autre onglet. Relisez-le, puis créez la promotion.',
  },
  promotion_ended: {
    en: '“{{promotion}}” is over: give it a later end first.',
    fr: '« {{promotion}} » est terminée : donnez-lui d’abord une fin plus tardive.',
  },
  invalid_allocation: {
    en: 'Committed allocation is not allowed for this advertiser: request an open allocation.',
    fr: 'La dotation engagée n’est pas autorisée pour cet annonceur : demandez une dotation ouverte.',
  },
  nothing_to_give_back: {
    en: 'There is nothing to give back: only an expired committed allocation can give back what it holds, and a pending request may already cover it.',
    fr: 'Il n’y a rien à restituer : seule une dotation engagée expirée peut restituer ce qu’elle contient, et une demande en attente le couvre peut-être déjà.',
  },
  allocation_expired: {
    en: 'The allocation would end in the past: reject the request, so that it is sent again with another date.',
    fr: 'La dotation serait déjà expirée : rejetez la demande pour qu’elle soit refaite avec une autre date.',
  },
  made_requester: {
    en: 'You created the account of {{person}}, who requested or changed this: until {{until, date}} someone else decides.',
    fr: 'Vous avez créé le compte de {{person}}, qui a fait ou modifié cette demande : jusqu’au {{until, date}}, une autre personne doit décider.',
  },
  changed_requester: {
    en: 'You changed the roles or the e-mail of {{person}}, who requested or changed this: until {{until, date}} someone else decides.',
    fr: 'Vous avez modifié les rôles ou l’e-mail de {{person}}, qui a fait ou modifié cette demande : jusqu’au {{until, date}}, une autre personne doit décider.',
  },
  made_by_requester: {
    en: '{{person}}, who requested or changed this, created your account: until {{until, date}} someone else decides.',
    fr: '{{person}}, qui a fait ou modifié cette demande, a créé votre compte : jusqu’au {{until, date}}, une autre personne doit décider.',
  },
  changed_by_requester: {
    en: '{{person}}, who requested or changed this, changed your roles or your e-mail: until {{until, date}} someone else decides.',
    fr: '{{person}}, qui a fait ou modifié cette demande, a modifié vos rôles ou votre e-mail : jusqu’au {{until, date}}, une autre personne doit décider.',
  },
  same_maker: {
    en: 'Your account and that of {{person}}, who requested or changed this, go back to the same person: until {{until, date}} someone else decides.',
    fr: 'Votre compte et celui de {{person}}, qui a fait ou modifié cette demande, remontent à la même personne : jusqu’au {{until, date}}, une autre personne doit décider.',
  },
  own_request: {
    en: 'You requested or changed this: someone else decides.',
    fr: 'Vous avez fait ou modifié cette demande : une autre personne doit décider.',
  },
  not_own_request: {
    en: 'Someone else requested this: only they or the operator can withdraw it.',
    fr: 'Une autre personne a fait cette demande : elle seule ou l’opérateur peut la retirer.',
  },
  account_frozen: {
    en: 'The budget of this advertiser is frozen until its books reconcile again: no money can be moved. Support has been notified.',
    fr: 'Le budget de cet annonceur est gelé jusqu’à ce que ses comptes concordent : aucun mouvement d’argent n’est possible. L’assistance est prévenue.',
  },
  not_editable: {
    en: 'Only an allocation awaiting its first decision can be changed; this one has been decided.',
    fr: 'Seule une dotation en attente de sa première décision peut être modifiée ; celle-ci a déjà été traitée.',
  },
  already_decided: { en: 'This request has already been decided.', fr: 'Cette demande a déjà été traitée.' },
  external_issuer: {
    en: 'Sign-in goes through another provider here, which does not know our keys. Create the client there.',
    fr: 'Ici, la connexion passe par un autre fournisseur, qui ne connaît pas nos clés. Créez le client chez lui.',
  },
  too_many_keys: {
    en: 'This advertiser has {{most}} API keys, which is the most. Delete one that is no longer used.',
    fr: 'Cet annonceur a {{most}} clés API, le maximum. Supprimez-en une qui ne sert plus.',
  },
  secret_already_shown: {
    en: 'This key has already been created, and its secret was shown once. If it is lost, delete the key and create another.',
    fr: 'Cette clé a déjà été créée et son secret n’a été montré qu’une fois. S’il est perdu, supprimez la clé et créez-en une autre.',
  },
  account_disabled: {
    en: 'This account is disabled: enable it first.',
    fr: 'Ce compte est désactivé : activez-le d’abord.',
  },
  nothing_to_prove: {
    en: 'The e-mail of this account is confirmed: there is nothing to send.',
    fr: 'L’e-mail de ce compte est confirmé : il n’y a rien à envoyer.',
  },
  not_bound: {
    en: 'This account is not linked to anyone at another sign-in provider.',
    fr: 'Ce compte n’est associé à personne chez un autre fournisseur de connexion.',
  },
  already_accepted: {
    en: 'The invitation was accepted. Disable the account if it is not to be used.',
    fr: 'L’invitation a été acceptée. Désactivez le compte s’il ne doit plus servir.',
  },
  own_account: {
    en: 'You cannot disable your own account or take account management away from it.',
    fr: 'Vous ne pouvez ni désactiver votre propre compte ni lui retirer la gestion des comptes.',
  },
  brand_deactivated: {
    en: 'The brand {{brand}} is disabled: it cannot get new products or rewards. Enable it first, or choose another one.',
    fr: 'La marque {{brand}} est désactivée : elle ne reçoit plus de produits ni de récompenses. Activez-la d’abord, ou choisissez-en une autre.',
  },
  product_disabled: {
    en: 'The product {{product}} is disabled: its rewards cannot be enabled, and it cannot get new ones. Enable the product first.',
    fr: 'Le produit {{product}} est désactivé : ses récompenses ne peuvent pas être activées, et il n’en reçoit pas de nouvelle. Activez d’abord le produit.',
  },
  product_offered: {
    en: 'The product {{product}} is already offered: a new reward would appear in its catalogs at once. Someone who may edit rewards can add it.',
    fr: 'Le produit {{product}} est déjà proposé : une nouvelle récompense apparaîtrait aussitôt dans ses catalogues. Une personne qui peut modifier les récompenses peut l’ajouter.',
  },
  dimension_in_use: {
    en: 'Rewards of this product have a value of “{{dimension}}”: it cannot be removed or fixed.',
    fr: 'Des récompenses de ce produit ont une valeur de « {{dimension}} » : elle ne peut être ni retirée ni fixée.',
  },
  dimension_missing: {
    en: '{{count}} of the product’s rewards have no value of “{{dimension}}”: {{skus}}. Let it vary without being required, give them values, then require it.',
    fr: '{{count}} des récompenses du produit n’ont pas de valeur de « {{dimension}} » : {{skus}}. Laissez-la varier sans la rendre obligatoire, donnez-leur des valeurs, puis rendez-la obligatoire.',
  },
  value_in_use: {
    en: '{{sku}} was given or set aside: its face value and currency cannot change. Create another reward with the new value and disable this one.',
    fr: '{{sku}} a été donné ou réservé : sa valeur faciale et sa devise ne peuvent pas changer. Créez une autre récompense avec la nouvelle valeur et désactivez celle-ci.',
  },
  variable_value: {
    en: '{{sku}} has a variable value: it has no values of dimensions.',
    fr: '{{sku}} a une valeur variable : elle n’a pas de valeurs de dimensions.',
  },
  too_many_uploads_waiting: {
    en: 'At most {{most}} uploads can wait at a time: complete them, or try again in an hour.',
    fr: 'Au plus {{most}} fichiers peuvent attendre à la fois : terminez-les, ou réessayez dans une heure.',
  },
  too_many_uploads: {
    en: 'At most {{most}} files can be uploaded within 24 hours. Try again tomorrow.',
    fr: 'Au plus {{most}} fichiers peuvent être envoyés en 24 heures. Réessayez demain.',
  },
} as const;

export type RefusalName = keyof typeof REFUSAL_TITLES;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

/** The title of a refusal in a language. */
export const refusalTitle = translator(REFUSAL_TITLES);
/** The reason of a refusal in a language. */
export const refusalReason = translator(REFUSAL_REASONS);

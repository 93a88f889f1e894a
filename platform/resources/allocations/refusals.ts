import { formatMinor } from '../../../schema/money.ts';
import type { Scope } from '../../access/scope.ts';
import { Refusal } from '../../http/refusal.ts';
import { formatMessage, type MessageParams } from '../../i18n/message.ts';

/** Why a request for an allocation, a change of it or a decision about it is refused: what is in the way and what helps. */
const SENTENCES = {
  insufficient_unallocated_budget: {
    en: 'Insufficient unallocated budget: {asked|money} is asked for, {free|money} is free. Ask for less, or add budget first.',
    fr: 'Budget non alloué insuffisant : la demande est de {asked|money}, le montant disponible de {free|money}. Demandez moins, ou ajoutez d’abord du budget.',
  },
  insufficient_allocation: {
    en: 'The allocation holds less than the {asked|money} that should be given back: some of it was used in the meantime. Reject the request and ask again for less.',
    fr: 'L’allocation contient moins que le montant à rendre, {asked|money} : une partie a été utilisée entre-temps. Refusez la demande et refaites-en une plus petite.',
  },
  double_reward: {
    en: '{sku} is asked for twice or is in this allocation already: name each reward once.',
    fr: '{sku} est demandé deux fois ou se trouve déjà dans cette allocation : nommez chaque récompense une seule fois.',
  },
  advertiser_disabled: {
    en: 'This advertiser is disabled: nothing new can be asked for. Enable it first, or choose another one.',
    fr: 'Cet annonceur est désactivé : aucune nouvelle demande n’est possible. Activez-le d’abord, ou choisissez-en un autre.',
  },
  invalid_allocation: {
    en: 'Committed allocation is not allowed for this advertiser: ask for an open allocation.',
    fr: 'L’allocation engagée n’est pas autorisée pour cet annonceur : demandez une allocation ouverte.',
  },
  allocation_expired: {
    en: 'The allocation would end in the past: reject the request, so that it is asked for again with another date.',
    fr: 'L’allocation serait déjà échue : refusez la demande pour qu’elle soit refaite avec une autre date.',
  },
  own_request: {
    en: 'You asked for this or changed it: somebody else decides.',
    fr: 'Vous avez fait ou modifié cette demande : une autre personne doit décider.',
  },
  made_requester: {
    en: '{person}, who asked for this or changed it, has an account that you made: until {until|date} somebody else decides.',
    fr: 'Vous avez créé le compte de {person}, qui a fait ou modifié cette demande : jusqu’au {until|date}, une autre personne doit décider.',
  },
  changed_requester: {
    en: 'You changed the roles or the e-mail of {person}, who asked for this or changed it: until {until|date} somebody else decides.',
    fr: 'Vous avez modifié les rôles ou l’e-mail de {person}, qui a fait ou modifié cette demande : jusqu’au {until|date}, une autre personne doit décider.',
  },
  made_by_requester: {
    en: '{person}, who asked for this or changed it, made your account: until {until|date} somebody else decides.',
    fr: '{person}, qui a fait ou modifié cette demande, a créé votre compte : jusqu’au {until|date}, une autre personne doit décider.',
  },
  changed_by_requester: {
    en: '{person}, who asked for this or changed it, changed your roles or your e-mail: until {until|date} somebody else decides.',
    fr: '{person}, qui a fait ou modifié cette demande, a modifié vos rôles ou votre e-mail : jusqu’au {until|date}, une autre personne doit décider.',
  },
  not_own_request: {
    en: 'Somebody else asked for this: only they or the operator can withdraw it.',
    fr: 'Une autre personne a fait cette demande : elle seule ou l’opérateur peut la retirer.',
  },
  account_frozen: {
    en: 'The budget of this advertiser is frozen until its figures tie again: nothing can be moved. Support has been told.',
    fr: 'Le budget de cet annonceur est gelé jusqu’à ce que ses chiffres concordent : rien ne peut être déplacé. Le support est prévenu.',
  },
  not_editable: {
    en: 'Only an allocation that waits for its first decision can be changed; this one was decided.',
    fr: 'Seule une allocation en attente de sa première décision peut être modifiée ; celle-ci est décidée.',
  },
  already_decided: {
    en: 'This request was decided already.',
    fr: 'Cette demande est déjà décidée.',
  },
} as const;

type Reason = keyof typeof SENTENCES;

/** A move the state does not allow keeps the name of all such moves. */
const ILLEGAL: readonly Reason[] = ['not_editable', 'already_decided'];

/** The refusal of this reason, said in the caller's language; 409. */
export function refused({ locale }: Scope, reason: Reason, params: MessageParams = {}): Refusal {
  return new Refusal('illegal_transition', {
    ...(ILLEGAL.includes(reason) ? {} : { errorName: reason }),
    message: formatMessage(SENTENCES[reason][locale], params, locale),
  });
}

/** More is asked for than is free; both in minor units. */
export function insufficient(
  scope: Scope,
  asked: bigint,
  { free, currency }: { free: bigint; currency: string },
) {
  return refused(scope, 'insufficient_unallocated_budget', {
    asked: formatMinor(asked, currency),
    free: formatMinor(free, currency),
    currency,
  });
}

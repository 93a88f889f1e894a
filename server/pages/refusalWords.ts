import type { UiLocale } from '../../schema/foundation/contacts/languages.ts';

/** Title and text for one kind of refusal. */
type Words = readonly [title: string, text: string];

export type RefusalKind =
  | 'bad_request'
  | 'signed_out'
  | 'forbidden'
  | 'not_found'
  | 'wrong_method'
  | 'slow'
  | 'gone'
  | 'too_large'
  | 'long_address'
  | 'busy'
  | 'large_headers'
  | 'refused'
  | 'failed'
  | 'unavailable';

/** Texts of a refusal page, by its kind. */
interface RefusalWords {
  kinds: Readonly<Record<RefusalKind, Words>>;
  /** With `{duration}`. */
  againIn: string;
  againSoon: string;
  /** After a form that may or may not have been processed. */
  unknownOutcome: string;
  requestId: string;
  again: string;
  back: string;
  signIn: string;
  start: string;
  catalog: string;
}

export const REFUSAL_WORDS: Readonly<Record<UiLocale, RefusalWords>> = {
  en: {
    kinds: {
      bad_request: ['This address is not valid', 'Check it for typing errors, or go to the start page.'],
      signed_out: ['Sign in to continue', 'You are not signed in, or your session has ended.'],
      forbidden: [
        'You do not have access to this page',
        'Ask an administrator of your organization for access.',
      ],
      not_found: [
        'Page not found',
        'There is nothing at this address. Check it for typing errors, or go to the start page.',
      ],
      wrong_method: ['This page cannot be opened in this way', 'Go back and use the buttons of the page.'],
      slow: ['The request took too long', 'Your connection may be slow.'],
      gone: ['This is no longer available', 'It was removed, or its time is over.'],
      too_large: ['You sent too much at once', 'Go back and send less.'],
      long_address: ['This address is too long', 'Check that it is complete and correct.'],
      busy: ['Too many requests', 'Too many requests came in a short time.'],
      large_headers: [
        'Your browser sends too much data',
        'Delete the cookies of this site in the settings of your browser, then try again.',
      ],
      refused: ['This request was refused', 'Go back and try again.'],
      failed: [
        'Something went wrong',
        'The error is on our side. If it happens again, give your administrator the request ID.',
      ],
      unavailable: [
        'Guerdon cannot be reached at the moment',
        'It is starting, being updated, or very busy.',
      ],
    },
    againIn: 'Try again in {duration}.',
    againSoon: 'Try again in a moment.',
    unknownOutcome: 'What you sent may not have been saved. Check it before you send it again.',
    requestId: 'Request ID',
    again: 'Try again',
    back: 'Back',
    signIn: 'Sign in',
    start: 'Go to the start page',
    catalog: 'Go to the catalog',
  },
  fr: {
    kinds: {
      bad_request: [
        'Cette adresse n’est pas valide',
        'Vérifiez qu’elle ne contient pas de faute de frappe, ou allez à la page d’accueil.',
      ],
      signed_out: [
        'Connectez-vous pour continuer',
        'Vous n’êtes pas connecté, ou votre session est terminée.',
      ],
      forbidden: [
        'Vous n’avez pas accès à cette page',
        'Demandez l’accès à un administrateur de votre organisation.',
      ],
      not_found: [
        'Page introuvable',
        'Il n’y a rien à cette adresse. Vérifiez-la, ou allez à la page d’accueil.',
      ],
      wrong_method: [
        'Cette page ne peut pas être ouverte ainsi',
        'Revenez en arrière et utilisez les boutons de la page.',
      ],
      slow: ['La requête a pris trop de temps', 'Votre connexion est peut-être lente.'],
      gone: ['Cette page n’est plus disponible', 'Elle a été supprimée, ou son délai est passé.'],
      too_large: ['L’envoi est trop volumineux', 'Revenez en arrière et envoyez-en moins.'],
      long_address: ['Cette adresse est trop longue', 'Vérifiez qu’elle est complète et correcte.'],
      busy: ['Trop de requêtes', 'Trop de requêtes sont arrivées en peu de temps.'],
      large_headers: [
        'Votre navigateur envoie trop de données',
        'Supprimez les cookies de ce site dans les réglages de votre navigateur, puis réessayez.',
      ],
      refused: ['Cette requête a été refusée', 'Revenez en arrière et réessayez.'],
      failed: [
        'Une erreur est survenue',
        'L’erreur vient de nous. Si elle se reproduit, indiquez l’identifiant de la requête à votre administrateur.',
      ],
      unavailable: [
        'Guerdon est inaccessible pour le moment',
        'Le service démarre, est en cours de mise à jour ou est très sollicité.',
      ],
    },
    againIn: 'Réessayez dans {duration}.',
    againSoon: 'Réessayez dans un instant.',
    unknownOutcome: 'Votre envoi n’a peut-être pas été enregistré. Vérifiez-le avant de recommencer.',
    requestId: 'Identifiant de la requête',
    again: 'Réessayer',
    back: 'Retour',
    signIn: 'Se connecter',
    start: 'Aller à la page d’accueil',
    catalog: 'Aller au catalogue',
  },
};

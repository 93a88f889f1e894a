// The words of the issuer's own pages, in English and French, and which of the two a visitor reads.

const en = {
  signIn: 'Sign in',
  signInTitle: 'Sign in to Guerdon',
  signInLead: 'The back office for rewards and gift cards.',
  login: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  failedTitle: 'Sign-in failed',
  loginMissing: 'Enter your e-mail.',
  loginTooLong: 'This e-mail is too long: at most {most} characters.',
  passwordMissing: 'Enter your password.',
  passwordTooLong: 'This password is too long: at most {most} characters.',
  wrong: 'Incorrect e-mail or password.',
  wait: 'Too many failed attempts. Try again in {seconds} s.',
  demoTitle: 'Demo accounts',
  demoLead: 'Select an account to sign in. They all have the password {password}.',
  demoRoles: 'One account for each role',
  expiredTitle: 'This sign-in has expired',
  expiredText: 'It was left open too long, or was completed in another tab.',
  again: 'Sign in again',
  errorTitle: 'Sign-in failed',
  errorText: 'Start again from the application. If it happens again, give your administrator this code:',
  signOutErrorTitle: 'Sign-out failed',
  signOutErrorText:
    'You may be signed out already: open Guerdon to see. If not, sign out again. The error is',
  requestId: 'Request ID',
  toApplication: 'Back to Guerdon',
  logoutTitle: 'Do you want to sign out?',
  logoutText: 'You will be signed out of Guerdon on this device.',
  logoutSubmit: 'Sign out',
  logoutCancel: 'Stay signed in',
  loggedOutTitle: 'You are signed out',
  loggedOutText: 'You can close this page, or sign in again.',
};

export type Words = typeof en;

const fr: Words = {
  signIn: 'Connexion',
  signInTitle: 'Connexion à Guerdon',
  signInLead: 'La gestion des récompenses et des cartes cadeaux.',
  login: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  failedTitle: 'Échec de la connexion',
  loginMissing: 'Saisissez votre adresse e-mail.',
  loginTooLong: 'Cette adresse e-mail est trop longue : {most} caractères au maximum.',
  passwordMissing: 'Saisissez votre mot de passe.',
  passwordTooLong: 'Ce mot de passe est trop long : {most} caractères au maximum.',
  wrong: 'Adresse e-mail ou mot de passe incorrect.',
  wait: 'Trop de tentatives échouées. Réessayez dans {seconds} s.',
  demoTitle: 'Comptes de démonstration',
  demoLead: 'Choisissez un compte pour vous connecter. Leur mot de passe à tous est {password}.',
  demoRoles: 'Un compte pour chaque rôle',
  expiredTitle: 'Cette connexion a expiré',
  expiredText: 'Elle est restée ouverte trop longtemps, ou s’est terminée dans un autre onglet.',
  again: 'Se connecter à nouveau',
  errorTitle: 'Échec de la connexion',
  errorText:
    'Recommencez depuis l’application. Si cela se reproduit, indiquez ce code à votre administrateur :',
  signOutErrorTitle: 'Échec de la déconnexion',
  signOutErrorText:
    'Vous êtes peut-être déjà déconnecté : ouvrez Guerdon pour le vérifier. Sinon, déconnectez-vous de nouveau. L’erreur est',
  requestId: 'Identifiant de la requête',
  toApplication: 'Retour à Guerdon',
  logoutTitle: 'Voulez-vous vous déconnecter ?',
  logoutText: 'Vous serez déconnecté de Guerdon sur cet appareil.',
  logoutSubmit: 'Se déconnecter',
  logoutCancel: 'Rester connecté',
  loggedOutTitle: 'Vous êtes déconnecté',
  loggedOutText: 'Vous pouvez fermer cette page, ou vous connecter à nouveau.',
};

export type Language = 'en' | 'fr';

export const WORDS: Record<Language, Words> = { en, fr };

/** The first of our languages that these preferences name, in their order; each may be a list as in `Accept-Language`. English when none does. */
export function languageOf(...preferences: (string | undefined)[]): Language {
  for (const preference of preferences) {
    for (const tag of rank(preference ?? '')) if (tag === 'en' || tag === 'fr') return tag;
  }
  return 'en';
}

function rank(list: string): string[] {
  return list
    .slice(0, 200)
    .split(/[,\s]+(?!q=)/)
    .map((entry) => {
      const [tag = '', quality] = entry.split(/\s*;\s*q=/);
      return { tag: tag.trim().toLowerCase().slice(0, 2), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

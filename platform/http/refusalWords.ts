import type { RefusalName } from './refusal.ts';

/** The refusals' titles in French; the English ones stand beside their statuses. */
export const frenchRefusals: Record<RefusalName, string> = {
  invalid_json: 'Le corps de la requête n’est pas du JSON',
  idempotency_key_missing: 'L’en-tête Idempotency-Key manque',
  unauthenticated: 'Non connecté',
  no_roles_found: 'Aucun rôle trouvé',
  forbidden: 'Accès interdit',
  not_found: 'Introuvable',
  stale_version: 'Modifié entre-temps',
  illegal_transition: 'Impossible dans cet état',
  idempotency_in_flight: 'Déjà en cours de traitement',
  too_large: 'Trop volumineux',
  invalid_parameters: 'Paramètres invalides',
  idempotency_mismatch: 'Idempotency-Key déjà utilisée pour autre chose',
  too_many_requests: 'Trop de requêtes',
  internal: 'Erreur interne',
  unavailable: 'Indisponible',
};

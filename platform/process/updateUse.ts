import { noteKeyUse } from '../advertisers/interface.ts';
import type { UpdateUse } from '../foundation/access/noteUses.ts';
import { noteSecretUse, noteServiceUse } from '../people/interface.ts';

/** Notes the use of the secret of a service account, of an API key, or of a service account of an external issuer. */
export const updateUse: UpdateUse = ({ clientId, secretId, issuer, subject }) => {
  if (secretId !== undefined) return noteSecretUse(secretId);
  return issuer === undefined ? noteKeyUse(clientId) : noteServiceUse({ issuer, subject });
};

import { ServiceAccountFormCreateDocument } from '../../../operations/serviceAccounts/ServiceAccountCreateScreen.generated.ts';
import type { NewServiceAccount, newServiceAccount } from '../../../schema/rules/serviceAccounts.ts';
import type { KnownKey } from '../../components/secrets/keyFile.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';

/** Creates the service account, once however often it is sent, and passes its secret on; an empty one if an external issuer has it. */
export function useCreateServiceAccount(
  form: FormApi<typeof newServiceAccount>,
  onCreated: (key: Required<KnownKey>) => void,
): (input: NewServiceAccount) => Promise<void> {
  const [send] = useScreenMutation(ServiceAccountFormCreateDocument);
  const key = useIdempotencyKey();
  return async function create(input) {
    await send(
      { input: { ...input, idempotencyKey: key.key() } },
      {
        invalid: form.applyServerErrors,
        done({ serviceAccount: { id, name, clientId, createdAt }, clientSecret }) {
          form.reset(form.values);
          onCreated({ id, name, clientId, createdAt, clientSecret: clientSecret ?? '' });
        },
      },
    );
  };
}

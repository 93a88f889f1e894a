import { ServiceAccountFormCreateDocument } from '../../../operations/people/serviceAccounts/ServiceAccountCreateScreen.generated.ts';
import type { NewServiceAccount, newServiceAccount } from '../../../schema/people/serviceAccounts.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import type { KnownKey } from '../shared/secrets/keyFile.ts';

/** Creates the service account, once however often it is sent, and passes its secret on; an empty one if an external issuer has it. */
export function useCreateServiceAccount(
  form: FormApi<typeof newServiceAccount>,
  onCreated: (key: Required<KnownKey>) => void,
): (input: NewServiceAccount) => Promise<void> {
  const request = useRequestKey('service_account');
  const [send] = useKeyedMutation(ServiceAccountFormCreateDocument, request);
  return async function create(input) {
    await send(
      { input },
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

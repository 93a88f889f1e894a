import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceAccountFormCreateDocument } from '../../../operations/people/serviceAccounts/ServiceAccountCreateScreen.generated.ts';
import {
  type NewServiceAccount,
  newServiceAccount,
  PROVIDERS_ABILITIES,
  SERVICE_ABILITIES,
} from '../../../schema/people/serviceAccounts.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import type { FormApi } from '../../kit/form/formApi.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { navigate } from '../../navigation/hashLocation.ts';
import { serviceAccountRoute } from '../../routes/serviceAccounts.ts';
import type { KnownKey } from '../shared/secrets/keyFile.ts';
import { SecretDialog } from '../shared/secrets/SecretDialog.tsx';
import { AbilityFields } from './AbilityFields.tsx';
import { KEPT_SERVICE_ACCOUNTS } from './serviceAccountList.ts';

interface Props {
  organizations: readonly { id: string; name: string }[];
  /** An external issuer has the secret: the form then asks for the subject of its client there. */
  isExternalIssuer: boolean;
}

/** Represents the provider among the organizations. */
const PROVIDER = 'provider';

/** Form of a new service account; its secret is shown once, then the account opens. */
export function ServiceAccountForm({ organizations, isExternalIssuer }: Props) {
  const { t } = useTranslation('serviceAccounts');
  const can = useCan();
  const form = useForm(newServiceAccount, { name: '', organizationId: null, abilities: [], subject: null });
  const [createdKey, setCreatedKey] = useState<Required<KnownKey> | null>(null);
  const { cache } = useApolloClient();
  function goTo(id: string) {
    // Only now: it also refetches the data of this screen, which shows the secret.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'serviceAccounts' });
    navigate(serviceAccountRoute.href({ serviceAccountId: id }));
  }
  const create = useCreateServiceAccount(form, (key) =>
    key.clientSecret === '' ? goTo(key.id) : setCreatedKey(key),
  );
  const { organizationId } = form.values;
  const abilities = form.values.abilities ?? [];
  const offered = SERVICE_ABILITIES.filter(
    (ability) => can(ability) && (organizationId === null || !PROVIDERS_ABILITIES.includes(ability)),
  );
  function choose(id: string) {
    form.setValue('organizationId', id === PROVIDER ? null : id);
    if (id !== PROVIDER)
      form.setValue(
        'abilities',
        abilities.filter((ability) => !PROVIDERS_ABILITIES.includes(ability)),
      );
  }
  return (
    <Form form={form} onSubmit={create} label={t('new_title')}>
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('name_hint')}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <SelectField
        {...form.field('organizationId')}
        value={organizationId ?? PROVIDER}
        onChange={choose}
        label={t('organization')}
        hint={t(organizationId === null ? 'provider_hint' : 'organization_hint')}
        isRequired
        options={[
          { id: PROVIDER, label: t('provider') },
          ...organizations.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      {isExternalIssuer && (
        <TextField
          {...form.field('subject')}
          label={t('subject')}
          hint={t('subject_hint')}
          isRequired
          autoComplete="off"
        />
      )}
      <AbilityFields
        value={abilities}
        onChange={(nextAbilities) => form.setValue('abilities', nextAbilities)}
        offered={offered}
        error={form.errors.abilities}
      />
      <FormActions form={form} submitLabel={t('create_submit')} cancelHref={KEPT_SERVICE_ACCOUNTS.href()} />
      {createdKey && (
        <SecretDialog
          texts={t}
          file="service-account"
          credential={createdKey}
          onDone={() => goTo(createdKey.id)}
        />
      )}
    </Form>
  );
}

/** Creates the service account, once however often it is sent, and passes its secret on; an empty one if an external issuer has it. */
function useCreateServiceAccount(
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

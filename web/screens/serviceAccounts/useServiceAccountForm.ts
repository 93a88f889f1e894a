import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import {
  ServiceAccountDetailsFragmentDoc,
  type ServiceAccountSettingsFragment,
  ServiceAccountSettingsFragmentDoc,
  ServiceAccountSettingsSaveDocument,
} from '../../../operations/serviceAccounts/ServiceAccountScreen.generated.ts';
import { SERVICE_ABILITIES, serviceAccountDraft } from '../../../schema/rules/serviceAccounts.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';

/** The form of a service account's name and abilities, and its save. */
export function useServiceAccountForm(account: ServiceAccountSettingsFragment) {
  const [send] = useScreenMutation(ServiceAccountSettingsSaveDocument);
  const { cache } = useApolloClient();
  const read = (ref: FragmentOf<typeof ServiceAccountDetailsFragmentDoc>) =>
    readFragment(ServiceAccountSettingsFragmentDoc, readFragment(ServiceAccountDetailsFragmentDoc, ref));
  return useVersionedForm(serviceAccountDraft, {
    row: account,
    valuesOf: ({ name, abilities }: ServiceAccountSettingsFragment) => ({
      name,
      abilities: SERVICE_ABILITIES.filter((ability) => abilities.includes(ability)),
    }),
    save: ({ version, changes: { name, abilities } }, invalid) =>
      send(
        {
          input: {
            id: account.id,
            version,
            ...(name && { name }),
            ...(abilities && { abilities: [...abilities] }),
          },
        },
        {
          invalid,
          done: (success) => saved(read(success.serviceAccount)),
          stale: (current) => stale(read(current)),
        },
      ),
    onSaved() {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'serviceAccounts' });
      toast.success(i18next.t('serviceAccounts:saved'));
    },
  });
}

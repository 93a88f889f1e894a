import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import {
  ServiceAccountDetailsFragmentDoc,
  type ServiceAccountSettingsFragment,
  ServiceAccountSettingsFragmentDoc,
  ServiceAccountSettingsSaveDocument,
} from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { SERVICE_ABILITIES, serviceAccountDraft } from '../../../schema/people/serviceAccounts.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useStopQuestion } from '../../foundation/effects/useStopQuestion.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { type SaveAnswer, saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';

/** The form of a service account's name and abilities, and its save, which asks first where it stops open dispatches. */
export function useServiceAccountForm(account: ServiceAccountSettingsFragment) {
  const [send] = useScreenMutation(ServiceAccountSettingsSaveDocument);
  const { ask, question } = useStopQuestion();
  const { cache } = useApolloClient();
  const read = (ref: FragmentOf<typeof ServiceAccountDetailsFragmentDoc>) =>
    readFragment(ServiceAccountSettingsFragmentDoc, readFragment(ServiceAccountDetailsFragmentDoc, ref));
  const edit = useVersionedForm(serviceAccountDraft, {
    row: account,
    valuesOf: ({ name, abilities }: ServiceAccountSettingsFragment) => ({
      name,
      abilities: SERVICE_ABILITIES.filter((ability) => abilities.includes(ability)),
    }),
    async save({ version, changes: { name, abilities } }, invalid) {
      const input = {
        id: account.id,
        version,
        ...(name && { name }),
        ...(abilities && { abilities: [...abilities] }),
      };
      const handlers = {
        invalid,
        stale: (current: FragmentOf<typeof ServiceAccountDetailsFragmentDoc>) => stale(read(current)),
      };
      if (abilities) {
        const isMeant = await send<Promise<boolean> | SaveAnswer<ServiceAccountSettingsFragment>>(
          { input: { ...input, dryRun: true } },
          { ...handlers, done: ({ effects }) => ask(effects) },
        );
        if (isMeant !== true) return isMeant || null;
      }
      return send({ input }, { ...handlers, done: (success) => saved(read(success.serviceAccount)) });
    },
    onSaved() {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'serviceAccounts' });
      toast.success(i18next.t('serviceAccounts:saved'));
    },
  });
  return { edit, question };
}

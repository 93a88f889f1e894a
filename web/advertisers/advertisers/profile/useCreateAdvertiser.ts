import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { AdvertiserFormCreateDocument } from '../../../../operations/advertisers/advertisers/AdvertiserCreateScreen.generated.ts';
import { ShellDocument } from '../../../../operations/people/session/Shell.generated.ts';
import type { newAdvertiser } from '../../../../schema/advertisers/advertisers.ts';
import type { z } from '../../../../schema/foundation/text/zod.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import type { FormApi } from '../../../kit/form/formApi.ts';
import { navigate } from '../../../navigation/hashLocation.ts';
import { advertiserRoute } from '../../../routes/advertisers.ts';
import { invalidateAdvertiserLists } from '../list/invalidateAdvertiserLists.ts';

/** Creates the advertiser once, however often it is sent, and opens it (ADVNEW-9); broken rules appear at the form's fields. */
export function useCreateAdvertiser(form: FormApi<typeof newAdvertiser>) {
  const { t } = useTranslation('advertisers');
  const client = useApolloClient();
  const request = useRequestKey('advertiser');
  const [create] = useKeyedMutation(AdvertiserFormCreateDocument, request);
  return async (draft: z.output<typeof newAdvertiser>): Promise<void> => {
    await create(
      { input: draft },
      {
        invalid: form.applyServerErrors,
        done({ advertiser: { id, name } }) {
          invalidateAdvertiserLists(client.cache);
          // The menu depends on how many advertisers the person can see.
          void client.refetchQueries({ include: [ShellDocument] });
          toast.success(t('created', { name }));
          navigate(advertiserRoute.href({ advertiserId: id }));
        },
      },
    );
  };
}

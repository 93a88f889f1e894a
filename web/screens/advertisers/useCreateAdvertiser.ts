import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserFormCreateDocument } from '../../../operations/advertisers/AdvertiserCreateScreen.generated.ts';
import { ShellDocument } from '../../../operations/session/Shell.generated.ts';
import type { newAdvertiser } from '../../../schema/rules/advertisers.ts';
import type { z } from '../../../schema/zod.ts';
import { failuresOf } from '../../data/callError.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { FormApi } from '../../kit/form/useForm.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { forgetLists } from './forgetLists.ts';
import { refusal, withoutNull } from './saveOutcome.ts';

/** Creates the advertiser once, however often it is asked, and goes to it (ADVNEW-9); refusals land on the form's fields. */
export function useCreateAdvertiser(form: FormApi<typeof newAdvertiser>) {
  const { t } = useTranslation('advertisers');
  const isCreating = useRef(false);
  const { key } = useIdempotencyKey();
  const [create] = useMutation(AdvertiserFormCreateDocument, {
    update: forgetLists,
    // The menu depends on how many advertisers the person reaches.
    refetchQueries: ({ data }) =>
      data?.createAdvertiser.__typename === 'CreateAdvertiserSuccess' ? [ShellDocument] : [],
  });

  return async (input: z.output<typeof newAdvertiser>): Promise<void> => {
    if (isCreating.current) return;
    isCreating.current = true;
    const variables = { input: { ...input, idempotencyKey: key() } };
    const { data, error } = await create({ variables }).catch((error: unknown) => ({
      data: undefined,
      error,
    }));
    isCreating.current = false;
    const answer = data?.createAdvertiser;
    switch (answer?.__typename) {
      case 'CreateAdvertiserSuccess':
        toast.success(t('created', { name: answer.advertiser.name }));
        return navigate(advertiserRoute.href({ advertiserId: answer.advertiser.id }));
      case 'InvalidInput':
        return form.applyServerErrors(answer.fieldErrors.map(withoutNull));
      case 'Refused':
        return showFailedCall(refusal(answer));
      default:
        showFailedCall(failuresOf(error)[0] ?? { status: 0, code: 'INTERNAL' });
    }
  };
}

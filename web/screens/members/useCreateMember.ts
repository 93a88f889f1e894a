import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useRef } from 'react';
import { MemberFormCreateDocument } from '../../../operations/members/MemberCreateScreen.generated.ts';
import type { NewMember, newMember } from '../../../schema/rules/members.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { FormApi } from '../../kit/form/useForm.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { memberRoute } from '../../routes/members.ts';

/** Creates the account once, then goes on to it. */
export function useCreateMember(form: FormApi<typeof newMember>): (input: NewMember) => Promise<void> {
  const [send] = useScreenMutation(MemberFormCreateDocument);
  const { cache } = useApolloClient();
  const isCreating = useRef(false);

  return async function create(input) {
    if (isCreating.current) return;
    isCreating.current = true;
    const answer = (await send({ input }))?.createMember;
    isCreating.current = false;
    switch (answer?.__typename) {
      case 'CreateMemberSuccess': {
        const { id, email } = answer.member;
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'members' });
        form.reset(form.values);
        toast.success(i18next.t('members:mail_sent', { email }));
        return navigate(memberRoute.href({ accountId: id }));
      }
      case 'InvalidInput':
        return form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      case 'Refused':
        return showRefused(answer);
    }
  };
}

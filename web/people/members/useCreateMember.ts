import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { MemberFormCreateDocument } from '../../../operations/people/members/MemberCreateScreen.generated.ts';
import type { NewMember, newMember } from '../../../schema/people/members.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { memberRoute } from '../../routes/members.ts';

/** Creates the account once, then opens it. */
export function useCreateMember(form: FormApi<typeof newMember>): (input: NewMember) => Promise<void> {
  const [send] = useScreenMutation(MemberFormCreateDocument);
  const { cache } = useApolloClient();
  return async function create(input) {
    await send(
      { input },
      {
        invalid: form.applyServerErrors,
        done({ member: { id, email } }) {
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'members' });
          form.reset(form.values);
          toast.success(i18next.t('members:mail_sent', { email }));
          navigate(memberRoute.href({ accountId: id }));
        },
      },
    );
  };
}

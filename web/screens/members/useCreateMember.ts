import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useRef, useState } from 'react';
import { MemberFormCreateDocument } from '../../../operations/members/MemberCreateScreen.generated.ts';
import type { NewMember, newMember } from '../../../schema/rules/members.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { FormApi } from '../../kit/form/useForm.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { memberRoute } from '../../routes/members.ts';

/** An account just made, with the password that is shown this once. */
export interface CreatedMember {
  id: string;
  name: string;
  email: string;
  password: string;
}

/** Creates the account once; `created` is set while its password is shown, then `leave` goes on to the account. */
export function useCreateMember(form: FormApi<typeof newMember>) {
  const [created, setCreated] = useState<CreatedMember | null>(null);
  const [send] = useScreenMutation(MemberFormCreateDocument);
  const { cache } = useApolloClient();
  const isCreating = useRef(false);
  const leave = (id: string) => navigate(memberRoute.href({ accountId: id }));

  async function create(input: NewMember) {
    if (isCreating.current) return;
    isCreating.current = true;
    const answer = (await send({ input }))?.createMember;
    isCreating.current = false;
    switch (answer?.__typename) {
      case 'CreateMemberSuccess': {
        const { member, initialPassword } = answer;
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'members' });
        form.reset(form.values);
        toast.success(i18next.t('members:created', { name: member.name }));
        if (!initialPassword) return leave(member.id);
        return setCreated({
          id: member.id,
          name: member.name,
          email: member.email,
          password: initialPassword,
        });
      }
      case 'InvalidInput':
        return form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      case 'Refused':
        return showRefused(answer);
    }
  }
  return { create, created, leave: () => created && leave(created.id) };
}

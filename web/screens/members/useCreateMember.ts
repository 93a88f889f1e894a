import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import { MemberFormCreateDocument } from '../../../operations/members/MemberCreateScreen.generated.ts';
import type { NewMember, newMember } from '../../../schema/rules/members.ts';
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
  const leave = (id: string) => navigate(memberRoute.href({ accountId: id }));

  async function create(input: NewMember) {
    await send(
      { input },
      {
        invalid: form.applyServerErrors,
        done({ member: { id, name, email }, initialPassword }) {
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'members' });
          form.reset(form.values);
          toast.success(i18next.t('members:created', { name }));
          if (initialPassword) setCreated({ id, name, email, password: initialPassword });
          else leave(id);
        },
      },
    );
  }
  return { create, created, leave: () => created && leave(created.id) };
}

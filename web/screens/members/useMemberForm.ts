import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import {
  type MemberSettingsFragment,
  MemberSettingsFragmentDoc,
  MemberSettingsSaveDocument,
} from '../../../operations/members/MemberScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { ACCOUNT_ROLES } from '../../../schema/abilities.ts';
import { type MemberDraft, memberDraft } from '../../../schema/rules/members.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { differences } from './differences.ts';
import type { ReachedAdvertiser } from './MemberAdvertisers.tsx';

/** The form of an account's access and its save. What was chosen stays when somebody else saved meanwhile; the person decides. */
export function useMemberForm(member: MemberSettingsFragment) {
  const form = useForm(memberDraft, draftOf(member));
  const [base, setBase] = useState(member);
  const [advertisers, setAdvertisers] = useState<readonly ReachedAdvertiser[]>(member.advertisers);
  const [current, setCurrent] = useState<MemberSettingsFragment | null>(null);
  const [send] = useScreenMutation(MemberSettingsSaveDocument);
  const { cache } = useApolloClient();

  function startFrom(next: MemberSettingsFragment) {
    setBase(next);
    setCurrent(null);
    setAdvertisers(next.advertisers);
    form.reset(draftOf(next));
  }

  // A newer row that arrives while nothing was changed is simply shown.
  const isUntouched = !form.isDirty && !form.isSubmitting;
  useEffect(() => {
    if (member.version > base.version && isUntouched && !current) startFrom(member);
  });

  function give(items: ReachedAdvertiser[]) {
    setAdvertisers(items);
    form.setValue(
      'advertiserIds',
      items.map(({ id }) => id),
    );
  }

  async function saveOver(version: number, draft: MemberDraft) {
    const answer = (await send({ input: { id: member.id, version, ...draft } }))?.updateMember;
    switch (answer?.__typename) {
      case 'UpdateMemberSuccess':
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'members' });
        startFrom(readFragment(MemberSettingsFragmentDoc, answer.member));
        return toast.success(i18next.t('members:saved'));
      case 'StaleMember':
        return setCurrent(readFragment(MemberSettingsFragmentDoc, answer.current));
      case 'InvalidInput':
        return form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      case 'Refused':
        return showRefused(answer);
    }
  }

  return {
    form,
    save: (draft: MemberDraft) => saveOver(base.version, draft),
    advertisers,
    give,
    /** Set while the person has to choose between both. */
    stale:
      current &&
      differences(
        { ...form.values, advertisers: advertisers.map(({ name }) => name) },
        { ...draftOf(current), advertisers: current.advertisers.map(({ name }) => name) },
      ),
    keepMine: () => current && void form.submit((draft) => saveOver(current.version, draft)),
    takeTheirs: () => current && startFrom(current),
  };
}

function draftOf({ name, email, status, roles, advertisers }: MemberSettingsFragment) {
  return {
    name,
    email,
    // Whoever is invited is neither enabled nor disabled yet.
    status: status === 'invited' ? undefined : status,
    roles: ACCOUNT_ROLES.filter((role) => roles.includes(role)),
    advertiserIds: advertisers.map(({ id }) => id),
  };
}

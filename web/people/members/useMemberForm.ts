import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import {
  type MemberSettingsFragment,
  MemberSettingsFragmentDoc,
  MemberSettingsSaveDocument,
} from '../../../operations/people/members/MemberScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { memberDraft } from '../../../schema/people/members.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useStopQuestion } from '../../foundation/effects/useStopQuestion.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { type SaveAnswer, saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import type { AdvertiserSummary } from './MemberAdvertisers.tsx';

/**
 * The form of an account's access and its save, which asks first where it stops open dispatches; the form contains ids of advertisers,
 * `advertisers` has their names.
 */
export function useMemberForm(member: MemberSettingsFragment) {
  const [send] = useScreenMutation(MemberSettingsSaveDocument);
  const { ask, question } = useStopQuestion();
  const { cache } = useApolloClient();
  const [knownAdvertisers, setKnownAdvertisers] = useState<readonly AdvertiserSummary[]>(member.advertisers);
  const know = (more: readonly AdvertiserSummary[]) => setKnownAdvertisers((now) => [...now, ...more]);
  const read = (ref: FragmentOf<typeof MemberSettingsFragmentDoc>) => {
    const row = readFragment(MemberSettingsFragmentDoc, ref);
    know(row.advertisers);
    return row;
  };
  const edit = useVersionedForm(memberDraft, {
    row: member,
    valuesOf: ({ name, email, status, roles, advertisers }: MemberSettingsFragment) => ({
      name,
      email,
      // An invited account is neither enabled nor disabled yet.
      status: status === 'invited' ? undefined : status,
      roles: ACCOUNT_ROLES.filter((role) => roles.includes(role)),
      advertiserIds: advertisers.map(({ id }) => id),
    }),
    async save({ version, changes }, invalid) {
      const input = { id: member.id, version, ...changes };
      const handlers = {
        invalid,
        stale: (current: FragmentOf<typeof MemberSettingsFragmentDoc>) => stale(read(current)),
      };
      if (Object.keys(changes).some((field) => field !== 'name')) {
        const isMeant = await send<Promise<boolean> | SaveAnswer<MemberSettingsFragment>>(
          { input: { ...input, dryRun: true } },
          { ...handlers, done: ({ effects }) => ask(effects) },
        );
        if (isMeant !== true) return isMeant || null;
      }
      return send({ input }, { ...handlers, done: (success) => saved(read(success.member)) });
    },
    onSaved() {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'members' });
      toast.success(i18next.t('members:saved'));
    },
  });
  const named = (ids: readonly string[]) =>
    ids.flatMap(
      (id) => [...knownAdvertisers, ...member.advertisers].find((advertiser) => advertiser.id === id) ?? [],
    );
  return {
    edit,
    question,
    named,
    advertisers: named(edit.form.values.advertiserIds ?? []),
    give(advertisers: readonly AdvertiserSummary[]) {
      know(advertisers);
      edit.form.setValue(
        'advertiserIds',
        advertisers.map(({ id }) => id),
      );
    },
  };
}

import i18next from 'i18next';
import { useEffect, useState } from 'react';
import {
  type AccountProfileFragment,
  AccountProfileFragmentDoc,
  AccountProfileSaveDocument,
} from '../../../operations/accounts/AccountProfile.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { type AccountDraft, accountDraft, UI_LOCALES } from '../../../schema/rules/accounts.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useForm } from '../../kit/form/useForm.ts';

const FIELDS = ['name', 'phoneNumber', 'timezone', 'locale'] as const;

/** A field that somebody else saved differently in the meantime. */
export interface Difference {
  field: (typeof FIELDS)[number];
  yours: string;
  theirs: string;
}

/** The profile's form and its save. What was typed stays when somebody else saved in the meantime; the person chooses then. */
export function useProfileForm(profile: AccountProfileFragment) {
  const form = useForm(accountDraft, draftOf(profile));
  const [base, setBase] = useState(profile);
  const [current, setCurrent] = useState<AccountProfileFragment | null>(null);
  const [send] = useScreenMutation(AccountProfileSaveDocument);

  function startFrom(next: AccountProfileFragment) {
    setBase(next);
    setCurrent(null);
    form.reset(draftOf(next));
  }

  // A newer row that arrives while nothing was typed is simply shown.
  const isUntouched = !form.isDirty && !form.isSubmitting;
  useEffect(() => {
    if (profile.version > base.version && isUntouched && !current) startFrom(profile);
  });

  async function saveOver(version: number, draft: AccountDraft) {
    const answer = (await send({ input: { id: profile.id, version, ...draft } }))?.updateAccount;
    if (answer?.__typename === 'UpdateAccountSuccess') {
      const saved = readFragment(AccountProfileFragmentDoc, answer.account);
      startFrom(saved);
      await changeLocale(saved.locale);
      toast.success(i18next.t('accounts:saved'));
    }
    if (answer?.__typename === 'StaleAccount')
      setCurrent(readFragment(AccountProfileFragmentDoc, answer.current));
    if (answer?.__typename === 'InvalidInput') form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
    if (answer?.__typename === 'Refused') showRefused(answer);
  }

  return {
    form,
    save: (draft: AccountDraft) => saveOver(base.version, draft),
    /** Set while the person has to choose between both. */
    stale: current && differences(form.values, draftOf(current)),
    keepMine: () => current && void form.submit((draft) => saveOver(current.version, draft)),
    takeTheirs: () => current && startFrom(current),
  };
}

function draftOf({ name, phoneNumber, timezone, locale }: AccountProfileFragment) {
  return { name, phoneNumber, timezone, locale: UI_LOCALES.find((known) => known === locale) };
}

type Values = Partial<Record<Difference['field'], string | null | undefined>>;

function differences(mine: Values, other: Values): Difference[] {
  return FIELDS.map((field) => ({ field, yours: mine[field] ?? '', theirs: other[field] ?? '' })).filter(
    ({ yours, theirs }) => yours !== theirs,
  );
}

import i18next from 'i18next';
import {
  type AccountProfileFragment,
  AccountProfileFragmentDoc,
  AccountProfileSaveDocument,
} from '../../../operations/people/accounts/AccountProfile.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { accountDraft, UI_LOCALES } from '../../../schema/people/accounts.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';

/** The profile's form; a saved language applies to the interface at once. */
export function useProfileForm(profile: AccountProfileFragment) {
  const [send] = useScreenMutation(AccountProfileSaveDocument);
  return useVersionedForm(accountDraft, {
    row: profile,
    valuesOf: ({ name, phoneNumber, timezone, locale }: AccountProfileFragment) => ({
      name,
      phoneNumber,
      timezone,
      locale: UI_LOCALES.find((uiLocale) => uiLocale === locale),
    }),
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: profile.id, version, ...changes } },
        {
          invalid,
          done: ({ account }) => saved(readFragment(AccountProfileFragmentDoc, account)),
          stale: (current) => stale(readFragment(AccountProfileFragmentDoc, current)),
        },
      ),
    onSaved: ({ locale }) => void changeLocale(locale).then(() => toast.success(i18next.t('accounts:saved'))),
  });
}

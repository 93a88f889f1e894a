import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberFormCreateDocument } from '../../../operations/people/members/MemberCreateScreen.generated.ts';
import { ACCOUNT_ROLES, type Role } from '../../../schema/foundation/abilities.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { DEFAULT_TIME_ZONE, TIME_ZONES } from '../../../schema/foundation/dates/dates.ts';
import { type NewMember, newMember } from '../../../schema/people/members.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import type { FormApi } from '../../kit/form/formApi.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { memberRoute } from '../../routes/members.ts';
import { type AdvertiserSummary, MemberAdvertisers } from './MemberAdvertisers.tsx';
import { KEPT_MEMBERS } from './memberList.ts';

interface Props {
  organizations: readonly { id: string; name: string }[];
}

/** Form of a new account, whose owner gets an invitation by mail. */
export function MemberForm({ organizations }: Props) {
  const { t } = useTranslation('members');
  const roles = useRoleOptions();
  const form = useForm(newMember, {
    name: '',
    email: '',
    organizationId: null,
    locale: UI_LOCALES[0],
    timezone: DEFAULT_TIME_ZONE,
    roles: [],
    advertiserIds: [],
  });
  const [advertisers, setAdvertisers] = useState<AdvertiserSummary[]>([]);
  const { organizationId } = form.values;
  const create = useCreateMember(form);
  function give(items: AdvertiserSummary[]) {
    setAdvertisers(items);
    form.setValue(
      'advertiserIds',
      items.map(({ id }) => id),
    );
  }
  return (
    <Form form={form} onSubmit={create} label={t('create_title')}>
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        isRequired
        autoComplete="off"
        hint={t('email_hint')}
      />
      <SelectField
        {...form.field('organizationId')}
        label={t('organization')}
        isRequired
        options={organizations.map(({ id, name }) => ({ id, label: name }))}
        onChange={(id) => {
          form.setValue('organizationId', id);
          // Advertisers of another organization cannot be assigned.
          if (id !== organizationId) give([]);
        }}
      />
      <CheckboxGroupField
        {...form.field('roles')}
        value={form.values.roles ?? []}
        label={t('roles')}
        hint={t('roles_hint')}
        options={roles}
      />
      <MemberAdvertisers
        organizationId={organizationId}
        value={advertisers}
        onChange={give}
        error={form.errors.advertiserIds}
        hint={t(organizationId ? 'advertisers_hint' : 'advertisers_first')}
      />
      <SelectField
        {...form.field('locale')}
        label={t('locale')}
        isRequired
        options={UI_LOCALES.map((id) => ({ id, label: t(`locales.${id}`) }))}
      />
      <SelectField
        {...form.field('timezone')}
        label={t('timezone')}
        isRequired
        options={TIME_ZONES.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
      />
      <FormActions form={form} submitLabel={t('create')} cancelHref={KEPT_MEMBERS.href()} />
    </Form>
  );
}

/** Creates the account once, then opens it. */
function useCreateMember(form: FormApi<typeof newMember>): (input: NewMember) => Promise<void> {
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

/** The roles that can be assigned to an account, by their names in the current language. */
export function useRoleOptions(): { id: Role; label: string }[] {
  const { t } = useTranslation('roles');
  return ACCOUNT_ROLES.map((id) => ({ id, label: t(id) }));
}

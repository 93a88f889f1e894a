import { useTranslation } from 'react-i18next';
import { MemberSettingsFragmentDoc } from '../../../operations/people/members/MemberScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { GIVEN_STATUSES } from '../../../schema/people/members.ts';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useViewer } from '../../session/viewer.ts';
import { type AdvertiserSummary, MemberAdvertisers } from './MemberAdvertisers.tsx';
import { useRoleOptions } from './MemberForm.tsx';
import { useMemberForm } from './useMemberForm.ts';

/** Form of an account's access: name, e-mail, status, roles and advertisers. People cannot lock themselves out, nor extend their own access. */
export function MemberSettings({ member }: { member: FragmentOf<typeof MemberSettingsFragmentDoc> }) {
  const { t } = useTranslation('members');
  const row = readFragment(MemberSettingsFragmentDoc, member);
  const isOwn = useViewer().accountId === row.id;
  const roles = useRoleOptions();
  const { edit, question, advertisers, named, give } = useMemberForm(row);
  const { form } = edit;
  const inWords = useMemberWords(named);
  return (
    <VersionedForm
      edit={edit}
      label={t('access')}
      labelOf={(field) => t(field === 'advertiserIds' ? 'advertisers' : field)}
      inWords={inWords}
    >
      {isOwn && <Banner>{t('own_account')}</Banner>}
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        isRequired
        isDisabled={isOwn}
        autoComplete="off"
        hint={t(isOwn ? 'own_email' : 'email_change_hint')}
      />
      {row.status !== 'invited' && (
        <RadioField
          {...form.field('status')}
          label={t('status')}
          isRequired
          isDisabled={isOwn}
          options={GIVEN_STATUSES.map((id) => ({ id, label: t(`status_${id}`) }))}
        />
      )}
      <CheckboxGroupField
        {...form.field('roles')}
        value={form.values.roles ?? []}
        label={t('roles')}
        hint={t(isOwn ? 'own_roles_hint' : 'roles_hint')}
        options={roles}
      />
      <MemberAdvertisers
        organizationId={row.organization.id}
        value={advertisers}
        onChange={give}
        error={form.errors.advertiserIds}
        hint={t(row.isStaff ? 'staff_sees_all' : 'advertisers_hint')}
      />
      {question}
    </VersionedForm>
  );
}

/** Values of an account's access for display. */
function useMemberWords(named: (ids: readonly string[]) => AdvertiserSummary[]) {
  const { t } = useTranslation(['members', 'roles']);
  return (field: string, value: string | readonly string[] | null | undefined): string => {
    const list = Array.isArray(value) ? (value as readonly string[]) : [];
    switch (field) {
      case 'status':
        return t(`status_${value}`);
      case 'roles':
        return list.map((role) => t(`roles:${role}`)).join(', ');
      case 'advertiserIds':
        return named(list)
          .map(({ name }) => name)
          .sort()
          .join(', ');
      default:
        return String(value ?? '');
    }
  };
}

import { useTranslation } from 'react-i18next';
import { ACCOUNT_ROLES, type Role } from '../../../schema/abilities.ts';

/** The roles an account can be given, by their names in the language shown. */
export function useRoleOptions(): { id: Role; label: string }[] {
  const { t } = useTranslation('roles');
  return ACCOUNT_ROLES.map((id) => ({ id, label: t(id) }));
}

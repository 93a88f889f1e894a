import { useTranslation } from 'react-i18next';
import { ACCOUNT_ROLES, type Role } from '../../../schema/foundation/abilities.ts';

/** The roles that can be assigned to an account, by their names in the current language. */
export function useRoleOptions(): { id: Role; label: string }[] {
  const { t } = useTranslation('roles');
  return ACCOUNT_ROLES.map((id) => ({ id, label: t(id) }));
}

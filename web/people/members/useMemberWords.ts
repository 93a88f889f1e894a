import { useTranslation } from 'react-i18next';
import type { AdvertiserSummary } from './MemberAdvertisers.tsx';

/** Values of an account's access for display. */
export function useMemberWords(named: (ids: readonly string[]) => AdvertiserSummary[]) {
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

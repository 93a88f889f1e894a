import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Named {
  id: string;
  name: string;
  displayStatus: string;
}

/** Full name of a brand outside lists: its name and id, and whether it is disabled (BRAND-13, BRAND-18). */
export function useBrandName(): (brand: Named) => string {
  const { t } = useTranslation('brands');
  return useCallback(
    ({ id, name, displayStatus }: Named) =>
      t(displayStatus === 'disabled' ? 'display_name_disabled' : 'display_name', { name, id }),
    [t],
  );
}

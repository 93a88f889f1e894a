import { useTranslation } from 'react-i18next';
import type { RewardSourceName } from '../../../operations/schema.generated.ts';

interface Source {
  name: RewardSourceName;
  provider: string | null;
  currency: string | null;
}

/** The name of a source: its kind, and the provider of the row if the person may see it. */
export function useSourceWords() {
  const { t } = useTranslation('inventoryReport');
  return ({ name, provider, currency }: Source, ofRow: { name: string } | null = null): string => {
    if (name === 'budget') return [provider, currency].filter(Boolean).join(' · ');
    return ofRow ? `${t(`source_${name}`)} · ${ofRow.name}` : t(`source_${name}`);
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { InventoryReportScreenQuery } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { choiceField, type FilterField, flagField } from '../../kit/list/filterFields.tsx';
import { pickerField } from '../../kit/list/pickerFields.tsx';
import type { StateOf } from '../../kit/list/useList.ts';
import { useUnknownChoices } from '../../navigation/addressReaders.ts';
import { InventoryPicker } from './InventoryPicker.tsx';
import type { INVENTORY_LIST } from './inventoryList.ts';
import { useSourceWords } from './useSourceWords.ts';

const CATALOGUE = ['brand', 'product', 'reward'] as const;

/** Source, brand, product, reward, and whether unused rows are hidden (INVREP-1 … INVREP-5). */
export function useInventoryFilters(
  { filter }: StateOf<typeof INVENTORY_LIST>,
  data: InventoryReportScreenQuery | undefined,
  isLoading: boolean,
): FilterField[] {
  const { t } = useTranslation('inventoryReport');
  const sourceWords = useSourceWords();
  const [pickedLabels, setPickedLabels] = useState<Record<string, string>>({});
  const sources = data?.rewardSources ?? [];
  const source = filter('source');
  const names = data?.inventoryReport?.names;
  const [path] = useLocation();
  const missing = (kind: (typeof CATALOGUE)[number]) =>
    !isLoading && names?.[kind] === null && filter(kind).value;
  useUnknownChoices(path, {
    brand: missing('brand'),
    product: missing('product'),
    reward: missing('reward'),
    source: data?.rewardSources && unknown(source.value, sources)[0],
  });
  return [
    choiceField(
      { ...source, value: source.value || 'all', onChange: (id) => source.onChange(id === 'all' ? '' : id) },
      {
        label: t('source'),
        values: ['all', ...sources.map(({ id }) => id), ...unknown(source.value, sources)],
        labelOf: (id) => {
          const rewardSource = sources.find((one) => one.id === id);
          return id === 'all' ? t('source_all') : rewardSource ? sourceWords(rewardSource) : `#${id}`;
        },
      },
    ),
    ...CATALOGUE.map((kind) =>
      pickerField(filter(kind), {
        label: t(kind),
        isLabelHidden: true,
        nameOf: (id) => pickedLabels[`${kind} ${id}`] ?? names?.[kind] ?? id,
        onChosen: ({ id, label }) => setPickedLabels((labels) => ({ ...labels, [`${kind} ${id}`]: label })),
        picker: (field) => <InventoryPicker {...field} kind={kind} />,
      }),
    ),
    flagField(filter('hide_unused'), {
      label: t('hide_unused'),
      chip: { label: t('hide_unused_chip'), value: t('hide_unused_value') },
    }),
  ];
}

/** The value in the address, although it is not offered. */
const unknown = (id: string, sources: readonly { id: string }[]): string[] =>
  id === '' || sources.some((one) => one.id === id) ? [] : [id];

import { useTranslation } from 'react-i18next';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { SERVICE_ABILITIES } from '../../../schema/people/serviceAccounts.ts';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';

interface Props {
  value: readonly Ability[];
  onChange: (abilities: Ability[]) => void;
  /** Abilities that can be changed here. */
  offered: readonly Ability[];
  error: string | undefined;
}

/** The areas that group abilities. */
export const ABILITY_AREAS = [
  'advertisers',
  'money',
  'promotions',
  'redemptions',
  'codes',
  'reports',
  'rewards',
] as const;

type AbilityArea = (typeof ABILITY_AREAS)[number];

const RULES: readonly [RegExp, AbilityArea][] = [
  [/RewardCode|CouponCode/, 'codes'],
  [/Report$|PurchaseCost$/, 'reports'],
  [/Budget|Inventory|Discounts|Invoicing/, 'money'],
  [/Promotions/, 'promotions'],
  [/edemption/, 'redemptions'],
  [/Advertisers|Alerts/, 'advertisers'],
];

/** The area of an ability; by default, rewards. */
const areaOf = (ability: Ability): AbilityArea =>
  RULES.find(([rule]) => rule.test(ability))?.[1] ?? 'rewards';

/** Abilities of one area that can be assigned to a service account. */
export const abilitiesOfArea = (area: AbilityArea): Ability[] =>
  SERVICE_ABILITIES.filter((ability) => areaOf(ability) === area);

/** The abilities of a service account, by area; an area without assignable abilities is omitted. */
export function AbilityFields({ value, onChange, offered, error }: Props) {
  const { t } = useTranslation(['serviceAccounts', 'abilities']);
  const areas = ABILITY_AREAS.map((area) => ({
    area,
    abilities: abilitiesOfArea(area).filter((ability) => offered.includes(ability)),
  })).filter(({ abilities }) => abilities.length > 0);
  return (
    <Stack as="fieldset" gap={3} data-field="abilities">
      <Text as="legend" weight="medium">
        {t('abilities')}
      </Text>
      {error ? (
        <Text as="p" tone="danger" size="small" role="alert">
          {error}
        </Text>
      ) : (
        <Text as="p" tone="muted" size="small">
          {t('abilities_hint')}
        </Text>
      )}
      {areas.map(({ area, abilities }) => (
        <CheckboxGroupField
          key={area}
          label={t(`abilities:area_${area}`)}
          value={value.filter((ability) => abilities.includes(ability))}
          onChange={(nextAbilities) =>
            onChange([...value.filter((ability) => !abilities.includes(ability)), ...nextAbilities])
          }
          options={abilities.map((id) => ({ id, label: t(`abilities:${id}`) }))}
        />
      ))}
    </Stack>
  );
}

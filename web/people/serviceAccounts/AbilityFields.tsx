import { useTranslation } from 'react-i18next';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { ABILITY_AREAS, abilitiesOfArea } from './abilityGroups.ts';
import css from './ServiceAccounts.module.css';

interface Props {
  value: readonly Ability[];
  onChange: (abilities: Ability[]) => void;
  /** Abilities that can be changed here. */
  offered: readonly Ability[];
  error: string | undefined;
}

/** The abilities of a service account, by area; an area without assignable abilities is omitted. */
export function AbilityFields({ value, onChange, offered, error }: Props) {
  const { t } = useTranslation(['serviceAccounts', 'abilities']);
  const areas = ABILITY_AREAS.map((area) => ({
    area,
    abilities: abilitiesOfArea(area).filter((ability) => offered.includes(ability)),
  })).filter(({ abilities }) => abilities.length > 0);
  return (
    <fieldset className={css.fieldset} data-field="abilities">
      <legend className={css.legend}>{t('abilities')}</legend>
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : (
        <p className={css.note}>{t('abilities_hint')}</p>
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
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExperienceCardFragment } from '../../../operations/promotions/wizard/WizardExperiencesScreen.generated.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { IconName } from '../../kit/icons.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Wizard.module.css';

interface ExperienceCardProps {
  experience: ExperienceCardFragment;
  isChosen: boolean;
  /** The link that continues with it. */
  action: ReactNode;
}

/** Icons of experiences, by name. */
const PICTOS: Record<string, IconName> = {
  portal: 'globe',
  link: 'external',
  file: 'download',
  survey: 'check-circle',
  loyalty: 'users',
  parcel: 'empty',
  api: 'settings',
  game: 'gift',
};

/** An experience in the list: its name, its description, and a preview of its features (WIZEXP-18). */
export function ExperienceCard({ experience, isChosen, action }: ExperienceCardProps) {
  const { name, description, image } = experience;
  return (
    <Stack as="li" gap={3} className={css.card} data-chosen={isChosen || undefined}>
      <Row isOneLine gap={3}>
        <span className={css.picto} aria-hidden="true">
          {image ? (
            <img src={image} alt="" width={40} height={40} />
          ) : (
            <Icon name={PICTOS[experience.picto] ?? 'gift'} />
          )}
        </span>
        <h3 className={css.name}>{name}</h3>
      </Row>
      <Text as="p" tone="muted">
        {description}
      </Text>
      <ExperienceModules experience={experience} />
      <Row isOneLine gap={0} justify="end" className={css.foot}>
        {action}
      </Row>
    </Stack>
  );
}

/** The features of an experience. */
export function ExperienceModules({ experience }: { experience: Pick<ExperienceCardFragment, 'options'> }) {
  const { t } = useTranslation('wizard');
  const { apiKeysGeneration, activationLinks, bulkRedemption, bulkActivation, customizationStep } =
    experience.options.modules;
  const modules = {
    activation_links: activationLinks,
    bulk_redemption: bulkRedemption,
    bulk_activation: bulkActivation,
    api_keys_generation: apiKeysGeneration,
    customization_step: customizationStep,
  };
  const there = (Object.keys(modules) as (keyof typeof modules)[]).filter((name) => modules[name] !== null);
  if (there.length === 0) return null;
  return (
    <Row as="ul" lineGap={1} aria-label={t('modules')}>
      {there.map((name) => (
        <li key={name} className={css.module}>
          {t(`module_${name}`)}
        </li>
      ))}
    </Row>
  );
}

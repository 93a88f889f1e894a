import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/Icon.tsx';
import css from './RewardMark.module.css';
import type { RewardRemedy } from './useObstacleWords.ts';

interface Props {
  id?: string;
  name: string;
  warning: string;
  /** Address where the obstacle can be removed. */
  remedy: RewardRemedy | undefined;
  /** True if the mark lies over the picture of a card. */
  isOverlay?: boolean;
}

/** Says why a reward cannot be given. Inventory and SKU open beside the choice, which is checked again when the person returns. */
export function RewardMark({ id, name, warning, remedy, isOverlay = false }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <span className={classes(css.mark, isOverlay && css.overlay)}>
      <span id={id} className={css.reason}>
        <Icon name="alert-triangle" size={14} />
        {warning}
      </span>
      {remedy && (
        <TextLink href={remedy.href} newTab={remedy.kind !== 'change_experience'}>
          {t(remedy.kind)}
          {remedy.kind !== 'change_experience' && (
            <span className="visually-hidden"> {t('inventory_of', { name })}</span>
          )}
        </TextLink>
      )}
    </span>
  );
}

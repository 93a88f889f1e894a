import { useTranslation } from 'react-i18next';
import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import css from './Customization.module.css';

/** A customization to come, in the shape of its screen. */
export function CustomizationSkeleton({ back }: { back: { href: string; label: string } }) {
  const { t } = useTranslation('customization');
  return (
    <Screen title={t('title')} back={back}>
      <div className={css.columns}>
        <PanelSkeleton height={720} />
        <PanelSkeleton height={860} />
      </div>
    </Screen>
  );
}

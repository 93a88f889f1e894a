import { useTranslation } from 'react-i18next';
import { Screen } from '../../kit/layout/Screen.tsx';

/** Every piece of the kit in every state; needs no network. */
export function UiComponentsScreen() {
  const { t } = useTranslation('ui-components');
  return <Screen title={t('title')}>{null}</Screen>;
}

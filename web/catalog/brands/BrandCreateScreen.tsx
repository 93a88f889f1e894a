import { useTranslation } from 'react-i18next';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { BrandCreateForm } from './BrandCreateForm.tsx';
import { KEPT_BRANDS } from './brandList.ts';

/** Form of a new brand for operator staff, if no administration site is configured (BRAND-10). */
export function BrandCreateScreen() {
  const { t } = useTranslation('brands');
  return (
    <Screen
      title={t('create_title')}
      width="form"
      back={{ href: KEPT_BRANDS.href(), label: t('back_to_list') }}
    >
      <Panel>
        <BrandCreateForm />
      </Panel>
    </Screen>
  );
}

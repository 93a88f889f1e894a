import { useTranslation } from 'react-i18next';
import { OperatingCountriesFragmentDoc } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import css from './OperatingCountries.module.css';

export interface OperatingCountriesProps {
  countries: readonly FragmentOf<typeof OperatingCountriesFragmentDoc>[];
  onRetry: () => void;
}

/** Countries of operation of the advertiser's organization. The search index has their names; while it is unavailable only codes are shown. */
export function OperatingCountries({ countries: refs, onRetry }: OperatingCountriesProps) {
  const { t } = useTranslation('advertisers');
  const countries = readFragment(OperatingCountriesFragmentDoc, refs);
  const isUnnamed = countries.some(({ name }) => !name);
  return (
    <Panel title={t('countries')} subtitle={t('countries_text')}>
      {countries.length === 0 && <EmptyState icon="globe" title={t('countries_empty')} />}
      {isUnnamed && (
        <Banner tone="warning" actions={<Button onPress={onRetry}>{t('try_again')}</Button>}>
          {t('countries_unnamed')}
        </Banner>
      )}
      {countries.length > 0 && (
        <ul className={css.list}>
          {countries.map(({ code, name }) => (
            <li key={code}>
              {name ?? code} {name && <span className={css.code}>{code}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

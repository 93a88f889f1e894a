import { useTranslation } from 'react-i18next';
import { OperatingCountriesFragmentDoc } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';

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
        <Row as="ul" gap={6} lineGap={2}>
          {countries.map(({ code, name }) => (
            <li key={code}>
              {name ?? code}{' '}
              {name && (
                <Text tone="muted" size="small">
                  {code}
                </Text>
              )}
            </li>
          ))}
        </Row>
      )}
    </Panel>
  );
}

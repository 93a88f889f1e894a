import { useTranslation } from 'react-i18next';
import { ProductTextsFragmentDoc } from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { languageName } from '../../kit/format/languages.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Product.module.css';

/** Name and description in each of its languages, the default one first (PRODUCT-51). */
export function ProductTexts({ product: ref }: { product: FragmentOf<typeof ProductTextsFragmentDoc> }) {
  const { t, i18n } = useTranslation(['products', 'rewards']);
  const { name, description, defaultLocale, translations } = readFragment(ProductTextsFragmentDoc, ref);
  return (
    <Panel title={t('texts')}>
      <Stack as="ul" gap={4}>
        {[{ locale: defaultLocale, name, description }, ...translations].map((text) => (
          <li key={text.locale}>
            <Text as="p" tone="muted" size="small">
              {languageName(text.locale, i18n.language)}
              {text.locale === defaultLocale && ` · ${t('rewards:default_language')}`}
            </Text>
            <Text as="p" weight="medium" lang={text.locale}>
              {text.name}
            </Text>
            {text.description && (
              <p className={css.described} lang={text.locale}>
                {text.description}
              </p>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

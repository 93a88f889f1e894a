import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderFieldFragment } from '../../../operations/catalog/providers/ProviderField.generated.ts';
import type { SkuNewScreenQuery } from '../../../operations/catalog/skus/SkuNewScreen.generated.ts';
import { SkuProductFragmentDoc } from '../../../operations/catalog/skus/SkuScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { SteppedForm } from '../../foundation/forms/SteppedForm.tsx';
import { useSteppedForm } from '../../foundation/forms/useSteppedForm.ts';
import { useUploadCalls } from '../../foundation/forms/useUploadCalls.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { PictureField } from '../../kit/upload/PictureField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { skuRoute } from '../../routes/skus.ts';
import { dimensionOfField } from '../shared/dimensions/dimensionRows.ts';
import { ProviderField } from './ProviderField.tsx';
import { SkuDimensionFields } from './SkuDimensionFields.tsx';
import { SkuTextFields } from './SkuTextFields.tsx';
import { SkuValueFields } from './SkuValueFields.tsx';
import { asSkuFields, SKU_STEPS, skuNewRules } from './skuRules.ts';
import { definitionsOfProduct, rowsOfDraft, rowsOfSku } from './skuValues.ts';
import { type SentPicture, useCreateSku } from './useCreateSku.ts';
import { useSkuWords } from './useSkuWords.ts';

interface SkuNewFormProps {
  product: NonNullable<SkuNewScreenQuery['product']>;
  /** The available providers; only operator staff have any. */
  providers: readonly ProviderFieldFragment[];
  cancelHref: string;
  /** Clears the form for the next SKU. */
  onAgain: () => void;
}

/** A new SKU of a product in two steps (SKU-3): its varying dimension values, then its presentation in the catalog. */
export function SkuNewForm({ product, providers, cancelHref, onAgain }: SkuNewFormProps) {
  const { t } = useTranslation('skus');
  const ofProduct = readFragment(SkuProductFragmentDoc, product);
  const { productType, dimensionConfigurations: configurations } = ofProduct;
  const { faceValueCurrency, acceptVariableValue } = ofProduct;
  const definitions = useMemo(() => definitionsOfProduct(configurations), [configurations]);
  const rules = useMemo(() => skuNewRules(productType, definitions), [productType, definitions]);
  // Only editors decide whether a SKU is shown first; for others the value is false.
  const featured = useCan()('editRewards') ? null : false;
  const start = {
    name: '',
    description: '',
    ean: null,
    faceValue: '',
    currency: faceValueCurrency,
    variableValue: false,
    featured,
    providerId: null,
    dimensions: rowsOfSku(configurations),
  };
  const form = useForm(rules, start, { currency: faceValueCurrency });
  const [isTaken, setTaken] = useState(false);
  const [picture, setPicture] = useState<SentPicture | null>(null);
  const request = useRequestKey(`sku.${product.id}`);
  const { labelOf } = useSkuWords(definitions, providers);
  const stepped = useSteppedForm({
    form,
    steps: SKU_STEPS,
    draft: {
      key: `sku.${product.id}`,
      version: 4,
      basis: JSON.stringify([productType, acceptVariableValue, start.currency, start.dimensions]),
      // The draft keeps its key: if a reload loses the response, the SKU is not created twice.
      besides: { picture, key: request.key() },
      isChanged: picture !== null,
      onRestore(values, besides) {
        // A SKU that can no longer be of any value needs its values.
        const variableValue = acceptVariableValue && (values.variableValue ?? false);
        const dimensions = rowsOfDraft(configurations, values);
        form.reset(start, { ...values, featured: featured ?? values.featured, variableValue, dimensions });
        request.keep(besides.key);
        setPicture(besides.picture);
      },
      onStartAnew() {
        request.renew();
        form.reset(start);
        setPicture(null);
      },
    },
  });
  const { create, made } = useCreateSku(product, {
    request,
    picture,
    forget: stepped.forget,
    refuse: stepped.refuse,
    onAgain() {
      stepped.way.reset();
      onAgain();
    },
  });
  const fields = asSkuFields(form);
  const pictureField = (
    <PictureField
      label={t('picture')}
      url={picture?.url}
      shape="wide"
      isSavedLater
      calls={useUploadCalls()('sku_picture')}
      onUploaded={setPicture}
      onRemove={() => setPicture(null)}
    />
  );
  const dimensions = (
    <SkuDimensionFields form={fields} definitions={definitions} acceptsAnyValue={acceptVariableValue} />
  );
  const catalogue = (
    <>
      <SkuTextFields form={fields} />
      <SkuValueFields form={fields} productType={productType} onTaken={setTaken} />
      <ProviderField form={fields} providers={providers} />
      {pictureField}
    </>
  );
  return (
    <SteppedForm
      stepped={stepped}
      label={t('create_title')}
      steps={{
        dimensions: { label: t('step_dimensions'), content: dimensions },
        catalogue: { label: t('step_catalogue'), content: catalogue },
      }}
      labelOf={(field) =>
        dimensionOfField(field, form.rows('dimensions').items, definitions)?.name ?? labelOf(field)
      }
      taken={isTaken ? 'ean' : null}
      half={
        made && {
          text: t('half_created', { sku: made.sku }),
          link: {
            href: skuRoute.href({ brandId: product.brand.id, productId: product.id, sku: made.sku }),
            label: made.sku,
          },
          rest: pictureField,
        }
      }
      cancelHref={cancelHref}
      onSave={(valid) => create(valid, 'product')}
      goOn={{ label: t('save_and_create'), onSave: (valid) => create(valid, 'again') }}
    />
  );
}

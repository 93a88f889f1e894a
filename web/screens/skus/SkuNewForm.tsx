import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import type { SkuNewScreenQuery } from '../../../operations/skus/SkuNewScreen.generated.ts';
import { SkuProductFragmentDoc } from '../../../operations/skus/SkuScreen.generated.ts';
import { atDimensionRow, dimensionOfField } from '../../components/dimensions/dimensionRows.ts';
import { SaveOrGoOn } from '../../components/SaveOrGoOn.tsx';
import { stepsOfForm } from '../../components/stepsOfForm.ts';
import { useUploadCalls } from '../../components/useUploadCalls.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { DraftNotice } from '../../kit/form/DraftNotice.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { useDraft } from '../../kit/form/useDraft.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Steps } from '../../kit/layout/Steps.tsx';
import { useSteps } from '../../kit/layout/useSteps.ts';
import { PictureField } from '../../kit/upload/PictureField.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { skuRoute } from '../../routes/skus.ts';
import { useViewer } from '../../session/viewer.ts';
import { SkuDimensionFields } from './SkuDimensionFields.tsx';
import { SkuTextFields } from './SkuTextFields.tsx';
import { SkuValueFields } from './SkuValueFields.tsx';
import { asSkuFields, SKU_FIELDS, SKU_STEPS, skuNewRules, stepOfField } from './skuRules.ts';
import { definitionsOfProduct, rowsOfDraft, rowsOfSku } from './skuValues.ts';
import { type SentPicture, useCreateSku } from './useCreateSku.ts';
import { useSkuWords } from './useSkuWords.ts';

interface SkuNewFormProps {
  product: NonNullable<SkuNewScreenQuery['product']>;
  cancelHref: string;
  /** Shows the form empty again, for the next one. */
  onAgain: () => void;
}

/** A new SKU of a product in two steps (SKU-3): its values of what varies, then what the catalogue shows. */
export function SkuNewForm({ product, cancelHref, onAgain }: SkuNewFormProps) {
  const { t } = useTranslation('skus');
  const ofProduct = readFragment(SkuProductFragmentDoc, product);
  const { productType, dimensionConfigurations: configurations } = ofProduct;
  const { faceValueCurrency, acceptVariableValue } = ofProduct;
  const definitions = useMemo(() => definitionsOfProduct(configurations), [configurations]);
  const rules = useMemo(() => skuNewRules(productType, definitions), [productType, definitions]);
  // The platform shows first only what an editor says.
  const featured = useCan()('editRewards') ? null : false;
  const start = {
    ...{ name: '', description: '', ean: null, faceValue: '', currency: faceValueCurrency },
    ...{ variableValue: false, featured, dimensions: rowsOfSku(configurations) },
  };
  const form = useForm(rules, start, { currency: faceValueCurrency });
  const way = useSteps(SKU_STEPS);
  const { labelOf } = useSkuWords(definitions);
  const [isTaken, setTaken] = useState(false);
  const [picture, setPicture] = useState<SentPicture | null>(null);
  const callsFor = useUploadCalls();
  const { key, keep, renew } = useIdempotencyKey();
  const draft = useDraft({
    ...{ owner: useViewer().accountId, key: `sku.${product.id}`, version: 2 },
    basis: JSON.stringify([productType, acceptVariableValue, start.currency, start.dimensions]),
    // With its key: an answer that a reload lost does not make the SKU twice.
    values: { form: form.values, picture, step: way.current, key: key() },
    isDirty: form.isDirty || picture !== null,
    onRestore(kept) {
      const dimensions = rowsOfDraft(configurations, kept.form);
      // What no longer can be of any value is asked for its values.
      const variableValue = acceptVariableValue && (kept.form.variableValue ?? false);
      form.reset(start, {
        ...kept.form,
        featured: featured ?? kept.form.featured,
        variableValue,
        dimensions,
      });
      keep(kept.key);
      setPicture(kept.picture);
      way.show(kept.step);
    },
  });
  const { create, made } = useCreateSku(product, {
    key,
    picture,
    onAgain,
    forget: draft.forget,
    onInvalid(errors, rows) {
      const found = errors.map((error) => atDimensionRow(error, rows));
      way.show(stepOfField(found[0]?.field ?? ''));
      form.applyServerErrors(found);
    },
  });
  const fields = asSkuFields(form);
  const pictureField = (
    <PictureField
      label={t('picture')}
      url={picture?.url}
      shape="wide"
      isSavedLater
      calls={callsFor('sku_picture')}
      onUploaded={(sent) => setPicture(sent)}
      onRemove={() => setPicture(null)}
    />
  );
  const contents = {
    dimensions: (
      <SkuDimensionFields form={fields} definitions={definitions} acceptsAnyValue={acceptVariableValue} />
    ),
    catalogue: (
      <>
        <SkuTextFields form={fields} />
        <SkuValueFields form={fields} productType={productType} onTaken={setTaken} />
        {pictureField}
      </>
    ),
  };
  const { stateOf, missing } = stepsOfForm({
    ...{ form, way, fields: SKU_FIELDS, stepOf: stepOfField },
    labelOf: (field) =>
      dimensionOfField(field, form.rows('dimensions').items, definitions)?.name ?? labelOf(field),
    taken: isTaken && !made ? 'ean' : null,
  });
  const steps = SKU_STEPS.map((id) => ({
    id,
    label: t(`step_${id}`),
    content: contents[id],
    state: stateOf(id),
  }));
  const { next } = way;
  return (
    <Form form={form} label={t('create_title')} onSubmit={(valid) => create(valid, 'product')}>
      {made ? (
        <>
          <Banner tone="warning">{t('half_created', { sku: made.sku })}</Banner>
          <TextLink href={skuRoute.href({ brandId: product.brand.id, productId: product.id, sku: made.sku })}>
            {made.sku}
          </TextLink>
          {pictureField}
        </>
      ) : (
        <>
          <DraftNotice
            state={draft.state}
            onStartAnew={() => {
              draft.startAnew();
              renew();
              form.reset(start);
              setPicture(null);
              way.reset();
            }}
          />
          <Steps label={t('create_title')} steps={steps} way={way} />
        </>
      )}
      <SaveOrGoOn
        form={form}
        isBlocked={isTaken && !made}
        missing={missing}
        cancelHref={cancelHref}
        onNext={made || !next ? undefined : () => way.go(next)}
        onGoOn={() => form.submit((valid) => create(valid, 'again'))}
      />
    </Form>
  );
}

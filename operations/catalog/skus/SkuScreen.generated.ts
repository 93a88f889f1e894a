/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SkuStatusFragment } from './SkuStatus.generated.ts';
import type { MediaSetPicturesFragment } from '../mediaSets/MediaSetEditor.generated.ts';
import type { ProviderFieldFragment } from '../providers/ProviderField.generated.ts';
import type { DimensionFieldFragment } from '../dimensions/DimensionField.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { SkuStatusFragmentDoc } from './SkuStatus.generated.ts';
import { MediaSetPicturesFragmentDoc } from '../mediaSets/MediaSetEditor.generated.ts';
import { ProviderFieldFragmentDoc } from '../providers/ProviderField.generated.ts';
import { DimensionFieldFragmentDoc } from '../dimensions/DimensionField.generated.ts';
export type SkuScreenQueryVariables = Exact<{
  id: string;
  productId: string;
  withProviders: boolean;
}>;


export type SkuScreenQuery = { sku: (
    { __typename: 'Sku', id: string, sku: string, name: string, state: Types.SkuState, brand: { __typename: 'BrandSummary', id: string, name: string }, product: { __typename: 'ProductSummary', id: string, name: string }, mediaSet: (
      { __typename: 'MediaSet' }
      & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
    ) | null, fallbackMediaSet: (
      { __typename: 'MediaSet' }
      & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'SkuStatusFragment': SkuStatusFragment;'SkuFormFragment': SkuFormFragment;'SkuFactsFragment': SkuFactsFragment } }
  ) | null, product: (
    { __typename: 'Product' }
    & { ' $fragmentRefs'?: { 'SkuProductFragment': SkuProductFragment } }
  ) | null, providers?: Array<(
    { __typename: 'Provider' }
    & { ' $fragmentRefs'?: { 'ProviderFieldFragment': ProviderFieldFragment } }
  )> | null };

export type SkuProductFragment = { __typename: 'Product', id: string, productType: Types.ProductType, acceptVariableValue: boolean, faceValueCurrency: string, dimensionConfigurations: Array<{ __typename: 'DimensionConfiguration', required: boolean, vary: boolean, dimension: (
      { __typename: 'Dimension' }
      & { ' $fragmentRefs'?: { 'DimensionFieldFragment': DimensionFieldFragment } }
    ) }> } & { ' $fragmentName'?: 'SkuProductFragment' };

export type SkuFormFragment = { __typename: 'Sku', id: string, version: number, name: string, description: string, defaultLocale: string, ean: string | null, variableValue: boolean, featured: boolean, translations: Array<{ __typename: 'Translation', locale: string, name: string, description: string }>, faceValue: { __typename: 'Money', amount: string, currency: string }, catalogPrice: { __typename: 'Money', amount: string, currency: string } | null, provider: { __typename: 'Provider', id: string, name: string } | null, dimensionValues: Array<{ __typename: 'DimensionValue', values: Array<string>, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }> } & { ' $fragmentName'?: 'SkuFormFragment' };

export type SkuFactsFragment = { __typename: 'Sku', id: string, name: string, description: string, fallbackDescription: string, defaultLocale: string, ean: string | null, variableValue: boolean, featured: boolean, createdAt: string, updatedAt: string, translations: Array<{ __typename: 'Translation', locale: string, name: string, description: string }>, faceValue: { __typename: 'Money', amount: string, currency: string }, catalogPrice: { __typename: 'Money', amount: string, currency: string } | null, provider: { __typename: 'Provider', id: string, name: string } | null, dimensionValues: Array<{ __typename: 'DimensionValue', values: Array<string>, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }> } & { ' $fragmentName'?: 'SkuFactsFragment' };

export type SkuFormSaveMutationVariables = Exact<{
  input: Types.UpdateSkuInput;
}>;


export type SkuFormSaveMutation = { updateSku:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleSku', current: (
        { __typename: 'Sku', updatedAt: string }
        & { ' $fragmentRefs'?: { 'SkuFormFragment': SkuFormFragment } }
      ) }
    | { __typename: 'UpdateSkuSuccess', sku: (
        { __typename: 'Sku', updatedAt: string }
        & { ' $fragmentRefs'?: { 'SkuFormFragment': SkuFormFragment } }
      ) }
   };

export type SkuFormDimensionsMutationVariables = Exact<{
  input: Types.SaveSkuDimensionsInput;
}>;


export type SkuFormDimensionsMutation = { saveSkuDimensions:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SaveSkuDimensionsSuccess', sku: (
        { __typename: 'Sku', updatedAt: string }
        & { ' $fragmentRefs'?: { 'SkuFormFragment': SkuFormFragment } }
      ) }
    | { __typename: 'StaleSku', current: (
        { __typename: 'Sku', updatedAt: string }
        & { ' $fragmentRefs'?: { 'SkuFormFragment': SkuFormFragment } }
      ) }
   };

export const SkuProductFragmentDoc = /*#__PURE__*/ gql`
    fragment SkuProduct on Product {
  id
  productType
  acceptVariableValue
  faceValueCurrency
  dimensionConfigurations {
    required
    vary
    dimension {
      ...DimensionField
    }
  }
}
    ` as unknown as DocumentNode<SkuProductFragment, unknown>;
export const SkuFormFragmentDoc = /*#__PURE__*/ gql`
    fragment SkuForm on Sku {
  id
  version
  name
  description
  defaultLocale
  translations {
    locale
    name
    description
  }
  ean
  faceValue {
    amount
    currency
  }
  variableValue
  catalogPrice {
    amount
    currency
  }
  featured
  provider {
    id
    name
  }
  dimensionValues {
    values
    dimension {
      id
      name
      type
      values {
        value
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<SkuFormFragment, unknown>;
export const SkuFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment SkuFacts on Sku {
  id
  name
  description
  fallbackDescription
  defaultLocale
  translations {
    locale
    name
    description
  }
  ean
  faceValue {
    amount
    currency
  }
  variableValue
  catalogPrice {
    amount
    currency
  }
  featured
  provider {
    id
    name
  }
  dimensionValues {
    values
    dimension {
      id
      name
      type
      values {
        value
        name
      }
    }
  }
  createdAt
  updatedAt
}
    ` as unknown as DocumentNode<SkuFactsFragment, unknown>;
export const SkuScreenDocument = /*#__PURE__*/ gql`
    query SkuScreen($id: ID!, $productId: ID!, $withProviders: Boolean!) {
  sku(id: $id) {
    id
    sku
    name
    state
    brand {
      id
      name
    }
    product {
      id
      name
    }
    ...SkuStatus
    ...SkuForm
    ...SkuFacts
    mediaSet {
      ...MediaSetPictures
    }
    fallbackMediaSet {
      ...MediaSetPictures
    }
  }
  product(id: $productId) {
    ...SkuProduct
  }
  providers @include(if: $withProviders) {
    ...ProviderField
  }
}
    ${SkuStatusFragmentDoc}
${SkuFormFragmentDoc}
${SkuFactsFragmentDoc}
${MediaSetPicturesFragmentDoc}
${SkuProductFragmentDoc}
${DimensionFieldFragmentDoc}
${ProviderFieldFragmentDoc}` as unknown as DocumentNode<SkuScreenQuery, SkuScreenQueryVariables>;
export const SkuFormSaveDocument = /*#__PURE__*/ gql`
    mutation SkuFormSave($input: UpdateSkuInput!) {
  updateSku(input: $input) {
    __typename
    ... on UpdateSkuSuccess {
      sku {
        updatedAt
        ...SkuForm
      }
    }
    ... on StaleSku {
      current {
        updatedAt
        ...SkuForm
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${SkuFormFragmentDoc}` as unknown as DocumentNode<SkuFormSaveMutation, SkuFormSaveMutationVariables>;
export const SkuFormDimensionsDocument = /*#__PURE__*/ gql`
    mutation SkuFormDimensions($input: SaveSkuDimensionsInput!) {
  saveSkuDimensions(input: $input) {
    __typename
    ... on SaveSkuDimensionsSuccess {
      sku {
        updatedAt
        ...SkuForm
      }
    }
    ... on StaleSku {
      current {
        updatedAt
        ...SkuForm
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${SkuFormFragmentDoc}` as unknown as DocumentNode<SkuFormDimensionsMutation, SkuFormDimensionsMutationVariables>;
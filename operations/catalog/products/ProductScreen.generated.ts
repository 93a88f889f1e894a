/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProductStatusFragment } from './ProductStatus.generated.ts';
import type { MediaSetPicturesFragment } from '../mediaSets/MediaSetEditor.generated.ts';
import type { DimensionFieldFragment } from '../dimensions/DimensionField.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { ProductStatusFragmentDoc } from './ProductStatus.generated.ts';
import { MediaSetPicturesFragmentDoc } from '../mediaSets/MediaSetEditor.generated.ts';
import { DimensionFieldFragmentDoc } from '../dimensions/DimensionField.generated.ts';
export type ProductScreenQueryVariables = Exact<{
  id: string;
}>;


export type ProductScreenQuery = { product: (
    { __typename: 'Product', id: string, name: string, state: Types.ProductState, version: number, brand: { __typename: 'BrandSummary', id: string, name: string, status: Types.BrandStatus }, dimensionConfigurations: Array<{ __typename: 'DimensionConfiguration', required: boolean, vary: boolean, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }>, mediaSet: (
      { __typename: 'MediaSet' }
      & { ' $fragmentRefs'?: { 'MediaSetPicturesFragment': MediaSetPicturesFragment } }
    ) | null, publications: Array<(
      { __typename: 'Publication', productId: string, sellerId: string, published: boolean, private: boolean }
      & { ' $fragmentRefs'?: { 'PublicationSwitchesFragment': PublicationSwitchesFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'ProductStatusFragment': ProductStatusFragment;'ProductDetailsFragment': ProductDetailsFragment;'ProductTextsFragment': ProductTextsFragment } }
  ) | null, dimensions: Array<(
    { __typename: 'Dimension' }
    & { ' $fragmentRefs'?: { 'DimensionFieldFragment': DimensionFieldFragment } }
  )> | null };

export type ProductDetailsFragment = (
  { __typename: 'Product', id: string }
  & { ' $fragmentRefs'?: { 'ProductFormFragment': ProductFormFragment;'ProductFactsFragment': ProductFactsFragment;'ProductVariationsFragment': ProductVariationsFragment } }
) & { ' $fragmentName'?: 'ProductDetailsFragment' };

export type ProductFormFragment = { __typename: 'Product', id: string, version: number, productType: Types.ProductType, name: string, description: string, defaultLocale: string, conditionOfSale: Types.ConditionOfSale, deliveryMode: Types.DeliveryMode, faceValueCurrency: string, acceptVariableValue: boolean, nameWithVariableValue: string | null, featured: boolean, themes: Array<string>, termsAndConditions: string | null, termsAndConditionsUrl: string | null, translations: Array<{ __typename: 'Translation', locale: string, name: string, description: string }>, countryRestrictions: Array<{ __typename: 'Country', code: string }>, targeting: { __typename: 'Targeting', gender: Types.Gender | null, ageRange: Array<string> } } & { ' $fragmentName'?: 'ProductFormFragment' };

export type ProductVariationsFragment = { __typename: 'Product', id: string, version: number, productType: Types.ProductType, dimensionConfigurations: Array<{ __typename: 'DimensionConfiguration', required: boolean, vary: boolean, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }>, dimensionValues: Array<{ __typename: 'DimensionValue', values: Array<string>, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }> } & { ' $fragmentName'?: 'ProductVariationsFragment' };

export type ProductFormSaveMutationVariables = Exact<{
  input: Types.UpdateProductInput;
}>;


export type ProductFormSaveMutation = { updateProduct:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleProduct', current: (
        { __typename: 'Product', updatedAt: string }
        & { ' $fragmentRefs'?: { 'ProductFormFragment': ProductFormFragment } }
      ) }
    | { __typename: 'UpdateProductSuccess', product: (
        { __typename: 'Product', updatedAt: string }
        & { ' $fragmentRefs'?: { 'ProductFormFragment': ProductFormFragment } }
      ) }
   };

export type ProductVariationsSaveMutationVariables = Exact<{
  input: Types.SaveProductDimensionsInput;
}>;


export type ProductVariationsSaveMutation = { saveProductDimensions:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SaveProductDimensionsSuccess', product: (
        { __typename: 'Product', updatedAt: string }
        & { ' $fragmentRefs'?: { 'ProductVariationsFragment': ProductVariationsFragment } }
      ) }
    | { __typename: 'StaleProduct', current: (
        { __typename: 'Product', updatedAt: string }
        & { ' $fragmentRefs'?: { 'ProductVariationsFragment': ProductVariationsFragment } }
      ) }
   };

export type ProductFactsFragment = { __typename: 'Product', id: string, productType: Types.ProductType, conditionOfSale: Types.ConditionOfSale, deliveryMode: Types.DeliveryMode, faceValueCurrency: string, acceptVariableValue: boolean, nameWithVariableValue: string | null, featured: boolean, themes: Array<string>, termsAndConditionsUrl: string | null, createdAt: string, updatedAt: string, countryRestrictions: Array<{ __typename: 'Country', code: string }>, targeting: { __typename: 'Targeting', gender: Types.Gender | null, ageRange: Array<string> }, dimensionValues: Array<{ __typename: 'DimensionValue', values: Array<string>, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }> } & { ' $fragmentName'?: 'ProductFactsFragment' };

export type ProductTextsFragment = { __typename: 'Product', id: string, name: string, description: string, defaultLocale: string, translations: Array<{ __typename: 'Translation', locale: string, name: string, description: string }> } & { ' $fragmentName'?: 'ProductTextsFragment' };

export type PublicationSwitchesFragment = { __typename: 'Publication', id: string | null, productId: string, sellerId: string, sellerName: string, published: boolean, private: boolean, version: number } & { ' $fragmentName'?: 'PublicationSwitchesFragment' };

export type PublicationSwitchesSaveMutationVariables = Exact<{
  input: Types.SavePublicationInput;
}>;


export type PublicationSwitchesSaveMutation = { savePublication:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SavePublicationSuccess', publication: { __typename: 'Publication', id: string | null, productId: string, sellerId: string, sellerName: string, published: boolean, private: boolean, version: number } }
    | { __typename: 'StalePublication', current: { __typename: 'Publication', id: string | null, productId: string, sellerId: string, sellerName: string, published: boolean, private: boolean, version: number } }
   };

export const ProductFormFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductForm on Product {
  id
  version
  productType
  name
  description
  defaultLocale
  translations {
    locale
    name
    description
  }
  conditionOfSale
  deliveryMode
  countryRestrictions {
    code
  }
  faceValueCurrency
  acceptVariableValue
  nameWithVariableValue
  featured
  themes
  targeting {
    gender
    ageRange
  }
  termsAndConditions
  termsAndConditionsUrl
}
    ` as unknown as DocumentNode<ProductFormFragment, unknown>;
export const ProductFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductFacts on Product {
  id
  productType
  conditionOfSale
  deliveryMode
  countryRestrictions {
    code
  }
  faceValueCurrency
  acceptVariableValue
  nameWithVariableValue
  featured
  themes
  targeting {
    gender
    ageRange
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
  termsAndConditionsUrl
  createdAt
  updatedAt
}
    ` as unknown as DocumentNode<ProductFactsFragment, unknown>;
export const ProductVariationsFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductVariations on Product {
  id
  version
  productType
  dimensionConfigurations {
    required
    vary
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
    ` as unknown as DocumentNode<ProductVariationsFragment, unknown>;
export const ProductDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductDetails on Product {
  id
  ...ProductForm
  ...ProductFacts
  ...ProductVariations
}
    ` as unknown as DocumentNode<ProductDetailsFragment, unknown>;
export const ProductTextsFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductTexts on Product {
  id
  name
  description
  defaultLocale
  translations {
    locale
    name
    description
  }
}
    ` as unknown as DocumentNode<ProductTextsFragment, unknown>;
export const PublicationSwitchesFragmentDoc = /*#__PURE__*/ gql`
    fragment PublicationSwitches on Publication {
  id
  productId
  sellerId
  sellerName
  published
  private
  version
}
    ` as unknown as DocumentNode<PublicationSwitchesFragment, unknown>;
export const ProductScreenDocument = /*#__PURE__*/ gql`
    query ProductScreen($id: ID!) {
  product(id: $id) {
    id
    name
    state
    brand {
      id
      name
      status
    }
    version
    dimensionConfigurations {
      required
      vary
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
    ...ProductStatus
    ...ProductDetails
    ...ProductTexts
    mediaSet {
      ...MediaSetPictures
    }
    publications {
      productId
      sellerId
      published
      private
      ...PublicationSwitches
    }
  }
  dimensions {
    ...DimensionField
  }
}
    ${ProductStatusFragmentDoc}
${ProductDetailsFragmentDoc}
${ProductFormFragmentDoc}
${ProductFactsFragmentDoc}
${ProductVariationsFragmentDoc}
${ProductTextsFragmentDoc}
${MediaSetPicturesFragmentDoc}
${PublicationSwitchesFragmentDoc}
${DimensionFieldFragmentDoc}` as unknown as DocumentNode<ProductScreenQuery, ProductScreenQueryVariables>;
export const ProductFormSaveDocument = /*#__PURE__*/ gql`
    mutation ProductFormSave($input: UpdateProductInput!) {
  updateProduct(input: $input) {
    __typename
    ... on UpdateProductSuccess {
      product {
        updatedAt
        ...ProductForm
      }
    }
    ... on StaleProduct {
      current {
        updatedAt
        ...ProductForm
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
    ${ProductFormFragmentDoc}` as unknown as DocumentNode<ProductFormSaveMutation, ProductFormSaveMutationVariables>;
export const ProductVariationsSaveDocument = /*#__PURE__*/ gql`
    mutation ProductVariationsSave($input: SaveProductDimensionsInput!) {
  saveProductDimensions(input: $input) {
    __typename
    ... on SaveProductDimensionsSuccess {
      product {
        updatedAt
        ...ProductVariations
      }
    }
    ... on StaleProduct {
      current {
        updatedAt
        ...ProductVariations
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
    ${ProductVariationsFragmentDoc}` as unknown as DocumentNode<ProductVariationsSaveMutation, ProductVariationsSaveMutationVariables>;
export const PublicationSwitchesSaveDocument = /*#__PURE__*/ gql`
    mutation PublicationSwitchesSave($input: SavePublicationInput!) {
  savePublication(input: $input) {
    __typename
    ... on SavePublicationSuccess {
      publication {
        id
        productId
        sellerId
        sellerName
        published
        private
        version
      }
    }
    ... on StalePublication {
      current {
        id
        productId
        sellerId
        sellerName
        published
        private
        version
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
    ` as unknown as DocumentNode<PublicationSwitchesSaveMutation, PublicationSwitchesSaveMutationVariables>;
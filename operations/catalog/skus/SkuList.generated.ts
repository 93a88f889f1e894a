/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SkuStatusFragment } from './SkuStatus.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { SkuStatusFragmentDoc } from './SkuStatus.generated.ts';
export type SkuListQueryVariables = Exact<{
  filter?: Types.SkuFilter | null | undefined;
  sort?: Types.SkuSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type SkuListQuery = { skus: { __typename: 'SkuPage', items: Array<(
      { __typename: 'Sku', id: string }
      & { ' $fragmentRefs'?: { 'SkuRowFragment': SkuRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type SkuRowFragment = (
  { __typename: 'Sku', id: string, sku: string, name: string, state: Types.SkuState, ean: string | null, variableValue: boolean, faceValue: { __typename: 'Money', amount: string, currency: string }, brand: { __typename: 'BrandSummary', id: string, name: string, status: Types.BrandStatus }, product: { __typename: 'ProductSummary', id: string, name: string }, dimensionValues: Array<{ __typename: 'DimensionValue', values: Array<string>, dimension: { __typename: 'Dimension', id: string, name: string, type: string, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } }> }
  & { ' $fragmentRefs'?: { 'SkuStatusFragment': SkuStatusFragment } }
) & { ' $fragmentName'?: 'SkuRowFragment' };

export const SkuRowFragmentDoc = /*#__PURE__*/ gql`
    fragment SkuRow on Sku {
  id
  sku
  name
  state
  ean
  variableValue
  faceValue {
    amount
    currency
  }
  brand {
    id
    name
    status
  }
  product {
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
  ...SkuStatus
}
    ` as unknown as DocumentNode<SkuRowFragment, unknown>;
export const SkuListDocument = /*#__PURE__*/ gql`
    query SkuList($filter: SkuFilter, $sort: SkuSort, $page: PageInput) {
  skus(filter: $filter, sort: $sort, page: $page) {
    items {
      id
      ...SkuRow
    }
    page {
      number
      size
      totalCount
      totalIsCapped
      totalPages
    }
  }
}
    ${SkuRowFragmentDoc}
${SkuStatusFragmentDoc}` as unknown as DocumentNode<SkuListQuery, SkuListQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CatalogueChangeListScreenQueryVariables = Exact<{
  filter?: Types.CatalogueChangeFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type CatalogueChangeListScreenQuery = { catalogueChanges: { __typename: 'CatalogueChangePage', items: Array<(
      { __typename: 'CatalogueChange', id: string }
      & { ' $fragmentRefs'?: { 'CatalogueChangeRowFragment': CatalogueChangeRowFragment } }
    )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null };

export type CatalogueChangeRowFragment = { __typename: 'CatalogueChange', id: string, occurredAt: string, kind: Types.CatalogueChangeKind, noun: Types.CatalogueNoun, nounId: string, name: string, brandId: string | null, productId: string | null, sellerName: string | null, accountName: string | null, fields: Array<{ __typename: 'CatalogueFieldChange', field: string, before: string | null, after: string | null }> | null } & { ' $fragmentName'?: 'CatalogueChangeRowFragment' };

export const CatalogueChangeRowFragmentDoc = /*#__PURE__*/ gql`
    fragment CatalogueChangeRow on CatalogueChange {
  id
  occurredAt
  kind
  noun
  nounId
  name
  brandId
  productId
  sellerName
  accountName
  fields {
    field
    before
    after
  }
}
    ` as unknown as DocumentNode<CatalogueChangeRowFragment, unknown>;
export const CatalogueChangeListScreenDocument = /*#__PURE__*/ gql`
    query CatalogueChangeListScreen($filter: CatalogueChangeFilter, $page: PageInput) {
  catalogueChanges(filter: $filter, page: $page) {
    items {
      id
      ...CatalogueChangeRow
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
    ${CatalogueChangeRowFragmentDoc}` as unknown as DocumentNode<CatalogueChangeListScreenQuery, CatalogueChangeListScreenQueryVariables>;
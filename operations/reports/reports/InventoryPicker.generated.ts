/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type InventoryPickerQueryVariables = Exact<{
  kind: Types.InventoryOptionKind;
  search: string;
}>;


export type InventoryPickerQuery = { inventoryOptions: Array<{ __typename: 'InventoryOption', id: string, name: string }> | null };


export const InventoryPickerDocument = /*#__PURE__*/ gql`
    query InventoryPicker($kind: InventoryOptionKind!, $search: String!) {
  inventoryOptions(kind: $kind, search: $search) {
    id
    name
  }
}
    ` as unknown as DocumentNode<InventoryPickerQuery, InventoryPickerQueryVariables>;
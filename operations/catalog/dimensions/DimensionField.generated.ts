/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DimensionFieldFragment = { __typename: 'Dimension', id: string, name: string, type: string, freeValues: boolean, multiple: boolean, mayVary: boolean, isWhole: boolean, values: Array<{ __typename: 'DimensionOption', value: string, name: string }> } & { ' $fragmentName'?: 'DimensionFieldFragment' };

export const DimensionFieldFragmentDoc = /*#__PURE__*/ gql`
    fragment DimensionField on Dimension {
  id
  name
  type
  freeValues
  multiple
  mayVary
  isWhole
  values {
    value
    name
  }
}
    ` as unknown as DocumentNode<DimensionFieldFragment, unknown>;
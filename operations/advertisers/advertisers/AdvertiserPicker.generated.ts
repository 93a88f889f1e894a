/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserPickerQueryVariables = Exact<{
  filter: Types.AdvertiserFilter;
}>;


export type AdvertiserPickerQuery = { advertiserOptions: Array<{ __typename: 'AdvertiserOption', id: string, name: string }> | null };


export const AdvertiserPickerDocument = /*#__PURE__*/ gql`
    query AdvertiserPicker($filter: AdvertiserFilter!) {
  advertiserOptions(filter: $filter) {
    id
    name
  }
}
    ` as unknown as DocumentNode<AdvertiserPickerQuery, AdvertiserPickerQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchPartsFragment } from './DispatchScreen.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchActionsFragmentDoc, DispatchBatchesFragmentDoc, DispatchDetailsFragmentDoc, DispatchProgressFragmentDoc, DispatchPartsFragmentDoc } from './DispatchScreen.generated.ts';
import { DispatchRefusedFragmentDoc } from './DispatchRefused.generated.ts';
export type DispatchLookQueryVariables = Exact<{
  id: string;
}>;


export type DispatchLookQuery = { dispatch: (
    { __typename: 'Dispatch' }
    & { ' $fragmentRefs'?: { 'DispatchPartsFragment': DispatchPartsFragment } }
  ) | null };


export const DispatchLookDocument = /*#__PURE__*/ gql`
    query DispatchLook($id: ID!) {
  dispatch(id: $id) {
    ...DispatchParts
  }
}
    ${DispatchPartsFragmentDoc}
${DispatchProgressFragmentDoc}
${DispatchDetailsFragmentDoc}
${DispatchBatchesFragmentDoc}
${DispatchRefusedFragmentDoc}
${DispatchActionsFragmentDoc}` as unknown as DocumentNode<DispatchLookQuery, DispatchLookQueryVariables>;
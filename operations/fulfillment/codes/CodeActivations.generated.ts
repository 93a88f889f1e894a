/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CodeActivationsQueryVariables = Exact<{
  id: string;
  page?: Types.PageInput | null | undefined;
}>;


export type CodeActivationsQuery = { promotion: { __typename: 'Promotion', id: string, codeActivations: { __typename: 'DispatchPage', items: Array<(
        { __typename: 'Dispatch' }
        & { ' $fragmentRefs'?: { 'CodeActivationRowFragment': CodeActivationRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type CodeActivationRowFragment = { __typename: 'Dispatch', id: string, fileName: string | null, lineCount: number, state: Types.DispatchState, createdAt: string, createdByName: string | null, progress: { __typename: 'DispatchProgress', held: number, activate: number, done: number, failed: number, canceled: number } } & { ' $fragmentName'?: 'CodeActivationRowFragment' };

export const CodeActivationRowFragmentDoc = /*#__PURE__*/ gql`
    fragment CodeActivationRow on Dispatch {
  id
  fileName
  lineCount
  state
  createdAt
  createdByName
  progress {
    held
    activate
    done
    failed
    canceled
  }
}
    ` as unknown as DocumentNode<CodeActivationRowFragment, unknown>;
export const CodeActivationsDocument = /*#__PURE__*/ gql`
    query CodeActivations($id: ID!, $page: PageInput) {
  promotion(id: $id) {
    id
    codeActivations(page: $page) {
      items {
        ...CodeActivationRow
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
}
    ${CodeActivationRowFragmentDoc}` as unknown as DocumentNode<CodeActivationsQuery, CodeActivationsQueryVariables>;
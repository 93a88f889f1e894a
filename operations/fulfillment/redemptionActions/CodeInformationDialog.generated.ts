/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CodeInformationDialogQueryVariables = Exact<{
  id: string;
}>;


export type CodeInformationDialogQuery = { redemption: { __typename: 'Redemption', id: string, codeInformation: { __typename: 'CodeInformation', readCount: number, codes: Array<{ __typename: 'CodeFacts', usage: Types.CodeUsage, lastCharacters: string, assignedAt: string, expiresAt: string | null, canceledAt: string | null }>, reads: Array<{ __typename: 'CodeReading', occurredAt: string, kind: Types.CodeReadKind, name: string | null, reason: string | null }> } | null } | null };


export const CodeInformationDialogDocument = /*#__PURE__*/ gql`
    query CodeInformationDialog($id: ID!) {
  redemption(id: $id) {
    id
    codeInformation {
      codes {
        usage
        lastCharacters
        assignedAt
        expiresAt
        canceledAt
      }
      reads {
        occurredAt
        kind
        name
        reason
      }
      readCount
    }
  }
}
    ` as unknown as DocumentNode<CodeInformationDialogQuery, CodeInformationDialogQueryVariables>;
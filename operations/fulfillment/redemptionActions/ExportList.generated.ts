/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ExportListQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportListQuery = { redemptionExports: { __typename: 'RedemptionExportPage', items: Array<(
      { __typename: 'RedemptionExport' }
      & { ' $fragmentRefs'?: { 'ExportLineFragment': ExportLineFragment } }
    )> } | null };

export type ExportLineFragment = { __typename: 'RedemptionExport', id: string, format: Types.RedemptionExportFormat, additionalFields: Array<Types.RedemptionExportField>, state: Types.RedemptionExportState, rows: number, size: string, createdAt: string, expiresAt: string | null, url: string | null } & { ' $fragmentName'?: 'ExportLineFragment' };

export const ExportLineFragmentDoc = /*#__PURE__*/ gql`
    fragment ExportLine on RedemptionExport {
  id
  format
  additionalFields
  state
  rows
  size
  createdAt
  expiresAt
  url
}
    ` as unknown as DocumentNode<ExportLineFragment, unknown>;
export const ExportListDocument = /*#__PURE__*/ gql`
    query ExportList {
  redemptionExports(page: {number: 1, size: 5}) {
    items {
      ...ExportLine
    }
  }
}
    ${ExportLineFragmentDoc}` as unknown as DocumentNode<ExportListQuery, ExportListQueryVariables>;
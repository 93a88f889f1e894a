/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RedemptionsChartFragment = { __typename: 'DailyStats', total: number, days: Array<{ __typename: 'DayStat', date: string, count: number }> } & { ' $fragmentName'?: 'RedemptionsChartFragment' };

export const RedemptionsChartFragmentDoc = /*#__PURE__*/ gql`
    fragment RedemptionsChart on DailyStats {
  total
  days {
    date
    count
  }
}
    ` as unknown as DocumentNode<RedemptionsChartFragment, unknown>;
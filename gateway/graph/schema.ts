import type { Executor, IResolvers } from '@graphql-tools/utils';
import { buildSchema, type GraphQLSchema, print } from 'graphql';
import { accountResolvers } from '../resolvers/accounts.ts';
import { advertiserResolvers } from '../resolvers/advertisers.ts';
import { alertResolvers } from '../resolvers/alerts.ts';
import { allocationResolvers } from '../resolvers/allocations.ts';
import { allocationsReportResolvers } from '../resolvers/allocationsReport.ts';
import { budgetResolvers } from '../resolvers/budgets.ts';
import { buildResolvers } from '../resolvers/build.ts';
import { credentialResolvers } from '../resolvers/credentials.ts';
import { discountResolvers } from '../resolvers/discounts.ts';
import { effectResolvers } from '../resolvers/effects.ts';
import { explainResolvers } from '../resolvers/explain.ts';
import { invoicingResolvers } from '../resolvers/invoicing.ts';
import { jobResolvers } from '../resolvers/jobs.ts';
import { mediaResolvers } from '../resolvers/media.ts';
import { memberResolvers } from '../resolvers/members.ts';
import { organizationResolvers } from '../resolvers/organization.ts';
import { productResolvers } from '../resolvers/products.ts';
import { rewardResolvers } from '../resolvers/rewards.ts';
import { statsResolvers } from '../resolvers/stats.ts';
import type { GraphContext } from './context.ts';
import { addDefaultResolvers } from './defaultResolvers.ts';
import { ownSdl } from './sdl.ts';
import { stitchedSchema } from './stitchedSchema.ts';

const NOUNS = [
  accountResolvers,
  advertiserResolvers,
  alertResolvers,
  allocationResolvers,
  allocationsReportResolvers,
  budgetResolvers,
  buildResolvers,
  credentialResolvers,
  discountResolvers,
  effectResolvers,
  explainResolvers,
  invoicingResolvers,
  jobResolvers,
  mediaResolvers,
  memberResolvers,
  organizationResolvers,
  productResolvers,
  rewardResolvers,
  statsResolvers,
];

/** The executable graph: own types with their resolvers and getters, the search index delegated to by each caller's token. */
export function gatewaySchema(): GraphQLSchema {
  const resolvers: Record<string, Record<string, unknown>> = {};
  for (const noun of NOUNS) {
    for (const [type, fields] of Object.entries(noun)) resolvers[type] = { ...resolvers[type], ...fields };
  }
  const schema = stitchedSchema(search, resolvers as IResolvers);
  addDefaultResolvers(
    schema,
    buildSchema(ownSdl.join('\n')),
    (type, field) => resolvers[type]?.[field] !== undefined,
  );
  return schema;
}

/** Sends what stitching delegates to the index, as the caller of the request. */
const search = (async ({ document, variables, context }) =>
  context?.search.execute(print(document), { ...variables })) as Executor<GraphContext> as Executor;

import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { restClient } from '../rest/client.ts';
import type { Upstream } from '../rest/upstream.ts';
import { type SearchClient, searchClient } from '../search/searchClient.ts';
import { type Identity, identityOf } from '../session/identity.ts';
import { accountSource } from '../sources/accounts.ts';
import { advertiserSource } from '../sources/advertisers.ts';
import { alertSource } from '../sources/alerts.ts';
import { allocationSource } from '../sources/allocations.ts';
import { allocationsReportSource } from '../sources/allocationsReport.ts';
import { budgetSource } from '../sources/budgets.ts';
import { countrySource } from '../sources/countries.ts';
import { credentialSource } from '../sources/credentials.ts';
import { discountSource } from '../sources/discounts.ts';
import { explainSource } from '../sources/explain.ts';
import { invoicingSource } from '../sources/invoicing.ts';
import { jobSource } from '../sources/jobs.ts';
import { mediaSource } from '../sources/media.ts';
import { memberSource } from '../sources/members.ts';
import { organizationSource } from '../sources/organization.ts';
import { productSource } from '../sources/products.ts';
import { rewardSource } from '../sources/rewards.ts';
import { statsSource } from '../sources/stats.ts';

/** What the build says of itself. */
export interface BuildInfo {
  version: string;
  environment: string;
  links: { contact: string | null; social: string | null; catalogue: string | null; admin: string | null };
}

/** One request's world: its caller and its sources. Nothing of it outlives the request, so nobody reads another's rows. */
export interface GraphContext {
  identity: Identity;
  requestId: string;
  search: SearchClient;
  sources: ReturnType<typeof sourcesOf>;
  build: BuildInfo;
  /** Ends every upstream call; aborted when the request's time is over. */
  abort: AbortController;
  /** What could not be merged from the index, by place: told with the answer. */
  missing: Map<string, GraphQLError>;
}

/** What every request shares. */
export interface World {
  upstream: Upstream;
  build: BuildInfo;
  /** Of our own pages. */
  origin: string;
}

/** Makes the context of one request; throws UNAUTHENTICATED without a token. */
export function contextOf(request: FastifyRequest, { upstream, build, origin }: World): GraphContext {
  const identity = identityOf(request, origin);
  const abort = new AbortController();
  const requestId = String(request.id);
  const language = request.headers['accept-language'];
  const caller = { token: identity.token, language, requestId, signal: abort.signal };
  const search = searchClient(upstream, caller);
  return {
    identity,
    requestId,
    search,
    sources: sourcesOf(restClient(upstream, caller), search),
    missing: new Map(),
    build,
    abort,
  };
}

function sourcesOf(rest: ReturnType<typeof restClient>, search: SearchClient) {
  const accounts = accountSource(rest);
  return {
    accounts,
    members: memberSource(rest),
    organization: organizationSource(rest),
    advertisers: advertiserSource(rest),
    budgets: budgetSource(rest),
    credentials: credentialSource(rest),
    explain: explainSource(rest),
    invoicing: invoicingSource(rest),
    allocations: allocationSource(rest),
    allocationsReport: allocationsReportSource(rest),
    discounts: discountSource(rest),
    jobs: jobSource(rest),
    alerts: alertSource(rest),
    stats: statsSource(rest, accounts.ownTimezone),
    media: mediaSource(rest),
    rewards: rewardSource(rest),
    products: productSource(rest),
    countries: countrySource(search),
  };
}

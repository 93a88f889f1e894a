import type { FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../schema/foundation/contacts/acceptedLocale.ts';
import type { UiLocale } from '../../schema/foundation/contacts/languages.ts';
import type { Allowance } from '../foundation/limits/rateLimit.ts';
import { type RestClient, restClient } from '../foundation/rest/client.ts';
import { type RowReader, rowReader } from '../foundation/rest/rowReader.ts';
import type { Upstream } from '../foundation/rest/upstream.ts';
import type { MissingFields } from '../foundation/search/indexFailure.ts';
import { type SearchClient, searchClient } from '../foundation/search/searchClient.ts';
import { type Identity, identityOf } from '../foundation/session/identity.ts';
import * as registry from '../sourceRegistry.ts';

/** Facts that the running build reports about itself. */
export interface BuildInfo {
  version: string;
  environment: string;
  upload_types: string[];
  portal_suffix: string;
  links: { contact: string | null; social: string | null; catalogue: string | null; admin: string | null };
}

type Registry = typeof registry;

/** The sources of one request, by the names of the registry. */
type Sources = { readonly [Name in keyof Registry]: ReturnType<Registry[Name]> };

/** Dependencies of a source. */
interface Clients {
  rest: RestClient;
  rows: RowReader;
  search: SearchClient;
}

/** Makes the sources of one request; each is made when it is first used, since most requests use two or three. */
function sourcesOf(clients: Clients): Sources {
  return new LazySources(clients) as unknown as Sources;
}

class LazySources {
  readonly clients: Clients;
  readonly made: Record<string, unknown> = {};

  constructor(clients: Clients) {
    this.clients = clients;
  }
}

for (const [name, makeSource] of Object.entries(registry)) {
  Object.defineProperty(LazySources.prototype, name, {
    get(this: LazySources) {
      this.made[name] ??= makeSource(this.clients.rest, this.clients.search, this.clients.rows);
      return this.made[name];
    },
  });
}

/** Everything that belongs to one request. It ends with the request, so no caller reads another's rows. */
export interface GraphContext {
  identity: Identity;
  requestId: string;
  /** Language of the request. */
  locale: UiLocale;
  rest: RestClient;
  rows: RowReader;
  search: SearchClient;
  sources: Sources;
  build: BuildInfo;
  /** Aborts every upstream call of the request when its time is over. */
  abort: AbortController;
  missing: MissingFields;
  /** Takes the points of the request from its caller. */
  take(points: number): Promise<Allowance>;
}

/** Services that all requests share. */
export interface SharedContext {
  upstream: Upstream;
  build: BuildInfo;
  /** Origin of the gateway's own pages. */
  origin: string;
}

/** Makes the context of a request. Throws UNAUTHENTICATED without a token. */
export function makeContext(
  request: FastifyRequest,
  { upstream, build, origin }: SharedContext,
  take: GraphContext['take'],
): GraphContext {
  const identity = identityOf(request, origin);
  const abort = new AbortController();
  const requestId = String(request.id);
  const language = request.headers['accept-language'];
  const locale = acceptedLocale(language) ?? 'en';
  const caller = { token: identity.token, language, requestId, signal: abort.signal };
  const search = searchClient(upstream, caller);
  const rest = restClient(upstream, caller);
  const rows = rowReader(rest);
  const sources = sourcesOf({ rest, rows, search });
  return { identity, requestId, locale, rest, rows, search, sources, build, abort, missing: new Map(), take };
}

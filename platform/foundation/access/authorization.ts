import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ABILITIES, type Ability, type Access } from '../../../schema/foundation/abilities.ts';
import { noRolesFound, type Refusal, refused, unauthenticated } from '../http/refusals/refusal.ts';
import { NEVER_OF_A_KEY } from './clientAuthentication.ts';
import { isClient, isService, type Scope } from './scope.ts';

/** The callers that a route accepts; any one of several abilities is enough. */
export type RouteAccess = Access | readonly [Ability, Ability, ...Ability[]];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that the route accepts; a route without this setting stops the boot. */
    ability?: RouteAccess;
    /** Only operator staff may call it, besides holding the ability. */
    staffOnly?: boolean;
    /** The route serves people alone: API keys and service accounts are refused for this reason. */
    peopleOnly?: 'not_for_keys' | 'export_not_for_keys';
  }
  interface FastifyRequest {
    /** The caller's scope; throws on public routes, which have none. */
    scope: Scope;
    /** The caller's name in the log, also for refused requests; null for an unauthenticated one. */
    caller: string | null;
  }
}

/**
 * Every route that no ability guards: the reviewed list. `METHOD /path` as Fastify registers it (HEAD goes with GET).
 *
 * Public:
 * - probes, metrics and the contract
 * - sign-in itself with the forgotten password; links by a token that is good once
 * - sign-ins at an external issuer by its token, sign-outs by the session's unguessable id
 * - files with an address that nobody can guess
 * - uploads, confirmations and leaving a mailed report, each by a signed token
 * - reports on deliveries, signed by a secret
 * - the mails of the demo, in demo mode only
 * - recipients' pages by a link that nobody can guess, and portals where codes are entered, limited by address
 * - the public catalog: two documents of ours, about what one seller publishes, limited by address
 *
 * Signed in: what an account without any screen still needs to know about itself.
 */
export const UNGUARDED: Record<string, 'public' | 'signedIn'> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/reference': 'public',
  'GET /api/reference/': 'public',
  'GET /api/reference/json': 'public',
  'GET /api/reference/yaml': 'public',
  'GET /api/reference/static/*': 'public',
  'GET /api/reference/static/index.html': 'public',
  'GET /api/reference/static/swagger-initializer.js': 'public',
  'GET /oidc/interaction/:uid': 'public',
  'POST /oidc/interaction/:uid': 'public',
  'GET /oidc/*': 'public',
  'GET /mail': 'public',
  'GET /mail/:id': 'public',
  'GET /mail/:id/letter': 'public',
  'GET /mail/confirm/:token': 'public',
  'POST /mail/confirm/:token': 'public',
  'GET /mail/link/:token': 'public',
  'POST /mail/link/:token': 'public',
  'GET /mail/reports/:token': 'public',
  'POST /mail/reports/:token': 'public',
  'GET /r/:token': 'public',
  'POST /r/:token': 'public',
  'GET /r/:token/code.pdf': 'public',
  'GET /r/done': 'public',
  'GET /r/p/:label': 'public',
  'POST /r/p/:label': 'public',
  'GET /oidc/password': 'public',
  'POST /oidc/password': 'public',
  'POST /oidc/*': 'public',
  'POST /api/sign_ins': 'public',
  'PUT /api/sign_outs/:session': 'public',
  'GET /api/sign_outs/:session': 'public',
  'PUT /media/uploads/:token': 'public',
  'GET /media/:name': 'public',
  'POST /api/delivery_reports': 'public',
  'POST /public/catalogue': 'public',
  'GET /public/catalogue/skus': 'public',
  'GET /api/viewer': 'signedIn',
  'GET /api/idempotency_keys/outcome': 'signedIn',
  'GET /api/organizations/mine': 'signedIn',
  'GET /api/organizations/billing_currencies': 'signedIn',
  'GET /api/organizations/operating_countries': 'signedIn',
  'POST /api/graphql': 'signedIn',
};

/** Finds the caller of a request: null without or with a wrong token. */
export type FindCaller = (request: FastifyRequest) => Promise<Scope | null>;

const abilityNames: ReadonlySet<string> = new Set(ABILITIES);

/** The fault in a route's guard; null if there is none. */
function wrongGuard(method: string, url: string, ability: RouteAccess | undefined): string | null {
  const name = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  if (ability === undefined) return `${name} names no ability: give it config.ability`;
  if (ability === 'public' || ability === 'signedIn') {
    if (UNGUARDED[name] === ability) return null;
    return `${name} is ${ability} and not in the reviewed list of platform/foundation/access/authorization.ts`;
  }
  const unknown = [ability].flat().filter((one) => !abilityNames.has(one));
  return unknown.length === 0 ? null : `${name} names an unknown ability: ${unknown.join(', ')}`;
}

/** True if a scope holds what a route asks for: the ability, or one of several. */
export function mayEnter({ abilities }: Scope, required: RouteAccess | undefined): boolean {
  if (required === 'signedIn') return true;
  if (required === undefined || required === 'public') return false;
  return typeof required === 'string' ? abilities.has(required) : required.some((one) => abilities.has(one));
}

/** A refusal names what the route takes and who can help, so that nobody has to look it up. */
function abilityMissing(scope: Scope, required: RouteAccess | undefined, staffOnly = false): Refusal {
  const names = [required ?? []].flat();
  const isNever = staffOnly || names.every((one) => (NEVER_OF_A_KEY as readonly string[]).includes(one));
  const ofKey = isNever ? 'ability_of_no_key' : 'ability_not_of_key';
  const ability = new Intl.ListFormat(scope.locale, { type: 'disjunction' }).format(names);
  return refused(scope, isClient(scope) && !isService(scope) ? ofKey : 'missing_ability', { ability });
}

/** True if the path names one advertiser. The request's scope is then narrowed to it. */
function isOfOneAdvertiser(request: FastifyRequest): request is FastifyRequest<{ Params: { id: string } }> {
  return /^\/api\/advertisers\/:id(?:[/.]|$)/.test(request.routeOptions.url ?? '');
}

/** True for a dry run, on a route whose query can ask for one (`dryRunQuery`). */
const isDryRun = ({ query }: FastifyRequest) => (query as { dry_run?: unknown } | null)?.dry_run === true;

/** Guards every route registered after it: finds the caller, then asks for the route's ability. */
export const authorizationPlugin = fp<{ findCaller: FindCaller }>(
  async (app: FastifyInstance, { findCaller }) => {
    const scopes = new WeakMap<FastifyRequest, Scope>();
    app.decorateRequest('scope', {
      getter(this: FastifyRequest): Scope {
        const scope = scopes.get(this);
        if (!scope) throw new Error('A public route has no scope');
        return scope;
      },
    });

    app.decorateRequest('caller', null);

    const routes: RouteOptions[] = [];
    app.addHook('onRoute', (route) => {
      routes.push(route);
    });
    app.addHook('onReady', async () => {
      const wrong = routes.flatMap(({ method, url, config }) =>
        [method].flat().map((one) => wrongGuard(one, url, config?.ability)),
      );
      const lines = [...new Set(wrong.filter((line) => line !== null))];
      if (lines.length > 0)
        throw new Error(`The platform does not start with unguarded routes:\n  ${lines.join('\n  ')}`);
    });

    app.addHook('onRequest', async (request) => {
      const { ability, staffOnly, peopleOnly } = request.routeOptions.config;
      if (request.is404 || ability === 'public') return;
      const scope = await findCaller(request);
      if (!scope) throw unauthenticated();
      request.caller = scope.caller;
      if (scope.roles.length === 0) throw noRolesFound();
      if (peopleOnly && isClient(scope)) throw refused(scope, peopleOnly);
      const isRefusedKey = staffOnly && isClient(scope) && !scope.isStaff;
      if (isRefusedKey || !mayEnter(scope, ability)) throw abilityMissing(scope, ability, staffOnly);
      if (staffOnly && !scope.isStaff) throw refused(scope, 'staff_only');
      scopes.set(request, isOfOneAdvertiser(request) ? scope.narrow([request.params.id]) : scope);
    });

    app.addHook('preHandler', async (request) => {
      const scope = scopes.get(request);
      if (scope && isDryRun(request)) scopes.set(request, scope.dryRun());
    });
  },
);

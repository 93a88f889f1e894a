import type { RestClient } from '../foundation/rest/client.ts';
import type { SearchClient } from '../foundation/search/searchClient.ts';
import * as registry from '../sourceRegistry.ts';

type Registry = typeof registry;

/** The sources of one request, by the names of the registry. */
export type Sources = { readonly [Name in keyof Registry]: ReturnType<Registry[Name]> };

/** Dependencies of a source. */
export interface Clients {
  rest: RestClient;
  search: SearchClient;
}

/** Makes the sources of one request; each is made when it is first used, since most requests use two or three. */
export function sourcesOf(clients: Clients): Sources {
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
      this.made[name] ??= makeSource(this.clients.rest, this.clients.search);
      return this.made[name];
    },
  });
}

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { MAX_UPLOAD_BYTES } from '../../../schema/foundation/process/uploadTypes.ts';
import { COPY_PROBLEMS, type CopyProblem } from '../../../schema/fulfillment/copiedPictures.ts';
import { systemScope } from '../access/scope.ts';
import type { Database, Queries } from '../database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../database/rows.ts';
import { FetchFailed, type PublicFetch } from '../outbound/fetchPublic.ts';
import { COPY_STATES, type CopyState } from './copiedPictureTable.ts';
import { newPictureName, remadePicture, typeOf } from './picture.ts';
import { type Places, places } from './storage/places.ts';
import type { MediaStorage } from './storage/storage.ts';

/** The state of an address's copy: `path` is where our copy is shown. */
export interface PictureCopy {
  url: string;
  state: CopyState;
  path: string | null;
  reason: CopyProblem | null;
}

/** Copies pictures of other sites, so that recipients load nothing from there and nobody changes a picture afterwards. */
export interface CopiedPictures {
  /** Begins to copy addresses that have no usable copy, and waits a moment for them; how many are settled then. */
  load(advertiserId: string, urls: readonly string[]): Promise<{ settled: number; hasRefused: boolean }>;
}

export interface CopySettings {
  database: Database;
  storage: MediaStorage;
  fetcher: PublicFetch;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Milliseconds that a request waits for its pictures; shorter than the gateway's timeout. */
const PATIENCE_MS = 3_000;

const FETCH_LIMITS = {
  maxBytes: MAX_UPLOAD_BYTES,
  timeoutMs: 10_000,
  accept: 'image/png, image/jpeg, image/gif',
};

/** Pictures that are fetched at once: for one advertiser, whose hosts may be slow, and for all. */
const FETCHES_EACH = { atOnce: 4, waiting: Number.POSITIVE_INFINITY };
const FETCHES_ALL = { atOnce: 16, waiting: Number.POSITIVE_INFINITY };
/** Pictures that are decoded at once; see `PICTURES_AT_ONCE`. */
const DECODES = { atOnce: 1, waiting: Number.POSITIVE_INFINITY };

/** Seconds for which a state counts: a copy is used again for a day, a refused address is tried again soon, a load that died is repeated. */
const LIFE_SECONDS = { ready: 86_400, refused: 20, loading: 60 } as const satisfies Record<CopyState, number>;

/** Addresses that one statement claims. */
const CLAIM_BATCH_ROWS = 1_000;

/** Milliseconds between two looks at what is loading; another process may load some of it. */
const LOOK_EVERY_MS = 100;

const isFresh = sql`c.since > now() - make_interval(secs => case c.state
  when 'ready' then ${LIFE_SECONDS.ready}::double precision when 'refused' then ${LIFE_SECONDS.refused}::double precision else ${LIFE_SECONDS.loading}::double precision end)`;

const hashOf = (url: string): Buffer => createHash('sha256').update(url).digest();

const hashesOf = (urls: readonly string[]) =>
  sql`array(select decode(h, 'hex') from unnest(${`{${urls.map((url) => hashOf(url).toString('hex')).join(',')}}`}::text[]) h)`;

/** The copies of these addresses whose state still counts, by address. */
export async function findCopies(
  tx: Queries,
  advertiserId: string,
  urls: readonly string[],
): Promise<Map<string, PictureCopy>> {
  const rows = await rowsOf(
    tx,
    {
      url: text,
      state: oneOf(COPY_STATES),
      name: nullable(text),
      reason: nullable(oneOf(COPY_PROBLEMS)),
    },
    sql`select c.url, c.state, c.name, c.reason from copied_pictures c
      where c.advertiser_id = ${advertiserId} and c.url_hash = any(${hashesOf(urls)}) and ${isFresh}`,
  );
  return new Map(
    rows.map(({ name, ...row }) => [row.url, { ...row, path: name === null ? null : `/media/${name}` }]),
  );
}

/** Copies pictures into this storage. Each address is fetched once for an advertiser, however many rows and requests name it. */
export function copiedPictures({ database, storage, fetcher, log }: CopySettings): CopiedPictures {
  const system = systemScope(database);
  const all = places(FETCHES_ALL);
  const decodes = places(DECODES);
  const each = new Map<string, { slots: Places; urls: Set<string> }>();

  async function copy(advertiserId: string, url: string): Promise<void> {
    const result = await fetched(url).then(
      (bytes) => decodes.take(() => remade(bytes)),
      (error: unknown): { reason: CopyProblem } => {
        if (error instanceof FetchFailed) return { reason: error.problem };
        throw error;
      },
    );
    const settled =
      'reason' in result
        ? sql`state = 'refused', name = null, reason = ${result.reason}`
        : sql`state = 'ready', name = ${result.name}, reason = null`;
    await system.write((tx) =>
      tx.execute(sql`update copied_pictures set ${settled}, since = now()
        where advertiser_id = ${advertiserId} and url_hash = ${hashOf(url)} and state = 'loading'`),
    );
  }

  const fetched = (url: string) => fetcher.get(url, FETCH_LIMITS);

  /** Stores the pixels alone, under a name that nobody can guess. */
  async function remade(bytes: Buffer): Promise<{ name: string } | { reason: CopyProblem }> {
    const contentType = typeOf(bytes);
    const picture = contentType && (await remadePicture(bytes, { contentType, purpose: 'sku_picture' }));
    if (!picture) return { reason: 'not_a_picture' };
    const name = newPictureName();
    await storage.publish(name, picture.bytes);
    return { name };
  }

  /** One at a time for each address: the first one to write its row copies it. */
  async function claim(advertiserId: string, urls: readonly string[]): Promise<string[]> {
    const values = urls.map((url) => sql`(${advertiserId}::bigint, ${hashOf(url)}::bytea, ${url})`);
    const rows = await system.write((tx) =>
      rowsOf(
        tx,
        { url: text },
        sql`insert into copied_pictures as c (advertiser_id, url_hash, url) values ${sql.join(values, sql`, `)}
          on conflict (advertiser_id, url_hash) do update set state = 'loading', name = null, reason = null, since = now()
          where not (${isFresh})
          returning c.url`,
      ),
    );
    return rows.map(({ url }) => url);
  }

  /** Queues an address here, once: it may wait for its turn longer than its state counts. */
  async function queue(advertiserId: string, url: string): Promise<void> {
    const own = each.get(advertiserId) ?? { slots: places(FETCHES_EACH), urls: new Set() };
    each.set(advertiserId, own);
    own.urls.add(url);
    try {
      await own.slots.take(() => all.take(() => copy(advertiserId, url)));
    } catch (err) {
      // It stays `loading`, and a later request tries it again.
      log.error({ err, advertiserId }, 'a picture could not be copied');
    } finally {
      own.urls.delete(url);
      if (own.urls.size === 0) each.delete(advertiserId);
    }
  }

  return {
    async load(advertiserId, urls) {
      const uniqueUrls = [...new Set(urls)];
      const isQueued = (url: string) => each.get(advertiserId)?.urls.has(url) ?? false;
      const unqueued = uniqueUrls.filter((url) => !isQueued(url));
      for (let at = 0; at < unqueued.length; at += CLAIM_BATCH_ROWS)
        for (const url of await claim(advertiserId, unqueued.slice(at, at + CLAIM_BATCH_ROWS)))
          if (!isQueued(url)) void queue(advertiserId, url);
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const copiesByUrl = await system.read((tx) => findCopies(tx, advertiserId, uniqueUrls));
        const states = [...copiesByUrl.values()].map(({ state }) => state);
        const settled = states.filter((state) => state !== 'loading').length;
        const left = deadline - Date.now();
        if (settled === uniqueUrls.length || left <= 0)
          return { settled, hasRefused: states.includes('refused') };
        await new Promise((resume) => setTimeout(resume, Math.min(left, LOOK_EVERY_MS)));
      }
    },
  };
}

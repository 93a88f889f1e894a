import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import type { SentMails } from '../../platform/testing/sentMails.ts';
import type { Answer, Json } from '../../platform/testing/testPlatform.ts';
import { BUDGET_FIGURES } from '../../schema/money/figures.ts';
import type { AllocationWorld } from './allocationWorld.ts';

/** A change that is first tried, and then made. */
export interface TriedRequest {
  login: string;
  method: string;
  url: string;
  body?: object;
  version?: number;
  /** Mails that the change is made for, `address: subject`, with … for the number of a batch; whatever else comes has to stand in its effects. */
  mails?: readonly string[];
  /** Runs work that waits for its moment and returns the mails that arrived; without it, only due work runs. */
  settle?: () => ReturnType<SentMails['arrived']>;
  /** Where the responses may differ though nothing else may, and why: only the change itself creates secrets (TRY-3). */
  unlike?: Readonly<Record<string, string>>;
  /** Why it moves money without listing effects. */
  costs?: string;
  /** Rows it changes that its answer does not name, by their plural nouns, and why. */
  also?: Readonly<Record<string, string>>;
}

/** What came of a change: the answers to the try and to the change itself. */
export interface Compared {
  tried: Json;
  done: Json;
}

let keys = 0;

/** A dispatch that is only tried has no number yet. */
const unnumbered = (mail: string) => mail.replace(/(Batch|lot) (\S+) /, '$1 … ');

/**
 * Tries a change and makes it, and compares everything that the dry run reports with the result: the dry run leaves nothing behind; both responses are
 * alike; figures of the budget change exactly as the effects say; each event is about something that the response names; and
 * the mails sent are those of the effects, or those that the change is made for.
 */
export async function compareTry(
  { world, mails }: { world: AllocationWorld; mails: SentMails },
  request: TriedRequest,
): Promise<Compared> {
  await mails.arrived();
  const before = { rows: await rowsNow(world), figures: await figures(world), event: await lastEvent(world) };
  const tried = await send(world, request, true);
  expect(tried.status, `${request.method} ${request.url}: ${tried.text}`).toBeLessThan(300);
  expect(await rowsNow(world), 'TRY-2: what a try left behind').toEqual(before.rows);
  const actual = await send(world, request, false);
  expect(actual.status, actual.text).toBe(tried.status);
  expect(
    differences(tried.body, actual.body, request.unlike ?? {}),
    'TRY-1: where the answers differ',
  ).toEqual([]);
  const effects = effectsIn(actual.body);
  if (!request.costs)
    expect(changed(before.figures, await figures(world)), 'MONEY-2: figures that changed').toEqual(
      effects.figures
        .filter(({ allocation_id: id }) => id === null)
        .map(({ name, before: was, after: is }) => `${name} ${was} → ${is}`)
        .sort(),
    );
  expect(await unnamed(world, { request, body: actual.body, since: before.event }), 'changed unsaid').toEqual(
    [],
  );
  const meant = request.mails ?? [];
  const came = (await (request.settle ?? mails.arrived)()).map(({ to, subject }) => {
    const mail = unnumbered(`${to.address}: ${subject}`);
    return meant.includes(mail) ? mail : `${to.name ?? to.address}: ${subject}`;
  });
  const listedMails = effects.mails.map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(came.sort(), 'MONEY-2: mails that came').toEqual([...listedMails, ...meant].sort());
  return { tried: tried.body, done: actual.body };
}

/** Sends it, each time with a key of its own. */
function send(world: AllocationWorld, request: TriedRequest, isDryRun: boolean): Promise<Answer> {
  const { login, method, url, body, version } = request;
  keys += 1;
  return world.call(login, method, isDryRun ? `${url}${url.includes('?') ? '&' : '?'}dry_run=true` : url, {
    ...(body ? { body } : {}),
    ...(version === undefined ? {} : { version }),
    headers: { 'idempotency-key': `compared-${keys}` },
  });
}

interface ToldEffects {
  figures: { name: string; allocation_id: string | null; before: string; after: string }[];
  mails: { recipient: string; subject: string }[];
}

/** The effects of a response; nothing if it lists none. Those of an advertiser and of a promotion have the mails in their dispatches. */
function effectsIn({ effects }: Json): ToldEffects {
  const allEffects = (effects ?? {}) as unknown as Partial<ToldEffects & { dispatches: ToldEffects }>;
  return { figures: allEffects.figures ?? [], mails: (allEffects.dispatches ?? allEffects).mails ?? [] };
}

/** How many rows each table has, and the youngest transaction that wrote one of them. */
async function rowsNow({ database }: AllocationWorld): Promise<Record<string, string>> {
  const tables = await rowsOf(
    database.db,
    { name: text },
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as rows from ${sql.identifier(name)}`,
  );
  const rowCounts = await rowsOf(database.db, { name: text, rows: text }, sql.join(parts, sql` union all `));
  return Object.fromEntries(rowCounts.map(({ name, rows }) => [name, rows]));
}

async function figures(world: AllocationWorld): Promise<Record<string, string>> {
  const { body } = await world.call('operator', 'GET', '/api/advertisers/1/budget');
  return Object.fromEntries(
    BUDGET_FIGURES.filter((name) => !name.startsWith('max_')).map((name) => [name, String(body[name])]),
  );
}

const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .map((name) => `${name} ${before[name]} → ${after[name]}`)
    .sort();

async function lastEvent({ database }: AllocationWorld): Promise<string> {
  const [row] = await rowsOf(
    database.db,
    { id: text },
    sql`select coalesce(max(id), 0)::text as id from events`,
  );
  return row?.id ?? '0';
}

/** What was changed since, as its events tell, and is named neither by the request nor by the answer. */
async function unnamed(
  { database }: AllocationWorld,
  { request, body, since }: { request: TriedRequest; body: Json; since: string },
): Promise<string[]> {
  const events = await rowsOf(
    database.db,
    { noun: text, id: text },
    sql`select distinct noun, noun_id as id from events where id > ${since} order by 1, 2`,
  );
  const named = new Set([...leaves(body), ...leaves(request.body), ...request.url.split(/[/?&=]/), 'me']);
  return events
    .filter(({ noun, id }) => !named.has(id) && !(noun in (request.also ?? {})))
    .map(({ noun, id }) => `${noun} ${id}`);
}

const leaves = (value: unknown): string[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
/** Identifiers of new rows: a dry run uses up numbers as well. */
const NEW = /(^|_)(id|key|number)$/;

/** Where two answers say different things. Instants, and numbers of new rows, are of the moment. */
function differences(
  tried: unknown,
  actual: unknown,
  unlike: Readonly<Record<string, string>>,
  path: readonly string[] = [],
): string[] {
  if (Object.is(tried, actual)) return [];
  const name = path.at(-1) ?? '';
  if (name in unlike) return [];
  if (typeof tried === 'object' && typeof actual === 'object' && tried && actual)
    return [...new Set([...Object.keys(tried), ...Object.keys(actual)])].flatMap((key) =>
      differences((tried as Json)[key], (actual as Json)[key], unlike, [...path, key]),
    );
  if (INSTANT.test(String(tried)) && INSTANT.test(String(actual))) return [];
  if (NEW.test(name) && /^\d*$/.test(String(tried ?? '')) && /^\d+$/.test(String(actual))) return [];
  return [`${path.join('.')}: ${JSON.stringify(tried)} → ${JSON.stringify(actual)}`];
}

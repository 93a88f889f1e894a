// Endpoints of the REST interface as tables: one row an operation, by its operation id.
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import type { RouteAccess } from '../access/authorization.ts';
import type { Scope } from '../access/scope.ts';
import { type Attachment, sendAttachment } from '../http/attachment.ts';
import { snake, snakeCased } from '../http/casing.ts';
import { type CsvFile, sendCsv } from '../http/csv.ts';
import { dryRunQuery, dueKey, ifMatch, keyed, maybeKeyed } from '../http/requests.ts';
import type { RepeatedKeys } from '../http/wholeBody.ts';

/** The callers that an endpoint accepts. */
export interface EndpointAccess {
  ability: Exclude<RouteAccess, 'public'>;
  /** Only operator staff may call it, besides holding the ability. */
  staffOnly?: true;
  /** API keys and service accounts are refused for this reason. */
  peopleOnly?: 'not_for_keys' | 'export_not_for_keys';
}

/** What the rows of a table have in common; a row may state its own. */
interface Table {
  tag: string;
  /** Callers of all rows. */
  access?: EndpointAccess;
  /** Callers of rows that read, and of rows that change something. */
  view?: EndpointAccess;
  edit?: EndpointAccess;
  /** Shapes of path parameters; one that is named nowhere is a whole number. */
  params?: Record<string, z.ZodType<string>>;
}

/** `/a/:id/b/:lineId` → `'id' | 'lineId'`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<More>
    : Rest
  : never;

type Params = Record<string, z.ZodType>;
/** The shape of an answer; or shapes by their status, where `run` names it by `withStatus`. */
type Answers = z.ZodType | Readonly<Record<number, z.ZodType>>;
type AnswerOf<Of extends Answers> = Of extends z.ZodType
  ? z.output<Of>
  : { [Status in keyof Of]: { status: Status; answer: OutputOf<Of[Status]> } }[keyof Of];
type OutputOf<Shape> = Shape extends z.ZodType ? z.output<Shape> : never;
type KeyOf<Key> = Key extends 'required' ? string : Key extends 'optional' ? string | undefined : unknown;

/** A validated request; `unknown` is what its row does not declare. */
type Call<Path extends string, Given extends Params, Query, Body, IsVersioned, Key> = {
  scope: Scope;
  query: OutputOf<Query>;
  body: OutputOf<Body>;
  /** The version that the caller received last. */
  version: IsVersioned extends true ? number : unknown;
  /** The idempotency key. */
  key: KeyOf<Key>;
  log: FastifyBaseLogger;
} & { [Name in ParamOf<Path>]: Name extends keyof Given ? z.output<Given[Name]> : string };

/** What every row may state. */
interface Options extends RepeatedKeys {
  summary: string;
  /** Instead of the table's. */
  tag?: string;
  /** Instead of the table's, as a whole. */
  access?: EndpointAccess;
  /** Set where the answer holds a secret, so that no cache keeps it. */
  noStore?: true;
  /** Milliseconds in which the answer begins, where they are more than usual. */
  answerTime?: number;
  /** Set where the change may take longer than its answer; see `platform/foundation/http/answerTime.ts`. */
  goesOn?: true;
  /** Bytes of a body, where they are more than usual. */
  bodyLimit?: number;
}

/** A row that answers JSON. */
interface Row<
  Path extends string,
  Given extends Params,
  Query extends z.ZodType,
  Body extends z.ZodType,
  IsVersioned extends boolean,
  Key,
  Answer extends Answers,
> extends Options {
  params?: Given & Record<Exclude<keyof Given, ParamOf<Path>>, never>;
  /** Of a change: besides `dry_run`. */
  query?: Query;
  /** A rule in camelCase is taken in snake_case. */
  body?: Body;
  /** True where If-Match names the version that the caller received last. */
  versioned?: IsVersioned;
  /** Whether the caller must or may send an idempotency key. */
  key?: Key;
  answer: Answer;
  run(
    call: NoInfer<Call<Path, Given, Query, Body, IsVersioned, Key>>,
  ): AnswerOf<Answer> | Promise<AnswerOf<Answer>>;
}

/** A row that answers a file. */
interface FileRow<Path extends string, Given extends Params, Query extends z.ZodType> extends Options {
  params?: Given & Record<Exclude<keyof Given, ParamOf<Path>>, never>;
  query?: Query;
  run(
    call: NoInfer<Call<Path, Given, Query, z.ZodUnknown, false, undefined>> & { reply: FastifyReply },
  ): Promise<CsvFile | Attachment | FastifyReply>;
}

/** A row without its types. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  status: number;
  row: Options & {
    params?: Params;
    query?: z.ZodType;
    body?: z.ZodType;
    versioned?: boolean;
    key?: unknown;
    answer?: Answers;
    run(call: never): unknown;
  };
}

type Verb = Pick<Endpoint, 'method' | 'status'> & { versioned: boolean };
const verb =
  <Implied extends boolean>({ versioned, ...kind }: Verb & { versioned: Implied }) =>
  <
    Path extends string,
    Answer extends Answers,
    Given extends Params = Record<never, never>,
    Query extends z.ZodType = z.ZodUnknown,
    Body extends z.ZodType = z.ZodUnknown,
    IsVersioned extends boolean = Implied,
    Key extends 'required' | 'optional' | undefined = undefined,
  >(
    path: Path,
    row: Row<Path, Given, Query, Body, IsVersioned, Key, Answer>,
  ): Endpoint => ({ ...kind, path, row: { versioned, ...row } });

/** An answer of a row that declares several statuses. */
export const withStatus = <Status extends number, Answer>(status: Status, answer: Answer) => ({
  status,
  answer,
});

/** Reads. */
export const get = verb({ method: 'GET', status: 200, versioned: false });
/** Creates a record: 201. */
export const post = verb({ method: 'POST', status: 201, versioned: false });
/** Runs an action: POST with 200. */
export const command = verb({ method: 'POST', status: 200, versioned: false });
/** Saves the version that the caller received last. */
export const put = verb({ method: 'PUT', status: 200, versioned: true });
/** Deletes the version that the caller received last. */
export const remove = verb({ method: 'DELETE', status: 200, versioned: true });

/** Answers a file. */
export const file = <
  Path extends string,
  Given extends Params = Record<never, never>,
  Query extends z.ZodType = z.ZodUnknown,
>(
  path: Path,
  row: FileRow<Path, Given, Query>,
): Endpoint => ({ method: 'GET', path, status: 200, row });

/** Registers a table. A row without an ability, of its own or of the table, stops the boot. */
export function endpoints(table: Table, rows: Readonly<Record<string, Endpoint>>) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const [operationId, row] of Object.entries(rows)) app.route(routeOf(operationId, row, table));
  };
}

function routeOf(operationId: string, endpoint: Endpoint, table: Table): RouteOptions {
  const { method, path, row } = endpoint;
  const { summary, tag = table.tag, answerTime, goesOn, bodyLimit, computed, partialLists } = row;
  const access = row.access ?? (method === 'GET' ? table.view : table.edit) ?? table.access;
  const repeatedKeys = computed || partialLists ? present({ computed, partialLists }) : undefined;
  return {
    method,
    url: path,
    config: { ...access, ...present({ answerTime, goesOn, repeatedKeys }) },
    schema: { operationId, summary, tags: [tag], ...partsOf(endpoint, table) },
    handler: handlerOf(endpoint),
    ...present({ bodyLimit }),
  };
}

/** The schemas of the request's parts and of the answer. */
function partsOf({ method, path, status, row }: Endpoint, table: Table) {
  const { query, body, answer } = row;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
    name,
    row.params?.[name] ?? table.params?.[name] ?? wholeNumber,
  ]);
  return present({
    params: params.length > 0 ? z.strictObject(Object.fromEntries(params)) : undefined,
    headers: headersOf(row),
    querystring: method === 'GET' ? query : changeQuery(query),
    body: body && bodyOf(body),
    response: answer instanceof z.ZodType ? { [status]: answer } : answer,
  });
}

/** Options without those that are undefined. */
const present = <Of extends object>(options: Of) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Of]?: Exclude<Of[Name], undefined>;
  };

function headersOf({ versioned, key }: Endpoint['row']) {
  const keyHeader = key === 'required' ? keyed : key === 'optional' ? maybeKeyed : undefined;
  return versioned ? ifMatch.extend(keyHeader?.shape ?? {}) : keyHeader;
}

const wholeNumber = z.string().regex(DIGITS);

/** The query of a change, which can always be a dry run. */
const changeQuery = (query: z.ZodType | undefined): z.ZodType =>
  query instanceof z.ZodObject ? dryRunQuery.extend(query.shape) : dryRunQuery;

/** A rule as requests spell it. */
const bodyOf = (body: z.ZodType): z.ZodType =>
  body instanceof z.ZodObject && Object.keys(body.shape).some((key) => key !== snake(key))
    ? snakeCased(body)
    : body;

function handlerOf({ status, row }: Endpoint): RouteOptions['handler'] {
  return async (request: FastifyRequest, reply) => {
    const answer = await row.run(callOf(request, row, reply) as never);
    if (!row.answer) return sendFile(reply, answer as CsvFile | Attachment | FastifyReply);
    if (row.noStore) reply.header('cache-control', 'no-store');
    if (row.answer instanceof z.ZodType) {
      if (status !== 200) reply.code(status);
      return answer;
    }
    const one = answer as { status: number; answer: unknown };
    return reply.code(one.status).send(one.answer);
  };
}

function sendFile(reply: FastifyReply, answer: CsvFile | Attachment | FastifyReply) {
  if ('columns' in answer) return sendCsv(reply, answer);
  return 'open' in answer ? sendAttachment(reply, answer) : answer;
}

/** The validated request as its row reads it. */
function callOf(request: FastifyRequest, row: Endpoint['row'], reply: FastifyReply) {
  const { scope, query, body, log } = request;
  const headers = request.headers as Record<string, unknown>;
  return {
    ...(request.params as object),
    scope,
    query,
    body,
    log,
    reply,
    version: row.versioned ? headers['if-match'] : undefined,
    key: row.key === 'required' ? dueKey(headers) : row.key && headers['idempotency-key'],
  };
}

// Endpoints of the REST interface as tables: one row an operation, by its operation id.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { type Attachment, sendAttachment } from '../http/attachment.ts';
import { snake, snakeCased } from '../http/casing.ts';
import { type CsvFile, sendCsv } from '../http/csv.ts';
import { dryRunQuery, dueKey, ifMatch, keyed, maybeKeyed } from '../http/requests.ts';
import type { Answers, Endpoint, FileRow, Params, Row, Table } from './row.ts';

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

/** A parameter of a path without a shape: digits; anything else is not found. */
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

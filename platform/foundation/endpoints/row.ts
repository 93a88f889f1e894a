// Types of endpoint tables: options of a row, and the request that its schemas give to `run`.
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { RouteAccess } from '../access/authorization.ts';
import type { Scope } from '../access/scope.ts';
import type { Attachment } from '../http/attachment.ts';
import type { CsvFile } from '../http/csv.ts';
import type { RepeatedKeys } from '../http/wholeBody.ts';

/** The callers that an endpoint accepts. */
export interface EndpointAccess {
  ability: Exclude<RouteAccess, 'public'>;
  /** Only operator staff may call it, besides holding the ability. */
  staffOnly?: true;
  /** API keys and service accounts are refused for this reason. */
  peopleOnly?: 'not_for_keys' | 'export_not_for_keys';
}

/** Options shared by the rows of a table; an option of a row replaces the table's. */
export interface Table {
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

export type Params = Record<string, z.ZodType>;
/** The shape of an answer; or shapes by their status, where `run` names it by `withStatus`. */
export type Answers = z.ZodType | Readonly<Record<number, z.ZodType>>;
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

/** Options of every row. */
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
export interface Row<
  Path extends string,
  Given extends Params,
  Query extends z.ZodType,
  Body extends z.ZodType,
  IsVersioned extends boolean,
  Key,
  Answer extends Answers,
> extends Options {
  params?: Given & Record<Exclude<keyof Given, ParamOf<Path>>, never>;
  /** Query string. Changes also take `dry_run`. */
  query?: Query;
  /** Body of the request. Keys in camelCase are sent in snake_case. */
  body?: Body;
  /** True where If-Match names the version that the caller received last. */
  versioned?: IsVersioned;
  /** Set if the caller must or may send an idempotency key. */
  key?: Key;
  answer: Answer;
  run(
    call: NoInfer<Call<Path, Given, Query, Body, IsVersioned, Key>>,
  ): AnswerOf<Answer> | Promise<AnswerOf<Answer>>;
}

/** A row that answers a file. */
export interface FileRow<Path extends string, Given extends Params, Query extends z.ZodType> extends Options {
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

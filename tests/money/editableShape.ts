import type { Json } from '../../platform/testing/testPlatform.ts';

/** What an editor has before the eyes: a version, and the fields that are changed here. */
export interface Picture {
  version: number;
  fields: Readonly<Record<string, unknown>>;
}

/** One way to change one field. */
export interface Change {
  /** As the platform's contract names it. */
  operation: string;
  login: string;
  field: string;
  /** Another value than the one that is seen; `count` is new every time. */
  value(count: number, seen: unknown): unknown;
  request(value: unknown): { url: string; body?: object };
}

/** Something that two people can have open at once, with every way to change it. */
export interface Editable {
  name: string;
  login: string;
  url: string;
  changes: readonly Change[];
  /** Which row it is, where `url` answers a list. */
  isRow?(row: Json): boolean;
  /** Key of the saved thing in the answer to a save that answers more than the thing. */
  savedAt?: string;
  /** Where its version stands, unless at the top. */
  versionIn?(body: Json): unknown;
  /** Where the fields stand, unless at the top. */
  fieldsIn?(body: Json): Record<string, unknown>;
}

/** Changes by one operation, each of another field; the body is the field alone unless said. */
export const ways =
  (operation: string, login: string, url: string) =>
  (
    field: string,
    value: Change['value'],
    body = (value: unknown): object => ({ [field]: value }),
  ): Change => ({ operation, login, field, value, request: (value) => ({ url, body: body(value) }) });

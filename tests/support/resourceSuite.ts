import { describe, expect, test } from 'vitest';
import type { Answer, Json, TestPlatform } from '../../platform/testing/testPlatform.ts';
import { type ContractOperation, operationOf, takes } from './contract.ts';

/** Parameters of a path, as `{id}` in it. */
type Place = Readonly<Record<string, string>>;

/** One way to write a noun; the test looks for `text` afterwards. */
interface Write {
  /** As the contract names it. */
  operation: string;
  /** Parameters of its path; a save receives the row that it changes. */
  at?: Place | ((row: Json) => Place);
  query?(text: string): Record<string, string>;
  body?(text: string): object;
  /** Key of the row in the answer, unless the answer is the row. */
  rowAt?: string;
  /** Key in a dry run's response that replaces a row without an id. */
  triedAt?: string;
}

/** Facts about a noun that the suite needs. */
export interface Resource {
  noun: string;
  /** Login of a user with every ability for it. */
  login: string;
  /** Login of a user without abilities for it: the admin of another organization, unless it belongs to none. */
  stranger?: string;
  /** Its key in lists and responses; `id` by default. */
  key?: string;
  /** The field that a test writes its text into. */
  field: string;
  /** The stored form of a text in that field; by default the text itself. */
  text?(count: number): string;
  list: { operation: string; at?: Place; query?: Record<string, string> };
  add?: Write;
  save?: Write & { version?(row: Json): number };
  csv?: { operation: string; at?: Place };
}

/** Login of the admin of another organization. */
const OTHER_ADMIN = 'rival';

let count = 0;

/**
 * Requirements of every noun, as far as the contract offers it: a created row is listed, the same key creates once, a dry run stores
 * nothing, a late save gets the current row, a stranger finds nothing, and its file has a line for each row.
 */
export function describeResource(resource: Resource, platform: () => TestPlatform): void {
  const { noun, login, stranger = OTHER_ADMIN, list, add, save, csv } = resource;
  const { field, key = 'id', text = (n) => `Text ${n}` } = resource;
  const next = () => text(++count);

  const listed = operationOf(list.operation);
  const rowsFor = async (who: string): Promise<Answer & { rows: Json[] }> => {
    const query = { ...list.query, ...(takes(listed, 'per_page') ? { per_page: '100' } : {}) };
    const answer = await platform().call(who, listed.method, urlOf(listed, list.at, query));
    return { ...answer, rows: (answer.body.items ?? []) as unknown as Json[] };
  };
  const rows = async () => (await rowsFor(login)).rows;

  interface Sent {
    who?: string;
    isTried?: boolean;
    idempotencyKey?: string;
    row?: Json;
  }
  const send = (write: Write, value: string, { who = login, isTried, idempotencyKey, row }: Sent = {}) => {
    const operation = operationOf(write.operation);
    const place = typeof write.at === 'function' ? write.at(row as Json) : write.at;
    const query = { ...write.query?.(value), ...(isTried ? { dry_run: 'true' } : {}) };
    const isVersioned = takes(operation, 'if-match');
    return platform().call(who, operation.method, urlOf(operation, place, query), {
      ...(write.body ? { body: write.body(value) } : {}),
      ...(isVersioned ? { version: (save?.version ?? versionOf)(row as Json) } : {}),
      ...(takes(operation, 'idempotency-key')
        ? { headers: { 'idempotency-key': idempotencyKey ?? `suite-${noun}-${value}` } }
        : {}),
    });
  };
  const rowIn = ({ rowAt }: Write, { body }: Answer) => (rowAt ? body[rowAt] : body) as Json;
  const isOf = (row: Json | undefined) => (other: Json) => String(other[key]) === String(row?.[key]);
  /** A row that was just added, or the first one of a noun that nothing is added to. */
  const someRow = async (): Promise<Json> => {
    if (!add) {
      const [first] = await rows();
      if (!first) throw new Error(`${noun}: a world without any shows nothing; make one first`);
      return first;
    }
    const newRow = rowIn(add, await send(add, next()));
    return ((await rows()).find(isOf(newRow)) ?? newRow) as Json;
  };

  describe(noun, () => {
    test('are listed', async () => {
      const { status, body } = await rowsFor(login);
      expect([status, Array.isArray(body.items)]).toEqual([200, true]);
    });

    test('are not there for a stranger', async () => {
      const own = await someRow();
      const { status, rows: seen } = await rowsFor(stranger);
      expect([200, 403, 404]).toContain(status);
      expect(seen.find(isOf(own))).toBeUndefined();
    });

    if (add) {
      test('what is added is listed, as it was answered', async () => {
        const value = next();
        const answer = await send(add, value);
        expect([200, 201]).toContain(answer.status);
        expect(rowIn(add, answer)).toMatchObject({ [field]: value });
        expect((await rows()).find(isOf(rowIn(add, answer)))).toMatchObject({ [field]: value });
      });

      test('a stranger adds nothing', async () => {
        const before = await rows();
        const { status } = await send(add, next(), { who: stranger });
        // What belongs to nothing that the path names, the stranger may add to what is the stranger's own.
        if (operationOf(add.operation).path.includes('{')) expect([403, 404]).toContain(status);
        expect(await rows()).toEqual(before);
      });
    }
    if (add && takes(operationOf(add.operation), 'idempotency-key'))
      test('the same key adds once', async () => {
        const value = next();
        const [first, again] = [await send(add, value), await send(add, value)];
        expect([first.status < 300, again.status < 300 || again.status === 409]).toEqual([true, true]);
        expect((await rows()).filter((row) => String(row[field]) === value)).toHaveLength(1);
      });
    if (add && takes(operationOf(add.operation), 'dry_run'))
      test('what is only tried is answered and not added', async () => {
        const before = await rows();
        const value = next();
        const tried = await send(add, value, { isTried: true });
        expect([200, 201]).toContain(tried.status);
        if (add.triedAt) expect(tried.body[add.triedAt]).toBeTruthy();
        else expect(rowIn(add, tried)).toMatchObject({ [field]: value });
        expect(await rows()).toEqual(before);
      });

    if (save) {
      test('a save that comes too late changes nothing and is shown what it missed', async () => {
        const [row, value] = [await someRow(), next()];
        expect(rowIn(save, await send(save, value, { row }))).toMatchObject({ [field]: value });
        const late = await send(save, next(), { row });
        expect([late.status, late.body.error_name]).toEqual([409, 'stale_version']);
        expect(late.body.current).toMatchObject({ [field]: value });
        expect((await rows()).find(isOf(row))).toMatchObject({ [field]: value });
      });

      test('a stranger saves nothing', async () => {
        const row = await someRow();
        const before = await rows();
        expect([403, 404]).toContain((await send(save, next(), { row, who: stranger })).status);
        expect(await rows()).toEqual(before);
      });
    }
    if (save && takes(operationOf(save.operation), 'dry_run'))
      test('a save that is only tried is answered and not kept', async () => {
        const row = await someRow();
        const [before, value] = [await rows(), next()];
        expect(rowIn(save, await send(save, value, { row, isTried: true }))).toMatchObject({
          [field]: value,
        });
        expect(await rows()).toEqual(before);
      });

    if (csv)
      test('their file has a line for each, and is not a stranger’s', async () => {
        await someRow();
        const operation = operationOf(csv.operation);
        const get = (who: string) => platform().call(who, operation.method, urlOf(operation, csv.at, {}));
        const { status, headers, text: file } = await get(login);
        expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
        expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
        expect(file.trimEnd().split('\n')).toHaveLength((await rows()).length + 1);
        expect([403, 404]).toContain((await get(stranger)).status);
      });
  });
}

const versionOf = (row: Json) => Number(row.version);

function urlOf({ path }: ContractOperation, place: Place = {}, query: Record<string, string>): string {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => place[name] ?? '');
  return Object.keys(query).length > 0 ? `${url}?${new URLSearchParams(query)}` : url;
}

import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer, Json, TestPlatform } from '../../platform/testing/testPlatform.ts';
import type { Change, Editable, Picture } from './editableShape.ts';

/** What an editor does next: reads anew or not, changes something, then looks at the answer or keeps what it had. */
export interface Step {
  change: number;
  isFresh: boolean;
  looks: boolean;
}

/** A save as it was sent, and what came of it. */
interface Save {
  change: Change;
  base: number;
  value: unknown;
  answer: Answer;
}

/** All that the editors saw and did, in no order that would prove anything. */
interface History {
  first: Picture;
  last: Picture;
  seen: Picture[];
  saves: Save[];
}

let count = 0;

/** Lets the editors work at once; the scheduler says whose request leaves next, and whose answer is looked at next. */
export async function interleave(
  { call }: TestPlatform,
  editable: Editable,
  { scheduler, editors }: { scheduler: fc.Scheduler; editors: readonly (readonly Step[])[] },
): Promise<History> {
  const seen: Picture[] = [];
  const saves: Save[] = [];
  const turn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await scheduler.schedule(Promise.resolve());
    return scheduler.schedule(work());
  };
  const read = async () => {
    const { body } = await call(editable.login, 'GET', editable.url);
    const rows = editable.isRow && (body.items as unknown as Json[] | undefined);
    return pictureOf(editable, rows ? (rows.find((row) => editable.isRow?.(row)) as Json) : body);
  };
  const look = async () => {
    const picture = await turn(read);
    seen.push(picture);
    return picture;
  };
  const edit = async (steps: readonly Step[]) => {
    let view = await look();
    for (const { change: at, isFresh, looks } of steps) {
      if (isFresh) view = await look();
      const change = editable.changes[at % editable.changes.length] as Change;
      const value = change.value(++count, view.fields[change.field]);
      const { url, body } = change.request(value);
      const answer = await turn(() => call(change.login, 'PUT', url, { body, version: view.version }));
      saves.push({ change, base: view.version, value, answer });
      if (looks) view = pictureIn(editable, answer);
    }
  };
  const first = await read();
  await scheduler.waitFor(Promise.all(editors.map(edit)));
  return { first, last: await read(), seen, saves };
}

/**
 * Nothing was lost: no two saves that were accepted started from the same version, each kept everything but its own field, and what
 * stands at the end is all of them. Whoever came too late was shown what had become of it.
 */
export function checkNothingLost(editable: Editable, { first, last, seen, saves }: History): void {
  const next = new Map<number, Save>();
  for (const save of saves) {
    expect([200, 409]).toContain(save.answer.status);
    if (save.answer.status !== 200) continue;
    expect(next.has(save.base), `two saves were accepted from version ${save.base}`).toBe(false);
    next.set(save.base, save);
  }
  const states = new Map([[first.version, first.fields]]);
  let state = first;
  for (let save = next.get(state.version); save; save = next.get(state.version)) {
    const after = pictureIn(editable, save.answer);
    expect(after.fields).toEqual(merged(state.fields, save, after));
    expect(states.has(after.version), `version ${after.version} was given twice`).toBe(false);
    state = { version: after.version, fields: { ...state.fields, ...after.fields } };
    states.set(state.version, state.fields);
  }
  expect(states.size).toBe(next.size + 1);
  expect(last).toEqual(state);
  for (const picture of seen) expect(states.get(picture.version)).toEqual(picture.fields);
  for (const { base, answer } of saves.filter((save) => save.answer.status === 409)) {
    expect(answer.body.error_name).toBe('stale_version');
    const current = pictureIn(editable, answer);
    expect(current.version).not.toBe(base);
    expect(states.get(current.version)).toMatchObject(current.fields);
  }
}

/** What a save leaves: the fields that its answer shows, its own one changed. */
function merged(before: Picture['fields'], { change, value }: Save, after: Picture): Picture['fields'] {
  const expected = { ...before, [change.field]: value };
  return Object.fromEntries(Object.keys(after.fields).map((field) => [field, expected[field]]));
}

/** The picture in the answer to a save, accepted or refused. */
function pictureIn(editable: Editable, { status, body }: Answer): Picture {
  const part = editable.savedAt ? body[editable.savedAt] : undefined;
  const saved = typeof part === 'object' ? part : body;
  return pictureOf(editable, (status === 409 ? body.current : saved) as Json);
}

function pictureOf({ changes, fieldsIn, versionIn }: Editable, body: Json): Picture {
  const all: Record<string, unknown> = fieldsIn ? fieldsIn(body) : body;
  const fields = changes.map(({ field }) => field).filter((field) => field in all);
  return {
    version: Number(versionIn ? versionIn(body) : body.version),
    fields: Object.fromEntries(fields.map((field) => [field, all[field]])),
  };
}

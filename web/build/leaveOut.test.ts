import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT, leaveOut } from './leaveOut.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const { load, transform } = leaveOut() as never as {
  load: { handler: (id: string) => Promise<string> };
  transform: { handler: (code: string) => { code: string } };
};
const run = (code: string): Promise<Record<string, () => unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

test.each([
  'd3-scale-chromatic/dist/d3-scale-chromatic.mjs',
  '@nivo/legends/dist/nivo-legends.mjs',
  'd3-time-format/src/index.js',
  '@internationalized/date/dist/private/calendars/HebrewCalendar.mjs',
  'zod/v4/core/to-json-schema.js',
])('%s is left out: it exports the same names, and fails when it is used', async (path) => {
  const id = join(packages, path);
  expect(LEFT_OUT.filter((pattern) => pattern.test(id))).toHaveLength(1);
  const [real, short] = await Promise.all([import(id), load.handler(id).then(run)]);
  const names = Object.keys(real).filter((name) => name !== 'default');
  expect(Object.keys(short).sort()).toEqual(names.sort());
  expect(() => Object.values(short)[0]?.()).toThrow('leaves out');
});

test('the calendar that we use stays', () => {
  const gregorian = join(packages, '@internationalized/date/dist/private/calendars/GregorianCalendar.mjs');
  expect(LEFT_OUT.some((pattern) => pattern.test(gregorian))).toBe(false);
});

test('zod loses its lines about JSON Schema, and no other', () => {
  const line = '    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx);';
  expect(transform.handler(`a();\n${line}\nb();`).code).toBe('a();\n\nb();');
  expect(() => transform.handler('a();')).toThrow('zod');
});

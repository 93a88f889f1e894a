import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { unusedCharts } from './unusedCharts.ts';

const { transform } = unusedCharts() as never as {
  transform: { handler: (this: object, code: string) => { code: string } };
};

test('what a module of nivo creates with a call may be dropped; what it does is kept', () => {
  const code = 'import{memo as n}from"react";var a=1,b=n(f(1)),c=()=>n(2);d.name=n(3);n(4);const e=n(5);';
  expect(transform.handler.call({ parse: parseAst }, code).code).toBe(
    'import{memo as n}from"react";var a=1,b=/*#__PURE__*/ n(f(1)),c=()=>n(2);d.name=n(3);n(4);const e=/*#__PURE__*/ n(5);',
  );
});

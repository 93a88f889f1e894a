import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { snake, snakeCased } from './casing.ts';
import { inputSchema } from './responseSchema.ts';

const rule = z.strictObject({
  contactEmail: z.string().nullable(),
  alert1: z.string().optional(),
  usersData: z.record(z.string(), z.string()).optional(),
});

describe('keys of requests and answers', () => {
  test.each([
    ['name', 'name'],
    ['contactEmail', 'contact_email'],
    ['alert1', 'alert_1'],
    ['last7Days', 'last_7_days'],
  ])('%s is %s', (inside, outside) => expect(snake(inside)).toBe(outside));

  test('declared keys are renamed, those of maps are not', () => {
    const body = { contact_email: null, users_data: { firstName: 'a', last_name: 'b' } };
    expect(snakeCased(rule).parse(body)).toEqual({
      contactEmail: null,
      usersData: { firstName: 'a', last_name: 'b' },
    });
  });

  test('the inner spelling is an unknown key outside', () => {
    const read = snakeCased(rule).safeParse({ contactEmail: null });
    expect(read.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
  });

  test('what is left out stays left out', () => {
    expect(snakeCased(rule.partial()).parse({})).toEqual({});
  });

  test('checks of the whole object answer with outer names', () => {
    const checked = rule.superRefine((_, context) =>
      context.addIssue({ code: 'custom', message: 'broken_rule', path: ['contactEmail'] }),
    );
    const issues = snakeCased(checked).safeParse({ contact_email: 'x' }).error?.issues;
    expect(issues).toMatchObject([{ message: 'broken_rule', path: ['contact_email'] }]);
  });

  test('the contract shows the outer spelling and refuses other keys', () => {
    expect(inputSchema(snakeCased(rule))).toMatchObject({
      properties: { contact_email: {}, alert_1: {} },
      required: ['contact_email'],
      additionalProperties: false,
    });
  });
});

import { expect, test } from 'vitest';
import { withWrittenEmails, writtenEmail } from './writtenEmail.ts';

test.each([
  ['ada@xn--mller-brot-9db.de', 'ada@müller-brot.de'],
  ['Ada@xn--e1afmkfd.xn--p1ai', 'Ada@пример.рф'],
  ['ada@example.com', 'ada@example.com'],
  // Neither of them is what somebody can enter: full-width letters, and no punycode at all.
  ['ada@xn--a-ecp.de', 'ada@xn--a-ecp.de'],
  ['ada@xn--99999999999999.de', 'ada@xn--99999999999999.de'],
])('a stored address %s is shown as %s', (stored, shown) => expect(writtenEmail(stored)).toBe(shown));

test('answers show whole addresses in their own letters, and leave other texts as they are', () => {
  const email = 'ada@xn--mller-brot-9db.de';
  const answer = { email, note: `Ask ${email}`, link: `/search?a=${email}` };
  expect(JSON.parse(withWrittenEmails(JSON.stringify(answer)))).toEqual({
    ...answer,
    email: 'ada@müller-brot.de',
  });
});

import { expect, test } from 'vitest';
import { withWrittenColumns, withWrittenEmails, writtenEmail } from './writtenEmail.ts';

test.each([
  ['ada@xn--mller-brot-9db.de', 'ada@müller-brot.de'],
  ['Ada@xn--e1afmkfd.xn--p1ai', 'Ada@пример.рф'],
  ['ada@example.com', 'ada@example.com'],
  // Neither of them is what somebody can enter: full-width letters, and no punycode at all.
  ['ada@xn--a-ecp.de', 'ada@xn--a-ecp.de'],
  ['ada@xn--99999999999999.de', 'ada@xn--99999999999999.de'],
])('a stored address %s is shown as %s', (stored, shown) => expect(writtenEmail(stored)).toBe(shown));

const STORED = 'ada@xn--mller-brot-9db.de';
const WRITTEN = 'ada@müller-brot.de';

test('answers show addresses in their own letters, and leave what else somebody entered as it is', () => {
  const answer = {
    email: STORED,
    contact_email: STORED,
    login: STORED,
    user: { provider: 'email', uid: STORED },
    changes: { email: { before: null, after: STORED }, external_ref: { before: STORED, after: STORED } },
    program: { provider: 'account', uid: STORED },
    order_id: STORED,
    note: `Ask ${STORED}`,
    link: `/search?a=${STORED}`,
  };
  expect(JSON.parse(withWrittenEmails(JSON.stringify(answer)))).toEqual({
    ...answer,
    email: WRITTEN,
    contact_email: WRITTEN,
    login: WRITTEN,
    user: { provider: 'email', uid: WRITTEN },
    changes: { ...answer.changes, email: { before: null, after: WRITTEN } },
  });
});

test('lines of a file show the addresses of their columns, and leave every other cell as it is', () => {
  const columns = ['order_id', 'recipient_provider', 'recipient_uid', 'message', 'email'];
  const lines = (address: string) =>
    `"${STORED}";"email";"${address}";"two\r\n""lines""";"${address}"\r\n"1";"account";"${STORED}";;\r\n`;
  expect(withWrittenColumns(lines(STORED), columns)).toBe(lines(WRITTEN));
  expect(withWrittenColumns(lines(STORED).slice(0, -2), columns)).toBe(lines(WRITTEN).slice(0, -2));
});

import { describe, expect, test } from 'vitest';
import { asciiEmail, emailIssue, emailUid, isEmail, searchedEmail } from './emailAddress.ts';

describe('an e-mail address', () => {
  test.each([
    ['a@b.co', 'a@b.co'],
    ["o'brien+tag@sub.example.museum", "o'brien+tag@sub.example.museum"],
    [` x@example.${'a'.repeat(15)} `, `x@example.${'a'.repeat(15)}`],
    ['a@müller-brot.de', 'a@xn--mller-brot-9db.de'],
    ['A@Mu\u0308ller.de', 'A@xn--mller-kva.de'],
    ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
  ])('PATTERN-2: %j is stored as %s', (written, stored) => expect(asciiEmail(written)).toBe(stored));

  test.each([
    ...[
      'a..b@c.de',
      '.a@c.de',
      'a.@c.de',
      '\uff41@c.de',
      'a@\uff43.de',
      'a@c\u3002de',
      'é@c.de',
      '"a b"@c.de',
    ],
    ...['a@b', '@b.co', 'a@.co', 'a b@c.co', 'a@b..co', 'a@b.c0m', 'a@1.2.3.4', 'a@-b.co', 'a@b-.co', ''],
    ...[`${'a'.repeat(65)}@b.co`, `a@${'b.'.repeat(9)}co`, 'Ada <a@b.co>', 'a@b.co,c@d.co', 'a@[1.2.3.4]'],
  ])('%j is none', (written) => expect(isEmail(written)).toBe(false));

  test.each([
    ['zoé@example.fr', 'é'],
    ['zoe\u0301@example.fr', 'é'],
    ['zoe,@example.fr', ','],
    ['zoe@example,fr', ','],
    ['zoe@exa_mple.fr', '_'],
    ['a@\uff43.de', '\uff43'],
    ['Ada Lovelace <ada@x.example>', '<'],
    ["o'neil,@x.example", ','],
  ])('the character of %j that is not accepted is %j', (written, limit) =>
    expect(emailIssue(written)).toEqual({ rule: 'email_character', limit }),
  );

  test.each([
    "'ada@x.example",
    'nobody',
    'a@b',
    'a b@c.co',
    'two@at@signs.example',
    'a..b@c.de',
    'a@müller',
    '',
  ])('no character of %j is named', (written) =>
    expect(emailIssue(written)).toEqual({ rule: 'email_format' }),
  );

  test.each(['a@b.c', `x@example.${'a'.repeat(16)}`])(
    'PATTERN-3: the top-level domain of %j is refused',
    (written) => expect(isEmail(written)).toBe(false),
  );

  test.each([
    ['ada@müller-brot.de', 'ada@xn--mller-brot-9db.de'],
    ['MÜLLER-brot.de', 'xn--mller-brot-9db.de'],
    ['ada@xn--mller-brot-9db.de', 'ada@xn--mller-brot-9db.de'],
    ['ada@exam', 'ada@exam'],
    ['ada@mül', 'ada@xn--ml'],
    ['ada@mail.Müller', 'ada@mail.xn--Mller'],
    ['ada@münchen.mül', 'ada@xn--mnchen-3ya.xn--ml'],
    ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ['Zoé', 'Zoé'],
    ['Zoé Müller', 'Zoé Müller'],
  ])('a search for %s looks for %s', (text, stored) => expect(searchedEmail(text)).toBe(stored));

  test('a recipient is known by one form of it, however it is written', () => {
    expect(emailUid(' Ada@MÜLLER.de')).toBe('ada@xn--mller-kva.de');
    expect(emailUid('ADA@xn--mller-kva.de')).toBe('ada@xn--mller-kva.de');
  });
});

import { CARD, CARD_20 } from '../../platform/testing/dispatches.ts';

/** Columns that are due, and a row that is right. */
export const H = 'sku;value;email';
export const G = `${CARD};10;ada@somewhere.example`;
export const file = (...lines: string[]) => [H, ...lines].join('\n');
export const utf8 = (text: string) => Buffer.from(text, 'utf8');
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const bigEndian = (text: string) => wide(text).swap16();
export const many = (count: number) =>
  file(...Array.from({ length: count }, (_, at) => `${CARD};10;person${at}@somewhere.example`));

/** Files as people's programs write them, and as nobody should: what is asked for, and the Order ID it is asked under. */
export const FILES: [name: string, bytes: Buffer, orderId?: string][] = [
  ['plain', utf8(file(G))],
  ['with a mark of its encoding', utf8(`\ufeff${file(G)}`)],
  ['UTF-16, little end first', wide(file(G))],
  ['UTF-16, big end first', bigEndian(file(G))],
  ['UTF-16 without its mark', Buffer.from(file(G), 'utf16le')],
  ['Windows-1252', Buffer.from(file(`${CARD};10;ada@somewhere.example`, 'é'), 'latin1')],
  ['NUL in a cell', utf8(file(`${CARD};10;a\u0000@b.example`))],
  ['empty', utf8(' ')],
  ['columns alone', utf8(H)],
  ['columns and empty lines', utf8(`${H}\n\n;;\n`)],
  ['Windows line ends', utf8(file(G, G).replaceAll('\n', '\r\n'))],
  ['old Mac line ends', utf8(file(G, G).replaceAll('\n', '\r'))],
  ['mixed line ends', utf8(`${H}\r\n${G}\n${G}\r\n`)],
  ['commas', utf8(file(G).replaceAll(';', ','))],
  ['tabs', utf8(file(G).replaceAll(';', '\t'))],
  ['bars', utf8(file(G).replaceAll(';', '|'))],
  ['a warning above', utf8(`Do not change the columns\n${file(G)}`)],
  ['a warning in quotes', utf8(`"Do not; change"\n${file(G)}`)],
  ['two warnings above', utf8(`One\nTwo\n${file(G)}`)],
  ['columns in capitals, with spaces', utf8(` SKU ; Value;E-Mail;EMAIL\n${CARD};10;x;ada@b.example`)],
  [
    'columns in another order, and unknown ones',
    utf8(`email;nickname;value;sku\na@b.example;Ada;10;${CARD}`),
  ],
  ['no sku', utf8('value;email\n10;a@b.example')],
  ['no value and no e-mail', utf8(`sku\n${CARD}`)],
  ['everything in quotes', utf8(file(`"${CARD}";"10";"a@b.example"`))],
  ['a line end in quotes', utf8(`${H};message\n${G};"Dear\nAda"`)],
  ['quotes in quotes', utf8(`${H};message\n${G};"Say ""hello"""`)],
  ['a quote that does not end', utf8(file(`${CARD};10;"a@b.example`))],
  ['a quote in the middle', utf8(file(`${CARD};10;a"b"@b.example`))],
  ['text after a quote', utf8(file(`${CARD};10;"a"b@b.example`))],
  ['too few cells', utf8(file(`${CARD};10`))],
  ['too many cells', utf8(file(`${G};x;y`))],
  ['spaces around cells', utf8(file(` ${CARD} ; 10 ; ada@b.example `))],
  [
    'values of every kind',
    utf8(
      file(
        ...['10', '10.0', '10.00', '010', '10,00', '10.000', '-10', '1e1', '', '€10', '10 '].map(
          (value) => `${CARD};${value};a@b.example`,
        ),
      ),
    ),
  ],
  ['values of other scripts', utf8(file(`${CARD};１０;a@b.example`, `${CARD};١٠;a@b.example`))],
  ['the value of another reward', utf8(file(`${CARD};20;a@b.example`, `${CARD_20};20;a@b.example`))],
  [
    'rewards that are not live',
    utf8(file('NO;10;a@b.example', `${CARD.toLowerCase()};10;a@b.example`, ';10;a@b.example')),
  ],
  [
    'addresses of every kind',
    utf8(
      file(
        ...[
          'a@b.example',
          'a@b',
          '@b.example',
          'a b@c.example',
          'a@b.example,c@d.example',
          '',
          `${'x'.repeat(65)}@b.example`,
          'é@b.example',
          'a@bü.example',
          'A@B.EXAMPLE',
        ].map((email) => `${CARD};10;${email}`),
      ),
    ),
  ],
  [
    'phone numbers of every kind',
    utf8(
      `${H};phone_number\n${['+33612345678', '0033612345678', '06 12 34 56 78', '+33 6.12-34', '12', '+0612345678', ''].map((phone) => `${G};${phone}`).join('\n')}`,
    ),
  ],
  ['bidi in an address', utf8(file(`${CARD};10;a\u202eb@c.example`, `${CARD};10;a\u200bb@c.example`))],
  ['bidi in an order ID', utf8(`order_id;${H}\na\u202e1;${G}\n\u2066b;${G}`)],
  [
    'order IDs of every kind',
    utf8(
      `order_id;${H}\n${['a', '', '=1', '-1', '@x', 'a b', 'x'.repeat(121), 'é', '\ta'].map((id) => `${id};${G}`).join('\n')}`,
    ),
  ],
  [
    'order IDs twice',
    utf8(`order_id;${H}\n${['a', 'b', 'a', 'a ', 'A'].map((id) => `${id};${G}`).join('\n')}`),
  ],
  ['order IDs twice under an Order ID', utf8(`order_id;${H}\na;${G}\na;${G}`), 'contract'],
  ['the same row twice', utf8(file(G, G))],
  [
    'pictures of every kind',
    utf8(
      `${H};custom_image\n${['https://p.example/a.png', 'http://p.example', 'ftp://p.example/a', 'javascript:alert(1)', 'p.example/a.png', 'https://', 'data:image/png;base64,xx'].map((url) => `${G};${url}`).join('\n')}`,
    ),
  ],
  [
    'messages of 240 and 241 characters',
    utf8(`${H};message\n${G};${'x'.repeat(240)}\n${G};${'x'.repeat(241)}\n${G};${'🎁'.repeat(240)}`),
  ],
  ['the separator named above', utf8(`sep=,\r\n${file(G).replaceAll(';', ',')}`)],
  ['Windows-1252 with accents', Buffer.from(`${H};first_name\n${G};Zoé`, 'latin1')],
  ['cells beyond the header', utf8(`${H};message\n${G};Thank you; see you soon`)],
  ['two columns of one name', utf8(`${H};email\n${G};b@b.example`)],
  ['names of 5,000 characters', utf8(`${H};first_name\n${G};${'x'.repeat(5000)}`)],
  ['names with line breaks', utf8(`${H};company_name\n${G};"Acme\nLtd"`)],
  ['numbers that a spreadsheet replaced', utf8(`order_id;${H};phone_number\n1.23457E+15;${G};3.36E+10`)],
  [
    'phone numbers with a trunk zero',
    utf8(
      `${H};phone_number\n${['+33 (0)6 12 34 56 78', '+330612345678', '+33612345678.0'].map((phone) => `${G};${phone}`).join('\n')}`,
    ),
  ],
  [
    'internationalized addresses',
    utf8(file(`${CARD};10;a@müller-brot.de`, `${CARD};10;a..b@b.example`, `${CARD};10;ａ@b.example`)),
  ],
  [
    'our own file of wrong rows',
    utf8(`"sku";"value";"email";"first_name";"reason"\n"${CARD}";"10";"a@b.example";"'=1";"none"`),
  ],
  ['formulas in names', utf8(`${H};first_name\n${G};=1+1\n${G};@cmd`)],
  ['10000 rows', utf8(many(10_000))],
  ['10001 rows', utf8(many(10_001))],
  ['an error in each of 500 rows', utf8(file(...Array.from({ length: 500 }, () => `${CARD};ten;nobody`)))],
];

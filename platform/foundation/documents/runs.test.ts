import { create, type Font } from 'fontkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { fontOf, hasCharacter, SCRIPTS, type Script } from './fonts.ts';
import { isolated, runsOf } from './runs.ts';
import { openTable } from './tablePages.ts';

const scriptOf = (font: string) => SCRIPTS.find((script) => font === `${script}-regular`) as Script;

const NAMES: [Script, string][] = [
  ['arabic', 'محمد علي'],
  ['hebrew', 'שלום כהן'],
  ['devanagari', 'राजेश कुमार श्री'],
  ['thai', 'สมชาย ใจดี'],
  ['korean', '김철수'],
  ['chinese-simplified', '刘伟 张丽娟'],
  ['japanese', '陳大文'],
  ['cyrillic', 'Привет'],
];

test.each(NAMES)('I18N-6: a name in %s is one run of a font that has its characters: %s', (script, name) => {
  expect(runsOf(name)).toEqual([{ font: `${script}-regular`, text: name }]);
});

test('no character of these names and of emoji is missing in its font', () => {
  for (const text of [...NAMES.map(([, name]) => name), '🎁 Ada 😀👍🏽❤️ 👨‍👩‍👧 🇫🇷'])
    for (const { font, text: part } of runsOf(text))
      for (const character of part)
        expect([character, character === ' ' || hasCharacter(scriptOf(font), character)]).toEqual([
          character,
          true,
        ]);
});

const visibleRuns = (text: string, direction: 'ltr' | 'auto' = 'ltr') =>
  runsOf(text, 'regular', direction)
    .map((run) => run.text)
    .join('|');

test('what is written from right to left stands in order among what is not', () => {
  expect(visibleRuns('Ada (محمد علي) Lovelace')).toBe('Ada (|محمد علي|) Lovelace');
  expect(visibleRuns('Cairo, شارع النيل 12')).toBe('Cairo, |12|شارع النيل ');
  expect(visibleRuns('محمد (Ada)', 'auto')).toBe('(|Ada|)|محمد ');
});

/** The characters as they stand on the line from left to right, as the fonts set them. */
const setCharacters = (text: string) =>
  runsOf(text, 'regular', 'ltr')
    .flatMap(({ font, text: part }) => (create(fontOf(font)) as Font).layout(part).glyphs)
    .map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('');

test.each([
  ['٢٩', '٢٩'],
  ['۱۲٫۵', '۱۲٫۵'],
  ['ار-٢٩x', '٢٩-راx'],
  ['Order ٢٠٢٦', 'Order ٢٠٢٦'],
])('the digits of a number in Arabic script keep their order: %s', (text, line) => {
  expect(setCharacters(text)).toBe(line);
});

test('facts that are isolated keep their order, whatever their direction', () => {
  const line = ['محمد علي', '12 rue de la Paix', 'שלום'].map(isolated).join(' · ');
  expect(visibleRuns(line)).toBe('محمد علي| · 12 rue de la Paix · |שלום');
});

test('joined letters and numbers in circles are written as what they stand for', () => {
  expect(runsOf('ﬁne ① ⑫')).toEqual(runsOf('fine 1 12'));
});

/** The document of a table with one column. */
async function printed(rows: readonly string[], width = 300) {
  const columns = [{ name: 'Name', width, isNumber: false }];
  const { doc, head, row, end } = openTable({ title: 'T', subtitle: 'S', locale: 'en', columns });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const written = new Promise((resolve) => void doc.once('end', resolve));
  head();
  for (const name of rows) row({ cells: [name], below: [] });
  end(null);
  await written;
  return getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
}

test('what its column cuts stands in full below the row, over several lines where it has to', async () => {
  const order = 'ORDER-2026-11-30-000000000000000000042';
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const { text } = await extractText(await printed([order, long, 'short'], 80), { mergePages: true });
  expect(text).toContain(`Name: ${order}`);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Name: ${long}`);
  expect(text.match(/short/g)).toHaveLength(1);
});

test('a printed table holds the names as text', async () => {
  const pdf = await printed(NAMES.map(([, name]) => name));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const word of ['김철수', '陳大文', 'Привет', '刘伟']) expect(text).toContain(word);
});

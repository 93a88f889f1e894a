import { expect, test } from 'vitest';
import { GOOD, opened } from '../../../testing/data/deskFile.ts';

test('lines of the file are sent where those of the new file differ; what we write is read, and its refused rows keep their lines', () => {
  const { desk } = opened(`sku;value;email\n\n${GOOD}\n${GOOD.replace('ada', 'bob')}\n`);
  expect(
    desk
      .canonical()
      .text.split('\r\n')
      .map((line) => line.split(';').at(-1)),
  ).toEqual(['file_line', '3', '4']);
  const header = '"sku";"value";"email";"reason";"refused_row";"file_line"';
  const ours = opened(
    `${header}\n"AAA-CARD-0001";"10";"bob";"Too many";"7#2";"12"\n"AAA-CARD-0001";"10";"dan";"Too many";"7#3";""`,
  );
  expect(ours.summary.plan).toEqual([]);
  expect(ours.summary.refusals).toEqual([
    {
      reason: 'Too many',
      count: 2,
      places: [
        { n: 1, batch: '7', row: 2, line: 12 },
        { n: 2, batch: '7', row: 3, line: null },
      ],
    },
  ]);
  expect(
    ours.desk
      .rest({ email_format: 'No address' })
      .split('\r\n')
      .map((line) => line.split(';').at(-1)),
  ).toEqual(['"file_line"', '"12"', '"3"', '']);
});

import { expect, test } from 'vitest';
import { readCodesFile } from './readCodesFile.ts';

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

test('ACTIV-11: a file of codes in Windows-1252 is read, and says which words to check; one in UTF-8 says nothing', () => {
  expect(readCodesFile(bytes('code\r\nCAF\xc9-1\r\nTEA-2\r\n', 'latin1'))).toEqual({
    count: 2,
    issues: [],
    warnings: [{ rule: 'encoding_windows_1252', limit: 'CAFÉ-1' }],
  });
  expect(readCodesFile(bytes('CAFÉ-1\n', 'utf8'))).toMatchObject({ count: 1, warnings: [] });
});

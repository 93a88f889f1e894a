import { getDocumentProxy } from 'unpdf';
import { expect, openAs, test } from '../support/browser.ts';

test('a list printed from a wide window is read on paper of either direction: words stay whole, columns within the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'operator@guerdon.example', '#/promotions');
  const name = page.getByRole('table').getByRole('link').first();
  const [word = ''] = (await name.innerText()).split(' ');
  for (const landscape of [false, true]) {
    const file = await page.pdf({ format: 'A4', landscape, margin: { left: '1cm', right: '1cm' } });
    const paper = await getDocumentProxy(new Uint8Array(file));
    const sheet = await paper.getPage(1);
    const { items } = await sheet.getTextContent();
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    expect(words.map(({ str }) => str).join('\n')).toContain(word);
    expect(words.filter(({ str }) => /^\p{L}$/u.test(str))).toEqual([]);
    const [, , width = 0] = sheet.view;
    expect(Math.max(...words.map((one) => one.transform[4] + one.width))).toBeLessThan(width - 28);
    // What filters, sorts and leads elsewhere is no part of a paper.
    expect(words.filter(({ str }) => /Guerdon|Search|Olivia/.test(str))).toEqual([]);
    expect(paper.numPages).toBeLessThanOrEqual(2);
  }
});

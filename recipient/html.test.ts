import { describe, expect, it, test } from 'vitest';
import { html, safeUrl, withBreaks } from './html.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(1)'>\`&`;

describe('html', () => {
  it('escapes every text, in content and in attributes', () => {
    const { text } = html`<p title="${HOSTILE}">${HOSTILE}</p>`;
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<img');
    expect(text.match(/"/g)).toHaveLength(2);
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('takes what is safe as it is, joins lists and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((name) => html`<li>${name}</li>`);
    expect(html`<ul>${items}</ul>${null}${false}${undefined}${0}`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
    );
  });

  it('keeps the breaks of a text, and nothing else of it', () => {
    expect(withBreaks('a\r\n<b>\nc').text).toBe('a<br>&lt;b&gt;<br>c');
  });
});

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['http://example.com', 'http://example.com'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['/media/logo.webp', '/media/logo.webp'],
  ['//evil.example/x', '#'],
  ['/\\evil.example', '#'],
  ['/\t/evil.example', '#'],
  ['javascript:alert(1)', '#'],
  [' JaVaScRiPt:alert(1)', '#'],
  ['data:text/html,<script>', '#'],
  ['java\nscript:alert(1)', '#'],
  ['nonsense', '#'],
])('safeUrl: %s is %s', (address, expected) => {
  expect(safeUrl(address)).toBe(expected);
});

import { expect, test } from 'vitest';
import { httpsUrl } from './httpsUrl.ts';

test.each(['https://shop.example/terms', 'HTTPS://Shop.example', 'https://a.shop.example:8443/é?q=1#top'])(
  'PRODUCT-45: %s is an address',
  (url) => expect(httpsUrl.safeParse(` ${url} `).data).toBe(url),
);

const HOSTILE = [
  ...[
    '',
    'terms',
    '//shop.example',
    'shop.example',
    'http:',
    'https:',
    'https:/shop.example',
    'https:shop.example',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:x',
  ],
  ...[
    'ftp://shop.example',
    'http://shop.example',
    'ws://shop.example',
    'mailto:a@shop.example',
    'about:blank',
  ],
  ...['', 'shop', 'shop.example evil', 'shop.example\\evil', 'shop.example\nevil', '.', '[::1'].map(https),
  ...['user@shop.example', 'user:secret@shop.example', '%00.shop.example', 'shop.example:99999'].map(https),
];

test.each(HOSTILE)('PRODUCT-45: %j is none', (url) => {
  expect(httpsUrl.safeParse(url).error?.issues[0]?.message).toBe('invalid_url');
});

function https(rest: string): string {
  return ['https:', '', rest].join('/');
}

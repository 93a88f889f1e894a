import { expect, test } from 'vitest';
import { httpsUrl } from './httpsUrl.ts';

test.each([
  ...['https://shop.example/terms', 'HTTPS://Shop.example', 'https://a.shop.example:8443/é?q=1#top'],
  ...[
    https('café.example/conditions'),
    'https://1001.example',
    https('shop.例え'),
    'https://shop.example/@name?to=127.0.0.1',
  ],
])('PRODUCT-45: %s is an address', (url) => expect(httpsUrl.safeParse(` ${url} `).data).toBe(url));

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
  // Machines by their numbers, in every spelling that URLs read; metadata services of clouds among them.
  ...['127.0.0.1', '127.1', '0.0.0.0', '10.0.0.1', '192.168.1.1', '8.8.8.8', '127.0.0.1.'].map(https),
  ...['2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001', '127.0x0.1'].map(https),
  ...['169.254.169.254/latest/meta-data', '2852039166', '0xA9FEA9FE', '0251.0376.0251.0376'].map(https),
  ...['100.100.100.200', '168.63.129.16', '１６９.２５４.１６９.２５４', '①②⑦.⓪.⓪.①'].map(https),
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]', '[fe80::1%25eth0]'].map(
    https,
  ),
  ...['[64:ff9b::169.254.169.254]', '[0:0:0:0:0:ffff:7f00:1]'].map(https),
  // Names of inner networks.
  ...[
    'localhost',
    'localhost:443',
    'LOCALHOST.',
    'a.localhost',
    'metadata.google.internal',
    'printer.local',
  ].map(https),
  ...['instance-data.ec2.internal', 'wiki.corp', 'nas.lan', 'router.home.arpa', 'db.localdomain'].map(https),
  // Another host than it seems, or another scheme.
  ...['shop.example@169.254.169.254', 'shop.example:443@127.0.0.1', 'shop.example%40127.0.0.1'].map(https),
  ...['shop.example\\@127.0.0.1', '@shop.example', ':@shop.example', 'shop..example', '.shop.example'].map(
    https,
  ),
  ...[
    'https:///shop.example',
    'https:\\\\shop.example',
    'https:\\/shop.example',
    'https://https://shop.example',
  ],
  ...[
    ['http:', '', '169.254.169.254'].join('/'),
    'gopher://127.0.0.1:6379/_',
    'dict://127.0.0.1',
    'ldap://127.0.0.1',
    `jar:${https('shop.example!/')}`,
  ],
  ...[
    'view-source:https://shop.example',
    'filesystem:https://shop.example',
    'https+unix://shop.example',
    'unix:/var/run/x.sock',
  ],
];

test('C9: there are enough of them', () => expect(new Set(HOSTILE).size).toBeGreaterThan(70));

test.each(HOSTILE)('PRODUCT-45: %j is none', (url) => {
  expect(httpsUrl.safeParse(url).error?.issues[0]?.message).toBe('invalid_url');
});

function https(rest: string): string {
  return ['https:', '', rest].join('/');
}

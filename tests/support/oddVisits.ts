// Odd visits of what anybody may open: sign-in, links in mails, recipients' pages, files, the public catalog.
import fc from 'fast-check';
import { FORM, type OddRequest, part, query, request } from './oddPieces.ts';
import { changed, changes, formOf } from './oddValues.ts';

const TOKEN = 'A'.repeat(43);

/** Method, where, what stands there, what may be asked there, and the fields of a form. Texts are lists of words. */
type Visit = readonly [string, string, string, string?, Record<string, string>?];

const VISITS: readonly Visit[] = [
  [
    ...(['POST', '/oidc/', 'token token/revocation auth session/end session/end/confirm jwks', ''] as const),
    {
      grant_type: 'client_credentials',
      client_id: 'x',
      client_secret: 'y',
      code: 'z',
      refresh_token: 'r',
      token: 't',
      redirect_uri: 'http://localhost',
      code_verifier: 'v',
      resource: 'http://localhost/api',
      scope: 'api',
      xsrf: 'x',
      logout: 'yes',
    },
  ],
  [
    ...(['GET', '/oidc/', 'auth session/end .well-known/openid-configuration jwks auth/x password'] as const),
    'client_id response_type redirect_uri scope state prompt max_age claims request resource ui_locales id_token_hint post_logout_redirect_uri',
  ],
  [
    'POST',
    '/oidc/interaction/',
    `${TOKEN} x`,
    'lang',
    { login: 'operator@guerdon.example', password: 'wrong', return_to: '/' },
  ],
  ['POST', '/oidc/', 'password', 'lang', { login: 'nobody@nowhere.example' }],
  [
    'GET',
    '/auth/',
    'login callback session logout logged-out',
    'state code error error_description iss return_to lang redirect',
  ],
  ['POST', '/auth/', 'refresh', '', { a: 'b' }],
  ['GET', '/r/', `${TOKEN} p/label done ${TOKEN}/code.pdf`, 'lang step'],
  [
    'POST',
    '/r/',
    `${TOKEN} p/label`,
    'lang',
    { step: 'redeem', sku: 'x', email: 'a@b.example', code: 'x', country: 'FR' },
  ],
  ['GET', '/mail/', `link/${TOKEN} confirm/${TOKEN} 1`, 'lang'],
  [
    'POST',
    '/mail/',
    `link/${TOKEN} confirm/${TOKEN}`,
    'lang',
    { password: 'a long password', repeated: 'x' },
  ],
  ['GET', '/media/', 'x.png 1/x uploads/x', 'w'],
  ['PUT', '/media/uploads/', `x.${TOKEN}`, '', { a: 'b' }],
  ['POST', '/api/', 'delivery_reports', '', { id: 'x', event: 'bounced' }],
  ['GET', '/catalogue/', 'fr/ sitemap.xml data/x MAC-PUZZLE', 'search page country variables q'],
  ['GET', '/', 'playground/ preview metrics assets/x.js robots.txt healthz', 'a'],
];

const words = (text = '') => text.split(' ').filter(Boolean);

/** A visit by somebody without a token. */
export const oddVisit: fc.Arbitrary<OddRequest> = fc
  .constantFrom(...VISITS)
  .chain(([method, where, there, names, fields]) =>
    request('gateway', {
      as: fc.constant(null),
      method: fc.constant(method),
      path: fc
        .tuple(part(...words(there)), query(...words(names)))
        .map(([segment, asks]) => where + segment + asks),
      usual: FORM,
      ...(fields ? { body: changes.map((all) => formOf(changed(fields, all))) } : {}),
    }),
  );

const KINDS =
  'activity-report catalog catalogue budget-lines inventory-report discounts extract voucher redemption-preview report redemption-export';
const ASKS =
  'search sort from to as_of group_by metrics interval start_date end_date timezone ticket locale symbology type status';

/** Somebody signed in asks for a file. */
export const oddFile: fc.Arbitrary<OddRequest> = request('gateway', {
  method: fc.constantFrom('GET', 'HEAD'),
  path: fc
    .tuple(part(...words(KINDS)), part('all', '1', 'MAC-PUZZLE', 'inventory_report'), query(...words(ASKS)))
    .map(([kind, id, asks]) => `/files/${kind}/${id}${asks}`),
});

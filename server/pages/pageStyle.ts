// The look of every page of ours outside the application: one style sheet with the colors of
// web/tokens/tokens.css, named by its hash in the pages' security policy.
import { createHash } from 'node:crypto';

/** The whole style of these pages; light and dark, from 320 pixels of width on. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--ink:#1a1f29;--soft:#566072;--line:#e2e5ea;--field:#8b93a1;
--accent:oklch(50% .19 268);--accent-strong:oklch(43% .19 268);--focus:oklch(55% .2 268);--on-accent:#fff;--danger:#b3261e;--danger-soft:#fdecea;--shadow:0 1px 2px #10182814,0 12px 32px #1018280f}
@media (prefers-color-scheme:dark){:root{--ground:#0e1116;--card:#161a21;--ink:#e8ebf0;--soft:#a5aebc;--line:#2a313d;--field:#6c7688;
--accent:oklch(76% .12 268);--accent-strong:oklch(83% .1 268);--focus:oklch(78% .13 268);--on-accent:#10131a;--danger:#f69a93;--danger-soft:#3b1917;--shadow:0 1px 2px #0006}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);
font:14px/1.5 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:24px;padding:24px 16px}
.card{width:100%;max-width:400px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:32px;box-shadow:var(--shadow)}
.brand{display:flex;align-items:center;gap:10px;margin-bottom:24px;font-size:16px;font-weight:650;letter-spacing:-.01em}
.brand svg{width:32px;height:32px}.brand rect{fill:var(--accent)}.brand path{fill:none;stroke:var(--on-accent);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
h1{margin:0 0 4px;font-size:20px;line-height:28px;font-weight:650;letter-spacing:-.015em}
h2{margin:0 0 4px;font-size:14px;line-height:20px;font-weight:650}
p{margin:0 0 16px;color:var(--soft)}
code{font:12px/1.4 ui-monospace,SFMono-Regular,Menlo,monospace;color:var(--ink);overflow-wrap:anywhere}
form{margin:0}
progress{display:block;width:100%;height:8px;accent-color:var(--accent)}
.lead{margin-bottom:24px}
label{display:block;margin:0 0 4px;font-weight:550}
.field{margin-bottom:16px}
input{width:100%;height:40px;padding:0 12px;border:1px solid var(--field);border-radius:8px;background:var(--card);color:inherit;font:inherit;font-size:16px}
input[aria-invalid=true]{border-color:var(--danger)}
.hint{display:block;margin-top:4px;color:var(--danger)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:40px;padding:8px 16px;border:1px solid transparent;
border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background-color .12s}
button:hover,.button:hover{background:var(--accent-strong)}
.button+.button,button+.button,form+.button{margin-top:8px}
.beside{margin:16px 0 0;text-align:center}input[readonly]{background:var(--ground);border-color:var(--line);color:var(--soft)}
progress{display:block;width:100%;height:8px;accent-color:var(--accent)}
.request{margin:16px 0 0;font-size:12px}
.rule{display:block;margin-top:4px;color:var(--soft);font-size:12px}
.quiet{background:none;border-color:var(--line);color:var(--ink)}
.quiet:hover{background:var(--ground)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.alert{margin:0 0 20px;padding:12px 16px;border-radius:8px;background:var(--danger-soft);color:var(--danger)}
.alert h2{color:inherit}.alert p{margin:0;color:inherit}
.demo{list-style:none;margin:0;padding:0;display:grid;gap:4px}
.demo button{flex-direction:column;align-items:flex-start;padding:6px 12px;background:none;border-color:var(--line);color:var(--ink);font-weight:550;line-height:20px;text-align:start}
.demo button:hover{background:var(--ground)}
.demo span{color:var(--soft);font-size:12px;font-weight:400;overflow-wrap:anywhere}
details{margin-top:12px}summary{cursor:pointer;color:var(--soft)}details .demo{margin-top:8px}
.wide{max-width:680px}
.mails{list-style:none;margin:0 0 24px;padding:0}
.mails li{border-top:1px solid var(--line)}.mails li:last-child{border-bottom:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px;color:var(--ink);text-decoration:none}
.mails a:hover{background:var(--ground)}.mails strong{grid-column:1/-1;font-weight:600;overflow-wrap:anywhere}
.mails span,.mails time{color:var(--soft);font-size:12px;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.search{margin:0 0 16px}.search .button{margin-top:8px}.pages{display:flex;justify-content:space-between;gap:16px;margin:0 0 16px}
.empty{margin:0 0 24px;padding:32px 24px;border:1px dashed var(--line);border-radius:8px;text-align:center}.empty p{margin:0}
.crumb{margin-bottom:12px}.wide h1{overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0 24px;padding-bottom:20px;border-bottom:1px solid var(--line)}
.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.letter p{color:var(--ink);overflow-wrap:anywhere}.letter .button{display:inline-flex;width:auto;margin-top:8px}.letter .leave{margin:24px 0 0;padding-top:16px;border-top:1px solid var(--line);color:var(--soft);font-size:12px}iframe.letter{width:100%;height:640px;padding:0;background:#fff}
footer{padding:0 16px 24px;text-align:center;color:var(--soft)}
@media (min-width:880px){main{flex-flow:row wrap;align-content:center;align-items:flex-start}}
@media (max-width:440px){main{justify-content:flex-start;padding:16px}.card{padding:24px 20px}.mails a{grid-template-columns:1fr;padding:12px 4px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){button,.button{border-color:ButtonText}}
`;

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** Headers of every page: nothing but this style sheet, forms to ourselves, no frame, no cache. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not `no-referrer`: the browser would then send `Origin: null` with our own form.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

import type { FlowTheme } from '../../schema/promotions/promotionValues.ts';

/** Recipients' pages, their refusals too, have the promotion's colors on a light ground, whatever scheme the visitor's system has. */
const SHARED = `*{box-sizing:border-box;margin:0}
html{color-scheme:light}
body{background:var(--template-background-color);color:var(--text-color);font:16px/1.5 system-ui,sans-serif}
.flow{position:relative;display:flex;flex-direction:column;align-items:center;gap:24px;min-height:100vh;padding:24px 16px;isolation:isolate}
.ground{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover}
.ground::after{content:"";position:absolute;inset:0;background:var(--template-background-color)}
.logo{max-width:220px;max-height:72px;object-fit:contain}
.name{max-width:520px;font-size:20px;font-weight:650;line-height:1.3;text-align:center;overflow-wrap:anywhere}
.card{display:grid;gap:16px;width:100%;max-width:520px}
h1{font-size:24px;line-height:1.25;overflow-wrap:anywhere}
p{overflow-wrap:anywhere}
form{display:grid;gap:16px}
label{font-weight:550;margin-bottom:-10px}
input,select{width:100%;min-height:48px;padding:11px 12px;border:1px solid #767c8a;background:#fff;color:#1b1f2a;font:inherit}
select{appearance:none;padding-right:40px;background:#fff linear-gradient(45deg,transparent 50%,#1b1f2a 50%) calc(100% - 21px) 50%/6px 6px no-repeat;background-image:linear-gradient(45deg,transparent 50%,#1b1f2a 50%),linear-gradient(135deg,#1b1f2a 50%,transparent 50%);background-position:calc(100% - 21px) 50%,calc(100% - 15px) 50%}
@media (forced-colors:active){select{appearance:auto;padding-right:12px}}
[aria-invalid]{border:2px solid #b3261e}
.error{margin-top:-10px;padding:6px 10px;border-left:4px solid #b3261e;background:#fff;color:#8c1d18;font-size:14px}
.errors{display:grid;gap:4px;padding:12px 14px;border:2px solid #b3261e;background:#fff;color:#8c1d18}
.errors a{color:inherit}
.note{font-size:14px}
.quiet{justify-self:center;min-height:32px;padding:4px 6px;border:0;background:none;color:inherit;font:inherit;text-align:center;text-decoration:underline;cursor:pointer}
.copy{flex:1 1 100%;min-height:44px;padding:8px;border:1px solid currentColor;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.copy[hidden]{display:none}
.wait{display:grid;place-items:center;padding:12px}
.wait i{width:40px;height:40px;border:4px solid var(--element-background-color);border-right-color:transparent;border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.wait i{animation:none}}
.button{display:block;width:100%;padding:14px 20px;border:0;background:var(--element-background-color);color:var(--element-text-color);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet-button{border:1px solid currentColor;background:none;color:inherit}
:focus-visible{outline:3px solid var(--text-color);outline-offset:2px}
.rewards{display:grid;gap:12px;padding:0;list-style:none}
.reward{display:flex;flex-wrap:wrap;align-items:center;gap:12px;padding:12px;border:1px solid color-mix(in srgb,var(--text-color) 20%,transparent)}
.reward img{width:72px;height:48px;object-fit:cover}
.reward span:not(.code){flex:1 1 150px;overflow-wrap:anywhere}
.reward .button,.reward .code{flex:1 1 100%}
.reward b{display:block}
.code{padding:12px;border:1px dashed currentColor;font:600 20px/1.3 ui-monospace,monospace;text-align:center;overflow-wrap:anywhere}
.foot{display:flex;flex-wrap:wrap;justify-content:center;gap:8px 20px;margin-top:auto;font-size:14px}
.foot a{color:inherit}`;

/** The style of each theme: `alesia` has a rounded card on the ground, `default` is the older one with straight lines (CUSTOM-48). */
export const PAGE_STYLES: Readonly<Record<FlowTheme, string>> = {
  alesia: `${SHARED}
.card{padding:28px;border-radius:16px;background:var(--template-background-color);box-shadow:0 8px 30px rgb(0 0 0/.12)}
.button,input,select,.reward,.code,.copy,.errors{border-radius:10px}`,
  default: `${SHARED}
.card{padding:20px;border-top:4px solid var(--element-background-color);background:var(--template-background-color)}
h1{text-align:center}`,
};

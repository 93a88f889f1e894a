import type { FlowTheme } from '../schema/rules/promotionValues.ts';

const SHARED = `*{box-sizing:border-box;margin:0}
body{background:var(--template-background-color);color:var(--text-color);font:16px/1.5 system-ui,sans-serif}
.flow{position:relative;display:flex;flex-direction:column;align-items:center;gap:24px;min-height:100vh;padding:24px 16px;isolation:isolate}
.ground{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover}
.ground::after{content:"";position:absolute;inset:0;background:var(--template-background-color)}
.logo{max-width:220px;max-height:72px;object-fit:contain}
.name{font-size:20px;font-weight:650}
.card{display:grid;gap:16px;width:100%;max-width:520px}
h1{font-size:24px;line-height:1.25;overflow-wrap:anywhere}
p{overflow-wrap:anywhere}
form{display:grid;gap:16px}
label{display:grid;gap:6px;font-weight:550}
input{width:100%;padding:12px;border:1px solid color-mix(in srgb,var(--text-color) 45%,transparent);background:#fff;color:#1b1f2a;font:inherit}
.button{display:block;width:100%;padding:14px 20px;border:0;background:var(--element-background-color);color:var(--element-text-color);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--element-background-color);outline-offset:2px}
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
.button,input,.reward,.code{border-radius:10px}`,
  default: `${SHARED}
.card{padding:20px;border-top:4px solid var(--element-background-color);background:var(--template-background-color)}
h1{text-align:center}`,
};

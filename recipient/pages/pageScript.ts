/**
 * The whole script of the recipient's page: copies a code, sends a form once, refreshes while a provider is asked, and reports the first
 * act of a person (pointer, touch or key), which a mail scanner that loads the page does not perform. Everything works without it.
 * Its hash is in the policy of the page.
 */
export const PAGE_SCRIPT = `document.querySelectorAll('[data-copy]').forEach(function(b){if(!navigator.clipboard)return;b.hidden=false;b.addEventListener('click',function(){navigator.clipboard.writeText(b.dataset.copy).then(function(){var t=b.textContent;b.textContent=b.dataset.copied;b.setAttribute('aria-live','polite');setTimeout(function(){b.textContent=t},2500)})})});
document.querySelectorAll('form').forEach(function(f){var s=false;f.addEventListener('submit',function(e){if(s)e.preventDefault();s=true;f.setAttribute('aria-busy','true')})});
addEventListener('pageshow',function(e){if(e.persisted)location.reload()});
var w=document.querySelector('[autofocus]');if(w)w.focus();
var n=document.querySelector('[data-next]');if(n)setTimeout(function(){location.replace(n.dataset.next)},n.dataset.after*1000);
var r=document.body.dataset.report,k=['pointermove','pointerdown','touchstart','keydown'],l=3;
function on(e){if(!e.isTrusted)return;k.forEach(function(t){removeEventListener(t,on)});fetch(r,{method:'POST',keepalive:true,body:new URLSearchParams({step:'opened'})}).then(function(a){if(!a.ok)throw a}).catch(function(){if(--l)setTimeout(arm,15e3)})}
function arm(){k.forEach(function(t){addEventListener(t,on,{passive:true})})}if(r)arm();`;

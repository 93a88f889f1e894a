/**
 * The whole script of the recipient's page: copies a code, sends a form once, and refreshes while a provider is asked. Everything works without it. Its hash is in the policy
 * of the page.
 */
export const PAGE_SCRIPT = `document.querySelectorAll('[data-copy]').forEach(function(b){if(!navigator.clipboard)return;b.hidden=false;b.addEventListener('click',function(){navigator.clipboard.writeText(b.dataset.copy).then(function(){var t=b.textContent;b.textContent=b.dataset.copied;b.setAttribute('aria-live','polite');setTimeout(function(){b.textContent=t},2500)})})});
document.querySelectorAll('form').forEach(function(f){var s=false;f.addEventListener('submit',function(e){if(s)e.preventDefault();s=true;f.setAttribute('aria-busy','true')})});
addEventListener('pageshow',function(e){if(e.persisted)location.reload()});
var w=document.querySelector('[autofocus]');if(w)w.focus();
var n=document.querySelector('[data-next]');if(n)setTimeout(function(){location.replace(n.dataset.next)},n.dataset.after*1000);`;

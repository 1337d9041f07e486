/** The page's inline script: what can't wait for the loader. */
import { assetAddress } from '../../core/links/site-address';
import type { PageInfo } from '../../parts/page-context';
import { scriptJson } from './escape';

/** A page whose pictures take longer than this doesn't let its fonts wait for them. */
const FONTS_WAIT_MS = 3000;

/**
 * Says the page's language (spec section 2, "a global value"), lets fonts come, and adds the loader: an element made by
 * a trusted script is trusted itself, which `import()` from an inline one is not.
 */
export function bootScript(info: PageInfo, loaderAddress: string): string {
  const loader = assetAddress(loaderAddress, info.routeBase);
  return (
    `window.__LANG__=${scriptJson(info.language)};` +
    FONTS +
    `{const s=document.createElement('script');s.type='module';s.src=${scriptJson(loader)};document.head.append(s)}`
  );
}

/**
 * On the first page of a visit words and picture come first, on a slow line a second before the fonts could; until then
 * their fallbacks take up the same room. Where a line breaks elsewhere, the first view's texts keep the height that they
 * have been seen with, and the header's links and buttons their width, until the window changes. On every further page fonts are in the browser's cache and there at once.
 */
const FONTS =
  "{const f=document.getElementById('fonts'),k=(s)=>{[['body :is(h1,h2,h3,p,[data-line])','Height'],['header :is(li,a,button)','Width']].flatMap(([q,d])=>[...document.querySelectorAll(q)].map((e)=>[e,d,s(e,d)])).forEach(([e,d,v])=>{e.style['min'+d]=v})},a=()=>{if(f.media==='all')return;" +
  "k((e,d)=>e.getBoundingClientRect().top<innerHeight?e['offset'+d]+'px':'');f.media='all';addEventListener('resize',()=>k(()=>''),{once:true})};" +
  "if(document.referrer.startsWith(location.origin+'/')||document.hidden||performance.getEntriesByType('navigation')[0]?.type!=='navigate')a();" +
  `else{addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(a)));setTimeout(a,${FONTS_WAIT_MS})}}`;

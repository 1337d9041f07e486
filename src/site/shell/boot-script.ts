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
 * have been seen with until the window changes. The header's links and labels, which others stand beside, keep their width:
 * a font that makes one wider or narrower has its letters set as much closer or further apart, between the layout and
 * the picture of the same frame. On every further page fonts are in the browser's cache and there at once.
 */
const FONTS =
  "{const f=document.getElementById('fonts'),n=requestAnimationFrame,r=(e)=>e.getBoundingClientRect(),q='header :is(li,a,button,span:not([data-line]))'," +
  "a=()=>{if(f.media==='all')return;" +
  "const l=[...document.querySelectorAll('h1,h2,h3,p,[data-line],'+q)].map((e)=>[e,e.style,r(e)]).filter(([,,{top:t}])=>t<innerHeight)," +
  "p=()=>{l.map(([e,s,{width:v}])=>[e,s,v,r(e).width]).forEach(([e,s,v,w])=>{if(v*w&&v!==w&&e.matches(q))s.letterSpacing||=(v-w)/e.textContent.length+'px'});if(document.fonts.status==='loading')n(p)};" +
  "l.forEach(([,s,{height:h}])=>{s.minHeight=h+'px'});f.media='all';n(p);" +
  "addEventListener('resize',()=>l.splice(0).forEach(([,s])=>{s.minHeight=s.letterSpacing=''}),{once:true})};" +
  "if(document.referrer.startsWith(location.origin+'/')||document.hidden||performance.getEntriesByType('navigation')[0]?.type!=='navigate')a();" +
  `else{addEventListener('load',()=>n(()=>setTimeout(a)));setTimeout(a,${FONTS_WAIT_MS})}}`;

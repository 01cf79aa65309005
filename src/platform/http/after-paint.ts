/**
 * The page is readable without its scripts, so they start once it has been painted: on a slow line nothing competes with
 * what is read (docs/decisions/0006). Takes the HTML that React Router rendered; returns it with the module preloads and
 * the inline module script moved into a small starter, and the starter's text, whose hash the page's policy has to allow
 * like the script's own. Without a module script there is no starter ('').
 */
export function startAfterPaint(html: string): { html: string; starter: string } {
  const preloads: string[] = [];
  const rest = html.replace(PRELOAD, (_, address: string) => {
    preloads.push(address);
    return '';
  });
  let starter = '';
  const body = rest.replace(MODULE_SCRIPT, (_, code: string) => {
    starter = `(${template.replace('PRELOADS', () => JSON.stringify(preloads)).replace('CODE', () => asText(code))})()`;
    return `<script>${starter}</script>`;
  });
  return starter ? { html: body, starter } : { html, starter };
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;

// A tab that opens hidden paints nothing, and nobody waits for it; a browser that tells of no paint is waited for half a second. The script
// removes itself, since React does not know of it.
const template =
  'function(){var d=document,w=window,gone,go=function(){if(gone)return;gone=1;PRELOADS.forEach(function(a){var l=d.createElement("link");' +
  'l.rel="modulepreload";l.href=a;d.head.append(l)});var s=d.createElement("script");s.type="module";' +
  's.textContent=CODE;d.body.append(s);s.remove()};' +
  'if(d.hidden)go();else{try{new w.PerformanceObserver(go).observe({type:"paint",buffered:true})}catch(e){}' +
  'w.requestAnimationFrame(function(){w.setTimeout(go,500)})}}';

const asText = (code: string) => JSON.stringify(code).replace(/</g, '\\u003c');

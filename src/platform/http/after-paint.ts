/**
 * The page is readable without its scripts, so they start once it has been painted: on a slow line nothing competes with
 * what is read (docs/decisions/0006).
 * @param modules the addresses of the module that starts, and of all that it needs at once
 * @returns the text of the inline script that does it, whose hash the page's policy has to allow
 */
export function starterOf(modules: readonly string[]): string {
  return `(${template})(${JSON.stringify(modules)})`;
}

// A tab that opens hidden paints nothing, and nobody waits for it; a browser that tells of no paint is waited for half a second. The script
// removes itself, since React does not know of it.
const template =
  'function(m){var d=document,w=window,gone,go=function(){if(gone)return;gone=1;m.forEach(function(a){var l=d.createElement("link");' +
  'l.rel="modulepreload";l.href=a;d.head.append(l)});var s=d.createElement("script");s.type="module";s.src=m[0];d.body.append(s);s.remove()};' +
  'if(d.hidden)go();else{try{new w.PerformanceObserver(go).observe({type:"paint",buffered:true})}catch(e){}' +
  'w.requestAnimationFrame(function(){w.setTimeout(go,500)})}}';

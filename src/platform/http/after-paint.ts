/**
 * Returns the text of the inline script that starts the page's modules, whose hash the page's policy has to allow. The
 * page is readable without its scripts, so they start once its text has been painted: on a slow line nothing competes
 * with what is read (docs/decisions/0006).
 * @param modules the addresses of the module that starts, and of all that it needs at once
 */
export function starterOf(modules: readonly string[]): string {
  return `(${template})(${JSON.stringify(modules)})`;
}

// A tab that opens hidden paints nothing, and its start delays no reader; a browser that reports no paint gets half a
// second. Chromium reports a paint some frames before it is on the screen. The script removes itself, since React did
// not render it.
const template =
  'function(m){var d=document,w=window,gone,' +
  'put=function(r,a){var l=d.createElement("link");l.rel=r;l.href=a;d.head.append(l)},' +
  'go=function(){if(gone)return;gone=1;m.forEach(function(a){put("modulepreload",a)});' +
  'var s=d.createElement("script");s.type="module";s.src=m[0];d.body.append(s);s.remove()};' +
  'if(d.hidden)go();else{try{' +
  'new w.PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint")[0]&&w.setTimeout(go,50)})' +
  '.observe({type:"paint",buffered:true})}catch(e){}w.requestAnimationFrame(function(){w.setTimeout(go,500)})}}';

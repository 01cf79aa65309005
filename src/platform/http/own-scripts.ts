const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes a page as it was rendered, in which every inline script of ours carries `nonce="mark"`, a mark made for this one
 * rendering. Gives the page without the mark and the texts of those scripts. Only they may run: whatever `<script>` found
 * its way into the page by another door has no mark, so no policy names it.
 */
export function ownScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...marked.matchAll(SCRIPT)].flatMap(([, attributes, code]) =>
    attributes?.includes(attribute) && code ? [code] : [],
  );
  return { html: marked.replaceAll(attribute, ''), scripts };
}

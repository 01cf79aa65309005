const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes a page as it was rendered, in which each of our own inline scripts has `nonce="mark"`, with a mark made for this
 * one rendering. Returns the page without the mark, and the texts of those scripts. Only they may run: any other `<script>`
 * that got into the page has no mark, so the policy does not name it.
 */
export function ownScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...marked.matchAll(SCRIPT)].flatMap(([, attributes, code]) =>
    attributes?.includes(attribute) && code ? [code] : [],
  );
  return { html: marked.replaceAll(attribute, ''), scripts };
}

const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g;

/**
 * Returns a rendered page without the mark, and the texts of its own inline scripts: each of those has `nonce="mark"`,
 * with a mark made for this one rendering. Only they may run: any other `<script>` that got into the page has no mark,
 * so the policy does not name it.
 */
export function extractOwnScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...marked.matchAll(SCRIPT)].flatMap(([, attributes, code]) =>
    attributes?.includes(attribute) && code ? [code] : [],
  );
  return { html: marked.replaceAll(attribute, ''), scripts };
}

import { linkify } from './links';

/** The part of a syntax tree (mdast, hast) that is needed here. */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, string>;
  children?: Node[];
  position?: { start: { offset?: number } };
}

/**
 * The constructs that people type without meaning Markdown; they stay as typed: `#` and `>` at the start of a line,
 * `---` under a line, four spaces, `[1]: …`, `\`, `&amp;` and above all HTML, which is text here.
 */
const notRead = [
  'setextUnderline',
  'headingAtx',
  'blockQuote',
  'codeIndented',
  'definition',
  'characterEscape',
  'characterReference',
  'htmlFlow',
  'htmlText',
];

interface Processor {
  data(): object;
}

/** The remark plugin that reads lists, code, links and **strong**, and nothing else of Markdown. */
export function fewSigns(this: Processor) {
  const data = this.data() as { micromarkExtensions?: object[] };
  (data.micromarkExtensions ??= []).push({ disable: { null: notRead } });
  return (tree: Node, file: { value: unknown }) => {
    keepStars(tree, String(file.value));
  };
}

/** Keeps `230*300*450` from being emphasis and `__init__` from being strong: only two stars are strong. */
function keepStars(node: Node, source: string): void {
  if (!node.children) return;
  const children: Node[] = [];
  for (const child of node.children) {
    keepStars(child, source);
    const sign = source.charAt(child.position?.start.offset ?? 0);
    if (child.type === 'emphasis') children.push(text(sign), ...(child.children ?? []), text(sign));
    else if (child.type === 'strong' && sign === '_') children.push(text('__'), ...(child.children ?? []), text('__'));
    else children.push(child);
  }
  node.children = children.reduce<Node[]>((merged, child) => {
    const last = merged.at(-1);
    if (last?.type === 'text' && child.type === 'text') last.value = `${last.value ?? ''}${child.value ?? ''}`;
    else merged.push(child);
    return merged;
  }, []);
}

/** Returns the rehype plugin that turns web addresses in the text into links. */
export const linkText = () => (tree: Node) => link(tree);

function link(node: Node): void {
  if (node.tagName === 'a' || node.tagName === 'code') return;
  node.children = node.children?.flatMap((child) => {
    if (child.type !== 'text') {
      link(child);
      return [child];
    }
    return linkify(child.value ?? '').map((part) =>
      typeof part === 'string'
        ? text(part)
        : { type: 'element', tagName: 'a', properties: { href: part.href }, children: [text(part.text)] },
    );
  });
}

const text = (value: string): Node => ({ type: 'text', value });

const MOST_SIGNS = 500;
const DEEPEST = 8;

/**
 * Returns whether a text is left plain: so many signs, or lists so deep on one line, only come from an attempt to keep
 * a reader's phone busy, and parsing them costs the square of their number.
 */
export function isTooDense(source: string): boolean {
  const outside = source.replace(/^```[\s\S]*?^```/gm, '');
  if ((outside.match(/[*_`[\]!<]/g) ?? []).length > MOST_SIGNS) return true;
  return source
    .split('\n')
    .some(
      (line) => (/^(?:[ \t]*(?:[-+*]|\d{1,9}[.)])(?=[ \t]))+/.exec(line)?.[0].match(/[-+*.)]/g) ?? []).length > DEEPEST,
    );
}

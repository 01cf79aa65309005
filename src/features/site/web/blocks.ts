/** A part of a text that the office has written: a heading, and the paragraphs below it. */
export interface Block {
  /** Null: the text begins without a heading. */
  heading: string | null;
  paragraphs: string[];
}

/** Returns the parts of a text: lines that begin with `# ` are headings, an empty line separates paragraphs. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n|\n(?=# )|(?<=^# .*)\n/m).filter((one) => one.trim() !== '')) {
    if (part.startsWith('# ')) blocks.push({ heading: part.slice(2), paragraphs: [] });
    else if (blocks.length === 0) blocks.push({ heading: null, paragraphs: [part] });
    else blocks.at(-1)!.paragraphs.push(part);
  }
  return blocks;
}

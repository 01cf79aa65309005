const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns a name by its first letters, `L… M…`: enough to compare it with a paper, and no more. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...letters.segment(word)][0]!.segment}…`)
    .join(' ');

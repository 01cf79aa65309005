import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A name in Malayalam, and a way in which people write it with Latin letters. */
export interface NamePair {
  malayalam: string;
  latin: string;
}

/**
 * The names of name-pairs.txt, set by set: the first was written down before the rules that have to find them, each of the others
 * before anybody had seen what the rules of its day make of it.
 */
export function namePairs(): NamePair[][] {
  const blocks = readFileSync(path.join(import.meta.dirname, 'name-pairs.txt'), 'utf8').split(/^#.*$/m);
  return blocks.map((block) =>
    block
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [malayalam, latin] = line.split(' = ');
        return { malayalam: malayalam!, latin: latin! };
      }),
  );
}

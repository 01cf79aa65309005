import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A name in Malayalam, and a way in which people write it with Latin letters. */
export interface NamePair {
  malayalam: string;
  latin: string;
}

/**
 * The names of name-pairs.txt, set by set: the first set was written before the rules that have to find it, each later
 * set before any run of the rules of its day on it.
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

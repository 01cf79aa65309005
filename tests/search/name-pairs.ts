import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A name in Malayalam, and a way in which people write it with Latin letters. */
export interface NamePair {
  malayalam: string;
  latin: string;
  /** None of the rules was made with it in view. */
  heldOut: boolean;
}

/** The names of name-pairs.txt. They were written down before the rules that have to find them. */
export function namePairs(): NamePair[] {
  const blocks = readFileSync(path.join(import.meta.dirname, 'name-pairs.txt'), 'utf8').split(/^#.*$/m);
  return blocks.flatMap((block, at) =>
    block
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [malayalam, latin] = line.split(' = ');
        return { malayalam: malayalam!, latin: latin!, heldOut: at > 0 };
      }),
  );
}

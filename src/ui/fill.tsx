import { createElement, Fragment, type ReactNode } from 'react';
import type { Filling } from '~/shared/fill-text';

/**
 * Returns a text with elements in its places: `fill('Read the {link} first.', { link: <Link …/> })`. Each language has
 * its own order of words. As in `fillText`, no dot follows a value that ends with one.
 */
export function fill<T extends string>(text: T, values: Filling<T, ReactNode>): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => {
      if (index % 2 === 1) return values[part as keyof typeof values];
      const before: ReactNode = index > 0 && values[parts[index - 1] as keyof typeof values];
      return typeof before === 'string' && before.endsWith('.') ? part.replace(/^\./, '') : part;
    }),
  );
}

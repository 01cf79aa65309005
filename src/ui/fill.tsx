import { createElement, Fragment, type ReactNode } from 'react';
import type { Filling } from '~/shared/fill-text';

/**
 * Returns a text with elements in its places: `fill('Read the {link} first.', { link: <Link …/> })`. Each language has
 * its own order of words.
 */
export function fill<T extends string>(text: T, values: Filling<T, ReactNode>): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : values[part as keyof typeof values])),
  );
}

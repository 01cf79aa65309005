import { clsx } from 'clsx';
import { createElement, Fragment, type ComponentProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
}

/**
 * Replaces lucide's `createLucideIcon` in the browser's build (vite.config.ts): the same <svg>, without the parts for
 * contexts, sizes and strokes, which every visitor would load and nothing here uses.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  // As arguments, not as a list, parts need no keys: the build removes lucide's (vite.config.ts).
  const drawing = createElement(Fragment, null, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
  const names = ['lucide', ...[name, ...aliases].map((known) => `lucide-${known}`)];
  return function LucideIcon({ className, ...rest }: ComponentProps<'svg'>) {
    const isNamed = Object.keys(rest).some((prop) => /^(aria-.*|role|title)$/.test(prop));
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={clsx(names, className)}
        {...(!isNamed && { 'aria-hidden': 'true' })}
        {...rest}
      >
        {drawing}
      </svg>
    );
  };
}

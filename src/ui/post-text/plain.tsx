import { Fragment } from 'react';
import { langOf } from '~/ui/content-text';
import { linkify, linkProps } from './links';

/**
 * Shows a text as it was typed, with its line breaks and with safe links. Long words break rather than widen the page.
 */
export function Plain({ children }: { children: string }) {
  return (
    <p lang={langOf(children)} className="whitespace-pre-wrap wrap-anywhere">
      {linkify(children).map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <a key={index} {...linkProps(part.href)} className="link">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

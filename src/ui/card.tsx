import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'> & {
  /** The element: "li" in a list, "article" for something that stands alone. */
  as?: 'div' | 'li' | 'article' | 'section';
  /** `none` for cards that begin with a picture. */
  padding?: 'none' | 'md' | 'lg';
  /** Lifts under the pointer; for cards that are a link as a whole. */
  interactive?: boolean;
};

const paddings = { none: '', md: 'p-5', lg: 'p-6 sm:p-8' };

/** Renders a sheet on the paper: hairline edge, hardly any shadow. */
export function Card({ as = 'div', padding = 'md', interactive, className, ...rest }: CardProps) {
  // All four take the props of a div; TypeScript can't see that through a union of names.
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      className={clsx(
        'min-w-0 overflow-hidden rounded-lg wrap-anywhere border border-line bg-card text-ink shadow-sm',
        interactive && 'transition-[border-color,box-shadow] hover:border-primary hover:shadow-md',
        paddings[padding],
        className,
      )}
    />
  );
}

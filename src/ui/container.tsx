import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type ContainerProps = ComponentProps<'div'> & { width?: 'page' | 'text' };

/** The page's measure, centred, with the fluid gutter at its sides. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'mx-auto w-full px-gutter',
        width === 'page'
          ? 'max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]'
          : 'max-w-[calc(var(--container-text)+2*var(--spacing-gutter))]',
        className,
      )}
    />
  );
}

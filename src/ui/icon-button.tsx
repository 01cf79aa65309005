import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type IconButtonProps = ComponentProps<'button'> & {
  /** What the button does; it is the button's only name. */
  label: string;
  variant?: 'ghost' | 'outline' | 'solid';
  size?: 'sm' | 'md';
};

const variants = {
  ghost: 'border-transparent text-ink hover:bg-sunken',
  outline: 'border-line-strong bg-card text-ink hover:border-ink hover:bg-sunken',
  solid: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
};

/** Renders a square button with an icon as its child. */
export function IconButton({ label, variant = 'ghost', size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        'touch-target inline-grid shrink-0 place-items-center rounded-md border transition-colors',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
        '[&_svg]:size-5',
        variants[variant],
        size === 'sm' ? 'size-9' : 'size-11',
        className,
      )}
    >
      {children}
    </button>
  );
}

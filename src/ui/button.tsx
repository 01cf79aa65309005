import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
/** `row`: small, and as high as a finger needs where there is no mouse. */
export type ButtonSize = 'row' | 'sm' | 'md' | 'lg';

/** The looks of a button, and of a link that looks like a button. */
export interface ButtonLooks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Shows a spinner and ignores presses, but keeps the focus and the width. */
    loading?: boolean;
  };

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md border font-semibold ' +
  'text-center no-underline select-none transition-colors disabled:cursor-not-allowed';

const off = 'disabled:border-line disabled:bg-sunken disabled:text-muted disabled:shadow-none';

const variants: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-primary text-on-primary shadow-sm hover:bg-primary-hover ${off}`,
  secondary: `border-line-strong bg-card text-ink hover:border-ink hover:bg-sunken ${off}`,
  ghost: 'border-transparent text-ink hover:bg-sunken disabled:bg-transparent disabled:text-muted',
  danger: `border-transparent bg-danger text-on-danger shadow-sm hover:bg-danger-hover ${off}`,
  link:
    'border-transparent text-primary underline decoration-1 underline-offset-[0.2em] hover:decoration-2 ' +
    'disabled:text-muted disabled:no-underline',
};

const sizes: Record<ButtonSize, string> = {
  row: 'min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11',
  sm: 'min-h-9 px-3.5 py-1 text-sm',
  md: 'min-h-11 px-5 py-1.5 text-base',
  lg: 'min-h-13 px-7 py-2 text-lg',
};

/** Returns the class names of a button, for it and for links; `className` is added last. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLooks): string {
  return clsx(
    base,
    variants[variant],
    sizes[size],
    variant === 'link' && 'px-0!',
    '[&_svg]:size-[1.2em] [&_svg]:shrink-0',
    className,
  );
}

/** Renders a button; `type` is "button" by default. Icons go in as children, 1.25 em wide. */
export function Button({ variant, size, loading, className, children, onClick, ...rest }: ButtonProps) {
  // Not `disabled`: a disabled button loses the focus, and with it the reader's place.
  const ignorePress = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignorePress : onClick}
      className={buttonClass({ variant, size, className })}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={clsx('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>{children}</span>
    </button>
  );
}

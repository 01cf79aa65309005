import { clsx } from 'clsx';
import { Slot, Slottable } from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores presses, but keeps the focus and the width. */
  loading?: boolean;
  /** Renders the only child (an <a>, a <Link>) with the looks of a button. */
  asChild?: boolean;
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
  sm: 'min-h-9 px-3.5 py-1 text-sm',
  md: 'min-h-11 px-5 py-1.5 text-base',
  lg: 'min-h-13 px-7 py-2 text-lg',
};

/** The class names of a button, for the rare element that can't be one. */
function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return clsx(base, variants[variant], sizes[size], variant === 'link' && 'px-0!');
}

/** A button; `type` is "button" unless given. Icons go in as children, 1.25 em wide. */
export function Button({ variant, size, loading, asChild, className, children, onClick, ...rest }: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  // Not `disabled`: a disabled button loses the focus, and with it the reader's place.
  const ignorePress = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignorePress : onClick}
      className={clsx(buttonClass(variant, size), '[&_svg]:size-[1.2em] [&_svg]:shrink-0', className)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      {asChild ? (
        <Slottable>{children}</Slottable>
      ) : (
        <span className={clsx('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>
          {children}
        </span>
      )}
    </Root>
  );
}

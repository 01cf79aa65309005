import { clsx } from 'clsx';
import { Button, type ButtonProps } from '~/ui/button';
import { useHydrated } from '~/ui/hooks/use-hydrated';

/**
 * Renders a form's submit button. It is disabled, without looking so, until the page's script runs: before that the
 * browser itself would send the form, and a password with it, to an address that does not handle it.
 */
export function SubmitButton({ className, ...rest }: ButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      {...rest}
      disabled={!hydrated}
      className={clsx(
        !hydrated && 'disabled:cursor-progress! disabled:bg-primary! disabled:text-on-primary!',
        className,
      )}
    />
  );
}

import { clsx } from 'clsx';
import { Button, type ButtonProps } from '~/ui/button';
import { useHydrated } from '~/ui/hooks/use-hydrated';

/**
 * A form's button. It waits for the page's script, without looking so: sent before, the browser itself would send the
 * form, and with it a password to a place that doesn't know it.
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

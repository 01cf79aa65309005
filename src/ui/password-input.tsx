import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { clsx } from 'clsx';
import { use, useState, type ComponentProps } from 'react';
import * as common from '~/shared/texts';
import { controlClass } from './control-class';
import { FieldContext, useFieldControl } from './field-context';

/** A password field with a button that shows and hides what was typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const control = useFieldControl(rest);
  const field = use(FieldContext);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
        className={clsx(controlClass, 'min-h-11 pe-12', className)}
      />
      <button
        type="button"
        aria-label={shown ? common.hidePassword : common.showPassword}
        aria-controls={control.id}
        // Which password: a form may have three.
        aria-describedby={field?.labelId}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className={clsx(
          'absolute inset-y-0 end-0 grid w-11 place-items-center rounded-e-md text-muted hover:text-ink',
          'focus-visible:-outline-offset-2 disabled:cursor-not-allowed',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}

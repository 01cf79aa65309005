import { useState } from 'react';
import { errorMessage, type KnownFailures } from '~/shared/error-message';
import { Checkbox, type CheckboxProps } from './checkbox';
import type { Messages } from './hooks/use-message';

type SavedCheckboxProps = Omit<CheckboxProps, 'checked' | 'disabled' | 'onChange'> & {
  checked: boolean;
  /** Saves what was pressed. `checked` is as it was left by the time it resolves or rejects. */
  onSave: (checked: boolean) => Promise<unknown>;
  /** Where the result is shown. */
  messages: Pick<Messages, 'success' | 'error'>;
  /** The texts for a box that was saved on or off, and for a failure. */
  words: { on: string; off: string; failed: string };
  /** The errors that have better texts of their own. */
  known?: KnownFailures;
};

/**
 * Renders a box that is saved as it is pressed, reports it, and reverts when it could not be saved. Until then it shows
 * what was pressed and takes nothing else.
 */
export function SavedCheckbox({ checked, onSave, messages, words, known, ...rest }: SavedCheckboxProps) {
  // Not the mutation's own state: that changes a moment later, in which the box would jump back.
  const [pressed, press] = useState<boolean>();
  const isSaving = pressed !== undefined;
  const save = async (next: boolean) => {
    press(next);
    await onSave(next).then(
      () => messages.success(next ? words.on : words.off),
      (error: unknown) => messages.error(errorMessage(error, words.failed, known)),
    );
    press(undefined);
  };
  return (
    <Checkbox
      {...rest}
      checked={pressed ?? checked}
      aria-disabled={isSaving || undefined}
      onChange={({ target }) => !isSaving && void save(target.checked)}
    />
  );
}

import { useState } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox';

type SavedCheckboxProps = Omit<CheckboxProps, 'checked' | 'disabled' | 'onChange'> & {
  checked: boolean;
  /** Saves what was pressed and says how it went; it does not reject. `checked` is as it was left by the time it resolves. */
  onSave: (checked: boolean) => Promise<unknown>;
};

/** A box that is saved as it is pressed, and goes back when it could not be. Until then it shows what was pressed and takes nothing else. */
export function SavedCheckbox({ checked, onSave, ...rest }: SavedCheckboxProps) {
  // Not what a mutation says of itself: that comes a moment later, in which the box would jump back.
  const [pressed, press] = useState<boolean>();
  const isSaving = pressed !== undefined;
  const save = async (next: boolean) => {
    press(next);
    await onSave(next);
    press(undefined);
  };
  return <Checkbox {...rest} checked={pressed ?? checked} aria-disabled={isSaving || undefined} onChange={({ target }) => !isSaving && void save(target.checked)} />;
}

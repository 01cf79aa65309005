type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control => 'value' in element && !(element instanceof HTMLButtonElement),
  );

/**
 * Copies what was typed from the old form into the new: React renders a form again when its code arrives, if something
 * else has changed its HTML (a translation, a password manager).
 */
export function keepTyped(form: HTMLFormElement, fresh: HTMLFormElement): void {
  const typed = new Map(controlsOf(form).map((control) => [control.name, control]));
  for (const control of controlsOf(fresh)) {
    const before = typed.get(control.name);
    if (!before?.value || before.type !== control.type || control.type === 'file' || control.value === before.value)
      continue;
    // Past React, which would not notice it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, before.value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

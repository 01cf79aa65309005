type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control => 'value' in element && !(element instanceof HTMLButtonElement),
  );

/**
 * A form whose HTML something else has changed (a translation, a password manager) is made anew when its code comes. Types into the
 * new one what stood in the one before.
 */
export function keepTyped(form: HTMLFormElement, anew: HTMLFormElement): void {
  const typed = new Map(controlsOf(form).map((control) => [control.name, control]));
  for (const control of controlsOf(anew)) {
    const before = typed.get(control.name);
    if (!before?.value || before.type !== control.type || control.type === 'file' || control.value === before.value)
      continue;
    // Past React, which would not take notice of it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, before.value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

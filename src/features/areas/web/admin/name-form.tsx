import { useRef, useState, type FormEvent } from 'react';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';

type NameFormProps = {
  label: string;
  /** What an empty name says. */
  missing: string;
  /** Sends the trimmed name; gives what went wrong, or nothing. The name stays typed when something did. */
  onName: (name: string) => Promise<string | undefined>;
  id?: string;
  className?: string;
  /** The button, which shows that it is sending. */
  children: (busy: boolean) => React.ReactNode;
};

/** The one field that areas and units have. Empties itself when the name was taken. */
export function NameForm({ label, missing, onName, id, className, children }: NameFormProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // State would be a render late for the second press of a double click.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const problem = name.trim() === '' ? missing : await onName(name.trim());
    sending.current = false;
    setBusy(false);
    setError(problem);
    if (problem === undefined) setName('');
    input.current?.focus();
  };

  return (
    <form id={id} noValidate className={className} onSubmit={(event) => void submit(event)}>
      <Field label={label} required error={error} className="flex-1">
        <Input
          ref={input}
          data-autofocus
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {children(busy)}
    </form>
  );
}

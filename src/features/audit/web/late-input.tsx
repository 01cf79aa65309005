import { useEffect, useState, type ComponentProps } from 'react';
import { Input } from '~/ui/input';

/** Long enough to type on, short enough to wait for. */
const SETTLE_MS = 350;

type LateInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  /** Hears of what was typed once the typing pauses, trimmed. */
  onValue: (value: string) => void;
};

/** A text field whose value settles before anybody acts on it. */
export function LateInput({ value, onValue, ...rest }: LateInputProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The value came from elsewhere, as the Back button; not from here.
  if (seen !== value) {
    setSeen(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onValue(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onValue]);
  return <Input {...rest} value={text} onChange={(event) => setText(event.target.value)} />;
}

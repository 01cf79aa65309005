import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import * as texts from '../../texts';
import type { Door } from './door';
import { readEntry } from './read-entry';

/** Takes the address of a pass, where the camera of the phone has not opened it. */
export function PassForm({ door }: { door: Door }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entry = readEntry(typed);
    const isRight = entry.kind === 'pass' && entry.event === door.event;
    setWrong(!isRight);
    if (!isRight) return;
    setTyped('');
    void door.takePass(entry.token);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={texts.doorPassAddress} error={isWrong ? texts.doorPassWrong : ''}>
        <Input
          value={typed}
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {texts.doorPassOpen}
      </Button>
    </form>
  );
}

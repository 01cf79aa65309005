import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import * as texts from '../../texts';
import type { Door } from './door';
import * as common from '~/shared/texts';

/** Records people who are not registered. */
export function WalkInForm({ door }: { door: Door }) {
  const [name, setName] = useState('');
  const [people, setPeople] = useState(1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void door.takeWalkIn(name.trim(), people);
    setName('');
    setPeople(1);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-muted">{texts.doorWalkInLead}</p>
      <Field label={common.name} required>
        <Input value={name} maxLength={100} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={texts.doorWalkInPeople}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          value={people}
          onChange={({ target }) => setPeople(Math.min(50, Math.max(1, Math.round(Number(target.value)) || 1)))}
        />
      </Field>
      <Button type="submit" size="lg">
        {texts.doorWalkInTake}
      </Button>
    </form>
  );
}

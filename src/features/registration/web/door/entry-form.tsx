import { useState, type FormEvent } from 'react';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import * as texts from '../../texts';
import type { Door } from './door';
import { readEntry } from './read-entry';
import { findRows, type DoorRow } from './verdict';
import { Party } from './verdict-panel';

/** The most people found that are listed: more need another letter. */
const MOST = 12;

/** Takes a code, its last four letters or a name. */
export function EntryForm({ door, rows }: { door: Door; rows: readonly DoorRow[] }) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isCode = readEntry(typed).kind !== 'text';
  const found = isCode ? [] : findRows(rows, typed);
  const change = (text: string) => {
    setTyped(text);
    setAsked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCode) return setAsked(true);
    change('');
    void door.takeCode(typed);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={texts.doorEntry}>
        <Input
          value={typed}
          onChange={({ target }) => change(target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-13! text-lg"
        />
      </Field>
      <Button type="submit" size="lg" variant="secondary">
        {texts.doorEntryTake}
      </Button>
      {found.length > 0 && (
        <ul aria-label={texts.doorFound} className="grid gap-2">
          {found.slice(0, MOST).map((row) => (
            <li key={row.id} className="flex items-center gap-3 rounded-md border border-line bg-card p-3">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{row.full_name}</p>
                <Party row={row} />
              </div>
              <Button
                aria-label={`${texts.doorLetIn}: ${row.full_name}`}
                onClick={() => {
                  change('');
                  void door.takeRow(row);
                }}
              >
                {texts.doorLetIn}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && found.length === 0 && <Alert>{texts.doorNotFound}</Alert>}
    </form>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { keepLast, takenKey } from '~/features/phone/web/public';
import { langOf } from '~/ui/content-text';
import type { Messages } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { Panel } from '~/ui/panel';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import type { KeptMember } from '../../contract';
import * as texts from '../../texts';
import { offlineDirectory, switchDirectory, takesDirectory } from './copy';

/** Renders the choice to take the directory along on this device, and a search in it. */
export function OfflineDirectory({ messages }: { messages: Messages }) {
  const client = useQueryClient();
  const [isOn, setOn] = useState(takesDirectory);
  const read = async () => (await offlineDirectory.read())?.value.results ?? null;
  const { data: people } = useQuery({ queryKey: [...takenKey, 'directory'], queryFn: read, staleTime: 0 });
  const save = async (next: boolean) => {
    if (next) await keepLast();
    await switchDirectory(next);
    setOn(next);
    await client.invalidateQueries({ queryKey: takenKey });
  };
  return (
    <Panel title={texts.membersDirectory}>
      {people !== undefined && (
        <div className="flex flex-col gap-4">
          <SavedCheckbox
            label={texts.directorySwitch}
            hint={texts.directoryMeans}
            checked={isOn}
            onSave={save}
            messages={messages}
            words={{ on: texts.directoryOn, off: texts.directoryOff, failed: texts.directoryFailed }}
          />
          {isOn && !people && <p className="text-sm text-danger">{texts.directoryLost}</p>}
          {people && <Search people={people} />}
        </div>
      )}
    </Panel>
  );
}

/** The number of people that a search shows. */
const mostShown = 30;

function Search({ people }: { people: readonly KeptMember[] }) {
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? []
      : people.filter(({ name, area_name: area, unit_name: unit }) => {
          const text = [name, area, unit].join(' ').toLowerCase();
          return words.every((word) => text.includes(word));
        });
  return (
    <div>
      <label className="block text-sm font-medium">
        {texts.findMember}
        <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} className="mt-1" />
      </label>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {words.length > 0 && found.length === 0 && texts.nobodyFound}
      </p>
      {found.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {found.slice(0, mostShown).map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </div>
  );
}

const Person = ({ person: { name, phone, area_name: area, unit_name: unit } }: { person: KeptMember }): ReactNode => (
  <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1.5">
    <span className="min-w-0">
      <span lang={langOf(name)} className="block font-medium wrap-anywhere">
        {name}
      </span>
      <span className="block text-sm text-muted">{[area, unit].filter(Boolean).join(', ')}</span>
    </span>
    {phone && (
      <a href={`tel:+91${phone}`} className="link inline-flex min-h-11 items-center tabular-nums">
        {phone}
      </a>
    )}
  </li>
);

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { keptNow } from '~/session';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { MessageBanner } from '~/ui/message-banner';
import { OwnHeader } from '~/ui/own-header';
import { Panel } from '~/ui/panel';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import * as texts from '../texts';
import {
  keepLast,
  readTaken,
  switchDirectory,
  takeAlong,
  takesDirectory,
  type KeptMember,
  type Taken,
} from './take-along';
import { UnsentPanel } from './unsent-panel';

const takenKey = ['taken along'] as const;
const momentOf = (ms: number) => formatMoment(new Date(ms).toISOString()) ?? '';

/** Renders what this device has taken along, the choice of the directory, and how to install the site. */
export function PhoneScreen() {
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const { data: taken } = useQuery({ queryKey: takenKey, queryFn: readTaken, staleTime: 0 });
  return (
    <>
      <OwnHeader title={common.onThisPhone} lead={texts.pageLead} />
      <Container className="grid items-start gap-6 pt-2 pb-8 sm:py-12 lg:grid-cols-2 lg:gap-8">
        <MessageBanner message={message} className="lg:col-span-2" />
        <UnsentPanel />
        <Panel title={texts.takenAlong}>{taken && <TakenList taken={taken} messages={messages} />}</Panel>
        <Panel title={texts.directory}>{taken && <Directory taken={taken} messages={messages} />}</Panel>
        <Panel title={texts.install}>
          <Install />
        </Panel>
      </Container>
    </>
  );
}

function TakenList({ taken, messages }: { taken: Taken; messages: Messages }) {
  const client = useQueryClient();
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      await keepLast();
      await takeAlong({ isForced: true });
      await client.invalidateQueries({ queryKey: takenKey });
      messages.success(texts.takenNow);
    } catch (error) {
      messages.error(errorMessage(error, texts.takeFailed));
    }
    setTaking(false);
  };
  const { card, tickets, circulars, directory, bytes } = taken;
  const lines = [
    card !== undefined && fillText(texts.cardConfirmed, { moment: momentOf(card) }),
    tickets && countText(texts.ticketsTaken, tickets.count, { moment: momentOf(tickets.at) }),
    circulars && countText(texts.circularsTaken, circulars.count, { moment: momentOf(circulars.at) }),
    directory && countText(texts.directoryTaken, directory.people.length, { moment: momentOf(directory.at) }),
  ].filter((line) => typeof line === 'string');
  return (
    <div className="flex flex-col items-start gap-4">
      {keptNow() === undefined ? (
        <p>{texts.clockWrong}</p>
      ) : lines.length === 0 ? (
        <p>{texts.nothingTaken}</p>
      ) : (
        <>
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            {fillText(texts.inAll, { size: `${(bytes / 1_000_000).toFixed(1)} MB` })}
          </p>
        </>
      )}
      <Button loading={isTaking} onClick={() => void take()}>
        {texts.takeNow}
      </Button>
      <div className="w-full border-t border-line pt-4">
        <h3 className="text-base">{texts.tryIt}</h3>
        <p className="mt-1 mb-3 text-sm text-muted">{texts.tryItHow}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/member/card" variant="secondary" size="sm">
            {common.membershipCard}
          </ButtonLink>
          <ButtonLink to="/circulars" variant="secondary" size="sm">
            {common.circulars}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Directory({ taken, messages }: { taken: Taken; messages: Messages }) {
  const client = useQueryClient();
  const [isOn, setOn] = useState(takesDirectory);
  const save = async (next: boolean) => {
    if (next) await keepLast();
    await switchDirectory(next);
    setOn(next);
    await client.invalidateQueries({ queryKey: takenKey });
  };
  return (
    <div className="flex flex-col gap-4">
      <SavedCheckbox
        label={texts.directorySwitch}
        hint={texts.directoryMeans}
        checked={isOn}
        onSave={save}
        messages={messages}
        words={{ on: texts.directoryOn, off: texts.directoryOff, failed: texts.directoryFailed }}
      />
      {isOn && !taken.directory && <p className="text-sm text-danger">{texts.directoryLost}</p>}
      {taken.directory && <Search people={taken.directory.people} />}
    </div>
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

/** Renders how the site is installed: on the current device where it is recognised, otherwise on both kinds. */
function Install() {
  const agent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  const isIphone = /iPhone|iPad/.test(agent);
  const isAndroid = /Android/.test(agent);
  return (
    <div className="flex flex-col gap-2">
      {!isIphone && <p>{texts.installAndroid}</p>}
      {!isAndroid && <p>{texts.installIphone}</p>}
    </div>
  );
}

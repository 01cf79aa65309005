import { Link } from 'react-router';
import { ZONE } from '~/shared/dates';
import { showDate } from '~/shared/show-date';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AuditEntryAnswer } from '../contract';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { addressOf } from './filters';
import { useWords } from './words';

const time = new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, hour: 'numeric', minute: '2-digit', second: '2-digit' });
const linkClass = 'link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11';

/** The entries of one page; cards on phones. A name leads to everything about it. */
export function Entries({ entries }: { entries: readonly AuditEntryAnswer[] }) {
  return (
    <Table caption="Audit log, the newest first" hideCaption>
      <THead>
        <Th>When</Th>
        <Th>Who</Th>
        <Th>What</Th>
        <Th>Before and after</Th>
      </THead>
      <TBody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </TBody>
    </Table>
  );
}

function Entry({ entry }: { entry: AuditEntryAnswer }) {
  const { at, actor, action, target } = entry;
  const words = useWords();
  const label = words.actionLabel(action);
  const named = target.name ?? (target.id === null ? null : `No. ${target.id}`);
  return (
    <Tr className="sm:*:align-top! sm:*:py-1!">
      <Td label="When" className="whitespace-nowrap tabular-nums">
        <time dateTime={at}>
          {showDate(at)} <span className="text-muted sm:block">{time.format(new Date(at))}</span>
        </time>
      </Td>
      <Td label="Who" className="sm:min-w-36">
        {actor ? (
          <Link to={addressOf({ actor: String(actor.id) })} preventScrollReset className={linkClass}>
            {actor.name ?? `No. ${actor.id}`}
          </Link>
        ) : (
          <Link to={addressOf({ actor: 'system' })} preventScrollReset className={linkClass}>
            The site, or somebody not logged in
          </Link>
        )}
      </Td>
      <Td label="What" className="sm:min-w-44">
        <span className="block font-semibold">{label}</span>
        {named &&
          (target.id === null ? (
            named
          ) : (
            <Link to={addressOf({ target: `${target.type}:${target.id}` })} preventScrollReset className={linkClass}>
              <span className="sr-only">{words.kindLabel(target.type)} </span>
              {named}
            </Link>
          ))}
      </Td>
      <Td label="Changes" className="sm:w-1/2">
        <ChangeList changes={changesOf(entry, words)} of={`${label} ${named ?? ''}`} />
      </Td>
    </Tr>
  );
}

import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatTime } from '~/shared/format-time';
import * as common from '~/shared/texts';
import { ContentText, langOf } from '~/ui/content-text';
import { WholeRecord } from '~/ui/office/person-link';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AuditEntryAnswer } from '~/shared/audit-entry';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { addressOf } from './filters';
import { useWords } from './words';
import * as texts from '../texts';

const linkClass = 'link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11';

/** Renders the entries of one page; as cards on phones. A name links to every entry about it. */
export function Entries({ entries, sort }: { entries: readonly AuditEntryAnswer[]; sort: Sorting }) {
  return (
    <Table caption={texts.entriesCaption} hideCaption>
      <THead>
        <SortTh by="-at" sort={sort} label={common.when} />
        <SortTh by="actor" sort={sort} label={texts.who} />
        <SortTh by="action" sort={sort} label={common.what} />
        <Th>{texts.beforeAndAfter}</Th>
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
  const named = target.name ?? (target.id === null ? null : fillText(texts.numbered, { id: target.id }));
  return (
    <Tr opens={`entry ${entry.id}`} className="sm:*:align-top! sm:*:py-1!">
      <Td label={common.when} className="tabular-nums sm:whitespace-nowrap">
        <time dateTime={at}>
          {formatDate(at)} <span className="text-muted sm:block">{formatTime(at)}</span>
        </time>
      </Td>
      <Td label={texts.who} className="sm:min-w-36">
        {actor ? (
          <Link to={addressOf({ actor: String(actor.id) })} preventScrollReset className={linkClass}>
            <ContentText>{actor.name ?? fillText(texts.numbered, { id: actor.id })}</ContentText>
          </Link>
        ) : (
          <Link to={addressOf({ actor: 'system' })} preventScrollReset className={linkClass}>
            {texts.nobodyLoggedIn}
          </Link>
        )}
      </Td>
      <Td label={common.what} className="sm:min-w-60">
        <span lang={langOf(label)} className="block font-semibold">
          {label}
        </span>
        {named &&
          (target.id === null ? (
            <ContentText>{named}</ContentText>
          ) : (
            <Link to={addressOf({ target: `${target.type}:${target.id}` })} preventScrollReset className={linkClass}>
              <span className="sr-only">{words.kindLabel(target.type)} </span>
              <ContentText>{named}</ContentText>
            </Link>
          ))}
        {target.type === 'user' && target.id !== null && target.name !== null && (
          <>
            {' '}
            <WholeRecord id={target.id} name={target.name} />
          </>
        )}
      </Td>
      <Td label={texts.changes} className="sm:w-1/2">
        <ChangeList changes={changesOf(entry, words)} of={`${label} ${named ?? ''}`} />
      </Td>
    </Tr>
  );
}

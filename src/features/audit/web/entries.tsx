import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { showTime } from '~/shared/show-time';
import { ContentText, langOf } from '~/ui/content-text';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AuditEntryAnswer } from '../contract';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { addressOf } from './filters';
import { useWords } from './words';
import * as texts from '../texts';

const linkClass = 'link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11';

/** The entries of one page; cards on phones. A name leads to everything about it. */
export function Entries({ entries }: { entries: readonly AuditEntryAnswer[] }) {
  return (
    <Table caption={texts.entriesCaption} hideCaption>
      <THead>
        <Th>{texts.when}</Th>
        <Th>{texts.who}</Th>
        <Th>{texts.what}</Th>
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
    <Tr className="sm:*:align-top! sm:*:py-1!">
      <Td label={texts.when} className="tabular-nums sm:whitespace-nowrap">
        <time dateTime={at}>
          {showDate(at)} <span className="text-muted sm:block">{showTime(at)}</span>
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
      <Td label={texts.what} className="sm:min-w-44">
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
      </Td>
      <Td label={texts.changes} className="sm:w-1/2">
        <ChangeList changes={changesOf(entry, words)} of={`${label} ${named ?? ''}`} />
      </Td>
    </Tr>
  );
}

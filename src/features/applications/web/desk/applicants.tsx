import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ListBar } from '~/ui/office/list-bar';
import { PrintNote } from '~/ui/office/print-note';
import { filtersOf } from '~/ui/search-panel';
import { SortHeads } from '~/ui/office/sort-heads';
import type { Sorting } from '~/ui/sort-button';
import { useSelection } from '~/ui/office/use-selection';
import { reopenDays } from '../../contract/application-words';
import { useOpened } from '~/ui/office/opened';
import type { Application, PendingUser } from '../../contract';
import { SelectedPeople } from '../several/selected-people';
import { ApplicantRow } from './applicant-row';
import { Decided } from './decided';
import { useDeskSearch, type DeskFilter } from './desk-controls';
import type { Case } from './use-case';
import { useUndoOffer } from './use-undo-offer';
import * as texts from '../../texts';

const heads = [
  { by: 'full_name', label: common.name },
  { by: 'date_joined', label: texts.appliedOn },
  { by: 'area_name', label: personTexts.area },
];

type ApplicantsProps = {
  users: readonly PendingUser[];
  /** The applicants that the search leaves. */
  found: readonly PendingUser[];
  /** The desk's data of them, by id. */
  known: ReadonlyMap<number, Application>;
  filter: DeskFilter;
  sort: Sorting;
  /** What the panel shows. */
  panel: Case;
  focus: RowFocus;
  onClear: () => void;
  isSuperuser: boolean;
  /** Figures of the desk as a whole. */
  figures: ReactNode;
};

/** Shows the applications of a state, searched, and the actions on them. */
export function Applicants(props: ApplicantsProps) {
  const { users, found, known, filter, sort, panel, focus, onClear, isSuperuser, figures } = props;
  const searched = useDeskSearch();
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const [selected, selection] = useSelection(users);
  const { list, count, leave } = focus;
  const mark = useOpened();
  const offerUndo = useUndoOffer();
  const isWaiting = filter.state === 'pending';
  const words = countOf(found.length, users.length, isWaiting);
  const onApproved = ({ id, full_name: name }: PendingUser, answer: string) => {
    offerUndo({ lines: [answer, name], about: name }, id);
    leave(panel.nextOf(id));
  };

  return (
    <>
      <ListBar
        count={words}
        countRef={count}
        message={message}
        figures={figures}
        actions={
          isWaiting && (
            <SelectedPeople
              canExport={isSuperuser}
              people={selected}
              found={found.map(({ id }) => id)}
              selection={selection}
              messages={messages}
            />
          )
        }
      />
      <PrintNote count={words} filters={filtersOf(searched, filter)} />
      {found.length > 1 && <SortHeads heads={heads} sort={sort} />}
      {found.length === 0 ? (
        <NoApplicants filter={filter} isEmpty={users.length === 0} onClear={onClear} />
      ) : isWaiting ? (
        <ul
          ref={list}
          className={clsx(
            '@4xl:divide-y @4xl:divide-line @4xl:rounded-lg @4xl:border @4xl:border-line @4xl:bg-card',
            '@max-4xl:flex @max-4xl:flex-col @max-4xl:gap-3',
          )}
        >
          {found.map((user) => (
            <ApplicantRow
              key={user.id}
              user={user}
              application={known.get(user.id)}
              selection={selection}
              mark={mark(String(user.id))}
              panel={panel.shown === null ? null : panel.shown === user.id ? 'this' : 'other'}
              messages={messages}
              onApproved={(answer) => onApproved(user, answer)}
              onOpen={() => panel.open(user.id)}
            />
          ))}
        </ul>
      ) : (
        <ul ref={list} className="flex flex-col gap-3">
          {found.flatMap(({ id }) => {
            const application = known.get(id);
            const isShown = panel.shown === id;
            const onOpen = () => panel.open(id);
            return application
              ? [<Decided key={id} {...{ application, isShown, messages, onOpen }} mark={mark(String(id))} />]
              : [];
          })}
        </ul>
      )}
    </>
  );
}

function countOf(found: number, all: number, areWaiting: boolean): string {
  if (found === all) return countText(areWaiting ? texts.pendingCount : texts.applicationCount, all);
  return countText(areWaiting ? texts.pendingFound : texts.applicationsFound, all, { found: formatCount(found) });
}

const emptyTexts = {
  pending: { title: texts.noPendingMembers, text: texts.noPendingMembersMore },
  correction: { title: texts.noCorrections, text: texts.noCorrectionsMore },
  rejected: { title: texts.noRejected, text: fillText(texts.noRejectedMore, { days: reopenDays }) },
};

function NoApplicants({ filter, isEmpty, onClear }: { filter: DeskFilter; isEmpty: boolean; onClear: () => void }) {
  if (isEmpty && filter.area === '') {
    const { title, text } = emptyTexts[filter.state];
    return (
      <EmptyState headingLevel={2} title={title} icon={<UserCheck />}>
        {text}
      </EmptyState>
    );
  }
  return (
    <NothingFound
      announce
      title={texts.noApplicantsFound}
      icon={<SearchX />}
      clearLabel={common.clearSearch}
      onClear={onClear}
    >
      {texts.noApplicantsFoundMore}
    </NothingFound>
  );
}

/**
 * Moves the focus when a row has been decided, or the panel is closed: `leave` with the id of the row that takes its
 * place, or with null for the count. The page does not scroll, because the next row comes to where the last one was.
 */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<{ next: number | null }>();
  useEffect(() => {
    if (!left) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-applicant="${left.next}"]`);
    const target = row?.querySelector<HTMLElement>('h2 button') ?? count.current;
    target?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [left]);
  return { list, count, leave: (next: number | null) => setLeft({ next }) };
}

export type RowFocus = ReturnType<typeof useRowFocus>;

import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { EmptyState } from '~/ui/empty-state';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { applicationStateNames, reopenDays } from '../../contract/application-words';
import type { Application, PendingUser } from '../../contract';
import { SelectedPeople } from '../several/selected-people';
import { Applicant } from './applicant';
import { DecideWindow } from './decide-window';
import { Decided } from './decided';
import type { DeskFilter } from './desk-controls';
import { findApplicants } from './find';
import { useApproved } from './use-approved';
import * as texts from '../../texts';

type ApplicantsProps = {
  users: readonly PendingUser[];
  /** The desk's data of them, by id. */
  known: ReadonlyMap<number, Application>;
  filter: DeskFilter;
  onClear: () => void;
  isSuperuser: boolean;
  /** Figures of the desk as a whole. */
  figures: ReactNode;
};

/** Shows the applications of a state, searched, and the actions on them. */
export function Applicants({ users, known, filter, onClear, isSuperuser, figures }: ApplicantsProps) {
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const [selected, selection] = useSelection(users);
  const settled = useDeferredValue(filter.search);
  const found = useMemo(() => findApplicants(users, settled), [users, settled]);
  const { list, count, leave } = useNextApplicant();
  const deciding = useDialog<Application>();
  const sayApproved = useApproved();
  const isWaiting = filter.state === 'pending';
  const words = countOf(found.length, users.length, isWaiting);

  const nextOf = (id: number) => {
    const index = found.findIndex((user) => user.id === id);
    return (found[index + 1] ?? found[index - 1])?.id ?? null;
  };
  const onDecided = (person: Pick<PendingUser, 'id' | 'full_name'>, answer: string, canUndo: boolean) => {
    if (canUndo) sayApproved(person, answer);
    else messages.success([answer, person.full_name]);
    leave(nextOf(person.id));
  };

  return (
    <ListPane>
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
      <PrintNote
        count={words}
        filters={[
          [common.searchLabel, settled],
          [common.show, applicationStateNames[filter.state]],
        ]}
      />
      {found.length === 0 ? (
        <NoApplicants filter={filter} isEmpty={users.length === 0} onClear={onClear} />
      ) : isWaiting ? (
        <ul
          ref={list}
          className={clsx(
            'xl:divide-y xl:divide-line xl:rounded-lg xl:border xl:border-line xl:bg-card',
            'max-xl:flex max-xl:flex-col max-xl:gap-3',
          )}
        >
          {found.map((user) => (
            <Applicant
              key={user.id}
              user={user}
              application={known.get(user.id)}
              isSuperuser={isSuperuser}
              selection={selection}
              messages={messages}
              onApproved={(answer) => onDecided(user, answer, true)}
              onDecide={deciding.show}
            />
          ))}
        </ul>
      ) : (
        <ul className="flex flex-col gap-3">
          {found.flatMap(({ id }) => {
            const application = known.get(id);
            return application
              ? [<Decided key={id} application={application} messages={messages} onDecide={deciding.show} />]
              : [];
          })}
        </ul>
      )}
      {deciding.subject && (
        <DecideWindow
          key={deciding.key}
          application={deciding.subject}
          isSuperuser={isSuperuser}
          {...deciding.state}
          onDone={(answer, canUndo) => onDecided(deciding.subject!, answer, canUndo)}
        />
      )}
    </ListPane>
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
 * Moves the focus when a row has been decided: `leave` with the id of the row that takes its place, or with null for
 * the count. The page does not scroll, because the next row comes to where the last one was.
 */
function useNextApplicant() {
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

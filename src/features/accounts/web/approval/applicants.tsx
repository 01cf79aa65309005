import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { applicationStateNames, reopenDays } from '../../contract/application-words';
import type { Application, PendingUser } from '../../contract';
import { SelectedPeople } from '../people/selected-people';
import { approvalFailed, whyNotApproved } from '../people/use-approvals';
import { Applicant } from './applicant';
import { DecideWindow } from './decide-window';
import { Decided } from './decided';
import type { DeskFilter } from './desk-controls';
import { findApplicants } from './find';
import * as texts from '../../texts';

type ApplicantsProps = {
  users: readonly PendingUser[];
  /** What the desk knows of them, by id. */
  known: ReadonlyMap<number, Application>;
  filter: DeskFilter;
  onClear: () => void;
  isSuperuser: boolean;
  /** Of the desk as a whole. */
  figures: ReactNode;
};

/** The applications of one state, searched, and what is done with them. */
export function Applicants({ users, known, filter, onClear, isSuperuser, figures }: ApplicantsProps) {
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const [selected, selection] = useSelection(users);
  const settled = useDeferredValue(filter.search);
  const found = useMemo(() => findApplicants(users, settled), [users, settled]);
  const { list, count, leave } = useNextApplicant();
  const deciding = useDialog<Application>();
  const isWaiting = filter.state === 'pending';
  const words = countOf(found.length, users.length, isWaiting);

  const nextOf = (id: number) => {
    const index = found.findIndex((user) => user.id === id);
    return (found[index + 1] ?? found[index - 1])?.id ?? null;
  };
  const onApprove = async (user: PendingUser, approve: () => Promise<{ message: string }>) => {
    messages.clear();
    const next = nextOf(user.id);
    try {
      const { message: said } = await approve();
      messages.success([said, user.full_name]);
      leave(next);
    } catch (error) {
      messages.error(errorMessage(error, approvalFailed, whyNotApproved));
    }
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
              byDesk
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
          [texts.search, settled],
          [texts.show, applicationStateNames[filter.state]],
        ]}
      />
      {found.length === 0 ? (
        <Nobody filter={filter} isEmpty={users.length === 0} onClear={onClear} />
      ) : isWaiting ? (
        <ul
          ref={list}
          className="xl:divide-y xl:divide-line xl:rounded-lg xl:border xl:border-line xl:bg-card max-xl:flex max-xl:flex-col max-xl:gap-3"
        >
          {found.map((user) => (
            <Applicant
              key={user.id}
              user={user}
              application={known.get(user.id)}
              isSuperuser={isSuperuser}
              selection={selection}
              onApprove={(approve) => onApprove(user, approve)}
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
          onDone={(said) => {
            const { id, full_name: name } = deciding.subject!;
            messages.success([said, name]);
            leave(nextOf(id));
          }}
        />
      )}
    </ListPane>
  );
}

function countOf(found: number, all: number, areWaiting: boolean): string {
  if (found === all) return countText(areWaiting ? texts.pendingCount : texts.applicationCount, all);
  return countText(areWaiting ? texts.pendingFound : texts.applicationsFound, all, { found: showCount(found) });
}

const emptyTexts = {
  pending: { title: texts.noPendingMembers, text: texts.noPendingMembersMore },
  correction: { title: texts.noCorrections, text: texts.noCorrectionsMore },
  rejected: { title: texts.noRejected, text: fillText(texts.noRejectedMore, { days: reopenDays }) },
};

function Nobody({ filter, isEmpty, onClear }: { filter: DeskFilter; isEmpty: boolean; onClear: () => void }) {
  if (isEmpty && filter.area === '') {
    const { title, text } = emptyTexts[filter.state];
    return (
      <EmptyState headingLevel={2} title={title} icon={<UserCheck />}>
        {text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      announce
      headingLevel={2}
      title={texts.noApplicantsFound}
      icon={<SearchX />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clearSearch}
        </Button>
      }
    >
      {texts.noApplicantsFoundMore}
    </EmptyState>
  );
}

/**
 * Where the focus goes when the row that had it has been decided: to the one that takes its place (`leave` with its id), or
 * to the count when none is left (null). The page does not move: the next row comes to where the last one was.
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

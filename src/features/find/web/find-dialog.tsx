import Search from 'lucide-react/icons/search';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from '~/router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import type { Session } from '~/session';
import { Dialog } from '~/ui/dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { windowsLeft } from '~/ui/hooks/use-window-step';
import { Input } from '~/ui/input';
import { longestText } from '../contract/limits';
import * as texts from '../texts';
import { recentPeople, rememberPerson } from './recent';
import { groupsOf, type Destination, type Row } from './rows';
import { useFind } from './use-find';

type FindDialogProps = DialogState & { session: Session; destinations: readonly Destination[] };

/** Shows the window of Find: a combobox over what the server finds and the screens (docs/product/find.md). */
export function FindDialog({ open, onClose, ...find }: FindDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={texts.find} width="md">
      <Combobox {...find} onClose={onClose} />
    </Dialog>
  );
}

function Combobox({ session, destinations, onClose }: Omit<FindDialogProps, 'open'>) {
  const navigate = useNavigate();
  const id = useId();
  const userId = session.user.id;
  const find = useFind({
    destinations,
    recent: recentPeople(userId),
    onOpen: (row) => {
      if (row.kind === 'person') rememberPerson(userId, row);
      onClose();
      void windowsLeft().then(() => navigate(row.to));
    },
  });
  const { rows, chosen } = find;
  const idOf = (row: Row) => `${id}-${row.key}`;

  const onKeyDown = (event: KeyboardEvent) => {
    // Of an input method that composes a letter, Enter ends the letter (229: Safari, after it has ended).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowDown') find.move(1);
    else if (key === 'ArrowUp') find.move(-1);
    else if (key === 'Enter') find.enter();
    else return;
    event.preventDefault();
  };

  return (
    // As high as some results from the start, so that the field stays where it is while they come.
    <div className="sm:min-h-[min(30rem,60dvh)]">
      <div className="sticky -top-5 z-10 -mx-5 -mt-5 bg-card px-5 pt-5 pb-3 sm:-mx-6 sm:px-6">
        <div className="relative">
          <Search aria-hidden="true" className="pointer-events-none absolute start-3.5 top-3 size-5 text-muted" />
          <Input
            data-autofocus
            role="combobox"
            aria-label={texts.findLabel}
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-rows`}
            aria-activedescendant={chosen && idOf(chosen)}
            aria-autocomplete="list"
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestText}
            className="ps-11!"
            value={find.text}
            onChange={(event) => find.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {texts.findHint}
        </p>
      </div>
      <div id={`${id}-rows`} role="listbox" aria-label={texts.results} aria-busy={find.isPending}>
        {groupsOf(rows).map(({ kind, rows: inGroup }, index) => (
          <div key={`${kind} ${index}`} role="group" aria-labelledby={`${id}-group-${index}`} className="pb-2">
            <p id={`${id}-group-${index}`} role="presentation" className="py-1.5 text-sm font-semibold text-muted">
              {find.text.trim() === '' ? texts.recentPeople : texts.kinds[kind]}
            </p>
            {inGroup.map((row) => (
              <Option
                key={row.key}
                id={idOf(row)}
                row={row}
                isChosen={row === chosen}
                onChoose={() => find.choose(row)}
                onOpen={() => find.open(row)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={clsx('text-muted', rows.length > 0 ? 'sr-only' : 'text-center not-empty:py-6')}>
        {stateText(find)}
      </p>
      {find.hasFailed && <p className="pt-2 text-sm text-danger">{texts.failed}</p>}
      <p className="hidden pt-2 text-sm text-muted pointer-fine:block">{texts.keysHint}</p>
    </div>
  );
}

/** Returns the text of the window's state. */
function stateText({ text, rows, isPending, isShort, hasFailed }: ReturnType<typeof useFind>): string {
  if (text.trim() === '') return '';
  if (isShort) return texts.moreLetters;
  if (isPending) return texts.searching;
  if (rows.length > 0) return countText(texts.found, rows.length);
  return hasFailed ? '' : fillText(texts.nothingFound, { text: text.trim() });
}

type OptionProps = { id: string; row: Row; isChosen: boolean; onChoose: () => void; onOpen: () => void };

function Option({ id, row, isChosen, onChoose, onOpen }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={clsx(
        'flex min-h-11 scroll-mt-28 scroll-mb-4 cursor-pointer flex-col justify-center rounded-md px-3 py-1.5',
        'border-s-[3px]',
        isChosen ? 'border-laterite bg-sunken' : 'border-transparent',
      )}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => !isChosen && onChoose()}
      onClick={onOpen}
    >
      <span className="font-semibold break-words">{row.title}</span>
      {row.detail && <span className="text-sm break-words text-muted">{row.detail}</span>}
    </div>
  );
}

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { copyText } from '~/ui/copy-text';
import { useExport } from '~/ui/hooks/use-export';
import type { Messages } from '~/ui/hooks/use-message';
import type { Selection } from '~/ui/office/use-selection';
import { SelectAll } from '~/ui/virtual-table';
import { exportUsers } from '~/features/people/web/public';
import { mailTo } from './addresses';
import { useApprovals } from './use-approvals';
import * as texts from '../../texts';

interface Person {
  id: number;
  full_name: string;
  email: string;
  is_approved: boolean;
}

type SelectedPeopleProps = {
  /** The selected people of the whole list. */
  people: readonly Person[];
  /** The ids of the people that the list shows now. */
  found: readonly number[];
  selection: Selection;
  messages: Messages;
  /** Whether the list has a head with a box that selects all, from 1280 px on. */
  hasHead?: boolean;
  /** Whether the viewer is a superuser, who alone can export. */
  canExport?: boolean;
};

/** Shows the selected people's number and actions, in a list's bar (docs/product/members.md, "Several people"). */
export function SelectedPeople({
  people,
  found,
  selection,
  messages,
  hasHead = false,
  canExport = true,
}: SelectedPeopleProps) {
  return (
    <>
      {found.length > 0 && (
        <SelectAll
          ids={found}
          selection={selection}
          className={clsx('order-first max-xl:-mx-1', hasHead ? 'xl:hidden' : 'xl:ms-4')}
        />
      )}
      {people.length > 0 && <Actions {...{ people, found, selection, messages, canExport }} />}
    </>
  );
}

function Actions({ people, found, selection, messages, canExport }: Required<Omit<SelectedPeopleProps, 'hasHead'>>) {
  const { take, making } = useExport(exportUsers, { list: 'members', messages });
  const { progress, approveAll } = useApprovals(selection, messages);
  const pending = people.filter((person) => !person.is_approved);
  const emails = people.flatMap(({ email }) => email || []);
  const mail = mailTo(emails);

  const onExport = (format: 'csv' | 'xlsx') => {
    // The CSV has the specified columns; the Excel file adds licence and membership.
    const more = format === 'xlsx' ? ({ with: 'licence' } as const) : {};
    return take(format, { query: {}, body: { ids: people.map(({ id }) => id), ...more } });
  };
  const onCopy = () =>
    copyText(emails.join(', '), messages, {
      copied: countText(texts.addressesCopied, emails.length),
      notCopied: texts.addressesNotCopied,
    });

  return (
    <div
      role="group"
      aria-label={texts.selectedPeople}
      className={clsx(
        'flex min-w-0 items-center gap-2 overflow-x-auto py-0.5 max-sm:w-full whitespace-nowrap',
        '[scrollbar-width:none] print:hidden',
      )}
    >
      <p role="status" className="shrink-0 text-sm text-primary tabular-nums">
        {selectedOf(people, found)}
      </p>
      {canExport &&
        (['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} {...actionLooks} loading={making === format} onClick={() => void onExport(format)}>
            <Download aria-hidden="true" />
            {format === 'csv' ? texts.exportSelected : texts.excel}
          </Button>
        ))}
      {pending.length > 0 && (
        <Button {...actionLooks} aria-busy={progress !== null} onClick={() => void approveAll(pending, people)}>
          <Check aria-hidden="true" />
          {progress
            ? fillText(texts.approvingCount, { now: progress.now, of: progress.of })
            : countText(texts.approveCount, pending.length)}
        </Button>
      )}
      {mail && (
        <ButtonAnchor {...actionLooks} href={mail}>
          <Mail aria-hidden="true" />
          {texts.mail}
        </ButtonAnchor>
      )}
      {emails.length > 0 && (
        <Button {...actionLooks} onClick={() => void onCopy()}>
          <Copy aria-hidden="true" />
          {texts.copyAddresses}
        </Button>
      )}
      <Button {...actionLooks} variant="ghost" onClick={selection.clear}>
        <X aria-hidden="true" />
        {texts.clearSelection}
      </Button>
    </div>
  );
}

const actionLooks = {
  variant: 'secondary',
  size: 'row',
  className: 'shrink-0 px-2.5! pointer-fine:min-h-8!',
} as const;

function selectedOf(people: readonly Person[], found: readonly number[]): string {
  const shown = new Set(found);
  const hidden = people.filter(({ id }) => !shown.has(id)).length;
  const selected = fillText(texts.selectedCount, { count: formatCount(people.length) });
  return hidden > 0 ? fillText(texts.selectedHidden, { selected, hidden: formatCount(hidden) }) : selected;
}

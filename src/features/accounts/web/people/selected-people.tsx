import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import type { Messages } from '~/ui/hooks/use-message';
import type { Selection } from '~/ui/office/use-selection';
import { saveList } from '~/ui/save-file';
import { SelectAll } from '~/ui/virtual-table';
import { exportUsers } from '../mutations';
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
  /** Who is chosen, of the whole list. */
  people: readonly Person[];
  /** The ids of those that the list shows now. */
  found: readonly number[];
  selection: Selection;
  messages: Messages;
  /** The list has a head that chooses all of them, from 1280 px on. */
  hasHead?: boolean;
  /** The approval desk: many are approved at once, and who needs a look is left alone. */
  byDesk?: boolean;
  /** Exports are a superuser's. */
  canExport?: boolean;
};

/** In a list's bar: how many are chosen, and what can be done with all of them (docs/product/members.md, "Several people"). */
export function SelectedPeople({
  people,
  found,
  selection,
  messages,
  hasHead = false,
  byDesk = false,
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
      {people.length > 0 && <Actions {...{ people, found, selection, messages, byDesk, canExport }} />}
    </>
  );
}

function Actions({
  people,
  found,
  selection,
  messages,
  byDesk,
  canExport,
}: Required<Omit<SelectedPeopleProps, 'hasHead'>>) {
  const exporting = useMutation(exportUsers);
  const { progress, approveAll } = useApprovals(selection, messages, byDesk);
  const pending = people.filter((person) => !person.is_approved);
  const emails = people.map(({ email }) => email);
  const mail = mailTo(emails);

  const onExport = async (format: 'csv' | 'xlsx') => {
    messages.clear();
    try {
      // The CSV has the specified columns; who opens Excel gets licence and membership beside them.
      const more = format === 'xlsx' ? ({ with: 'licence' } as const) : {};
      saveList(
        await exporting.mutateAsync({ query: { format }, body: { ids: people.map(({ id }) => id), ...more } }),
        format,
      );
    } catch (error) {
      messages.error(errorMessage(error, common.exportFailed));
    }
  };
  const onCopy = () =>
    navigator.clipboard.writeText(emails.join(', ')).then(
      () => messages.success(countText(texts.addressesCopied, emails.length)),
      () => messages.error(texts.addressesNotCopied),
    );

  return (
    <div
      role="group"
      aria-label={texts.selectedPeople}
      className="flex min-w-0 items-center gap-2 overflow-x-auto py-0.5 max-sm:w-full whitespace-nowrap [scrollbar-width:none] print:hidden"
    >
      <p role="status" className="shrink-0 text-sm text-primary tabular-nums">
        {selectedOf(people, found)}
      </p>
      {canExport && (
        <>
          <Button
            {...actionLooks}
            loading={exporting.isPending && exporting.variables.query.format === 'csv'}
            onClick={() => void onExport('csv')}
          >
            <Download aria-hidden="true" />
            {texts.exportSelected}
          </Button>
          <Button
            {...actionLooks}
            loading={exporting.isPending && exporting.variables.query.format === 'xlsx'}
            onClick={() => void onExport('xlsx')}
          >
            <Download aria-hidden="true" />
            {texts.excel}
          </Button>
        </>
      )}
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
      <Button {...actionLooks} onClick={() => void onCopy()}>
        <Copy aria-hidden="true" />
        {texts.copyAddresses}
      </Button>
      <Button {...actionLooks} variant="ghost" onClick={selection.clear}>
        <X aria-hidden="true" />
        {texts.clearSelection}
      </Button>
    </div>
  );
}

const actionLooks = {
  variant: 'secondary',
  size: 'sm',
  className: 'shrink-0 px-2.5! pointer-fine:min-h-8! pointer-coarse:min-h-11',
} as const;

function selectedOf(people: readonly Person[], found: readonly number[]): string {
  const shown = new Set(found);
  const hidden = people.filter(({ id }) => !shown.has(id)).length;
  const selected = fillText(texts.selectedCount, { count: showCount(people.length) });
  return hidden > 0 ? fillText(texts.selectedHidden, { selected, hidden: showCount(hidden) }) : selected;
}

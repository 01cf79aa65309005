import type { UseQueryResult } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import type { Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OpenedFile } from '~/ui/office/opened-file';
import { Pagination } from '~/ui/pagination';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import * as texts from '../texts';

/** Rows to a page. */
const PAGE = 50;

/** A spreadsheet that was sent: the bank's statement, or opening arrears. */
export interface SentFile {
  id: number;
  filename: string;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
}

const stateOf = ({ applied_at: applied, undone_at: undone }: SentFile) =>
  undone ? 'undone' : applied ? 'applied' : 'preview';
const tones: Record<ReturnType<typeof stateOf>, BadgeTone> = {
  preview: 'quiet',
  applied: 'primary',
  undone: 'neutral',
};

const StateBadge = ({ file }: { file: SentFile }) => (
  <Badge tone={tones[stateOf(file)]}>{texts.fileStates[stateOf(file)]}</Badge>
);

type EarlierProps = { query: UseQueryResult<readonly SentFile[]>; onOpen: (id: number) => void };

/** Renders the last files, the newest first, each with the way to it. */
export const EarlierFiles = ({ query, onOpen }: EarlierProps) => (
  <section aria-label={texts.earlierFiles} className="min-w-0">
    <h2 className="mb-3 text-xl">{texts.earlierFiles}</h2>
    <ListFrame query={query} failed={texts.filesFailed} waiting={<Skeleton className="h-48" />}>
      {(files) =>
        files.length === 0 ? (
          <EmptyState icon={<FileSpreadsheet />} title={texts.noFiles} />
        ) : (
          <Table caption={texts.earlierFiles} hideCaption>
            <THead names={[common.file, texts.readOn, common.state, common.actions]} />
            <TBody>
              {files.map((file) => (
                <Tr key={file.id} opens={`file ${file.id}`}>
                  <Td className="font-semibold wrap-anywhere">{file.filename}</Td>
                  <Td label={texts.readOn}>{formatMoment(file.created_at)}</Td>
                  <Td label={common.state}>
                    <StateBadge file={file} />
                  </Td>
                  <Td>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={fillText(texts.openFile, {
                        filename: file.filename,
                        moment: formatMoment(file.created_at),
                      })}
                      onClick={() => onOpen(file.id)}
                    >
                      {common.open}
                    </Button>
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        )
      }
    </ListFrame>
  </section>
);

type OneFileProps<F extends SentFile> = {
  query: UseQueryResult<F>;
  onBack: () => void;
  children: (file: F) => ReactNode;
};

/** Renders one file: its name, what became of it, and what it holds. */
export const OneFile = <F extends SentFile>({ query, onBack, children }: OneFileProps<F>) => (
  <div className="flex flex-col gap-6">
    <OpenedFile
      query={query}
      failed={texts.fileFailed}
      back={{ label: texts.allFiles, onBack }}
      facts={(file) => (
        <>
          <StateBadge file={file} />
          {file.applied_at && <span>{fillText(texts.appliedAt, { moment: formatMoment(file.applied_at) })}</span>}
          {file.undone_at && <span>{fillText(texts.undoneAt, { moment: formatMoment(file.undone_at) })}</span>}
        </>
      )}
    >
      {children}
    </OpenedFile>
  </div>
);

interface FileRowsProps<K extends string, Row> {
  title: string;
  /** The kinds by which the rows are narrowed, each with its name and number. */
  kinds: readonly (readonly [kind: K, label: string, count: number])[];
  kind: K;
  page: number;
  /** The rows of the kind. */
  found: readonly Row[];
  onRows: (kind: K, page: number) => void;
  /** What can be done with the rows. */
  tools?: ReactNode;
  /** Renders the table of a page's rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Renders the rows of a file by their kind, a page at a time. */
export function FileRows<K extends string, Row>(props: FileRowsProps<K, Row>) {
  const { title, kinds, kind, page, found, onRows, tools, children } = props;
  const top = useRef<HTMLHeadingElement>(null);
  const shown = found.slice((page - 1) * PAGE, page * PAGE);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={top} tabIndex={-1} className="me-2 scroll-mt-28 text-xl outline-none">
          {title}
        </h2>
        {kinds.map(([key, label, count]) => (
          <Chip key={key} selected={key === kind} count={formatCount(count)} onClick={() => onRows(key, 1)}>
            {label}
          </Chip>
        ))}
      </div>
      {tools}
      {shown.length === 0 ? <EmptyState title={texts.noSuchLines} /> : children(shown)}
      <Pagination
        label={texts.linePages}
        page={page}
        pageCount={Math.ceil(found.length / PAGE)}
        onPage={(next) => {
          onRows(kind, next);
          top.current?.focus();
        }}
      />
    </section>
  );
}

interface DeedProps {
  title: string;
  /** What will happen, a sentence to a line. */
  means: readonly string[];
  label: string;
  question: string;
  done: string;
  failed: string;
  /** Nothing to do: the button is disabled. */
  disabled?: boolean;
  danger?: boolean;
  messages: Messages;
  run: () => Promise<unknown>;
  children?: ReactNode;
}

/** Renders what can be done with a whole file: what it means, and a question before it. */
export function FileDeed(props: DeedProps) {
  const { title, means, label, question, done, failed, disabled, danger, messages, run, children } = props;
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    messages.clear();
    try {
      await run();
      messages.success(done);
    } catch (error) {
      messages.error(errorMessage(error, failed, { 400: true, 409: true }));
      throw error;
    }
  };
  const lines = means.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
  return (
    <Panel title={title} lead={lines}>
      {children}
      <Button variant={danger ? 'danger' : 'primary'} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={question}
        description={lines}
        confirmLabel={label}
        danger={danger}
        onConfirm={confirm}
      />
    </Panel>
  );
}

type UndoProps = Pick<DeedProps, 'done' | 'messages' | 'run'> & { lead: string };

/** Renders that a whole file can be taken back. */
export const UndoFile = ({ lead, ...deed }: UndoProps) => (
  <FileDeed
    {...deed}
    title={texts.undoFile}
    means={[lead]}
    label={texts.undoFile}
    question={texts.undoQuestion}
    failed={texts.undoFailed}
    danger
  />
);

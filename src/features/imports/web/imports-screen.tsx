import { useState, type ReactNode } from 'react';
import type { CallAnswer } from '~/shared/contract';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage, type Message } from '~/ui/hooks/use-message';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import type { importCalls } from '../contract';
import * as texts from '../texts';
import { FilePanel } from './file-panel';
import { History } from './history';
import { OneImport } from './one-import';

const fields = { id: 0, page: 1, rows: ['all', 'create', 'update', 'same', 'error'], row_page: 1 } as const;

type Kept = CallAnswer<(typeof importCalls)['undoImport']>['kept'];

/** Bringing in people from a spreadsheet: a file, what it would change, doing it, and taking it back (docs/product/imports.md). */
export function ImportsScreen() {
  const { shown, change } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const [kept, setKept] = useState<Kept>([]);
  const open = (id: number) => {
    setKept([]);
    change({ id, rows: 'all', row_page: 1 });
  };
  return (
    <ImportsPage message={message}>
      {shown.id > 0 ? (
        <OneImport
          key={shown.id}
          id={shown.id}
          rows={shown.rows}
          page={shown.row_page}
          kept={kept}
          messages={messages}
          onRows={(rows, row_page) => change({ rows, row_page })}
          onUndone={setKept}
          onBack={() => open(0)}
        />
      ) : (
        <>
          <FilePanel onRead={open} />
          <History page={shown.page} onPage={(page) => change({ page })} onOpen={open} />
        </>
      )}
    </ImportsPage>
  );
}

/** The screen before the person is known. */
export const ImportsWaiting = () => (
  <ImportsPage busy>
    <Skeleton className="h-56" />
    <Skeleton className="h-72" />
  </ImportsPage>
);

const ImportsPage = (props: { busy?: boolean; message?: Message | null; children: ReactNode }) => (
  <OfficePage {...props} title={texts.imports} lead={texts.screenLead} className="flex flex-col gap-6" />
);

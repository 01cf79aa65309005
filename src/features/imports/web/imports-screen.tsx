import { useState, type ReactNode } from 'react';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage, type Message } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { OfficePage } from '~/ui/office/office-page';
import { filtersOf } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../texts';
import { fields } from './address';
import { FilePanel } from './file-panel';
import { History, importSearch } from './history';
import { exportImports } from './mutations';
import { OneImport } from './one-import';
import type { KeptPeople } from './undo-panel';

/** Renders the imports: a file, its preview, applying it, and undoing it (docs/product/imports.md). */
export function ImportsScreen() {
  const { shown, change, clear } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const [keptPeople, setKeptPeople] = useState<KeptPeople>([]);
  const open = (id: number) => {
    setKeptPeople([]);
    change({ id, rows: 'all', row_page: 1 });
  };
  return (
    <ImportsPage
      message={message}
      firstActions={
        shown.id === 0 && (
          <ExportButtons
            call={exportImports}
            input={{ query: { search: shown.search, sort: shown.sort } }}
            list="imports"
            filters={filtersOf(importSearch, shown)}
            messages={messages}
          />
        )
      }
    >
      {shown.id > 0 ? (
        <OneImport
          key={shown.id}
          id={shown.id}
          rows={shown.rows}
          page={shown.row_page}
          keptPeople={keptPeople}
          messages={messages}
          // A change resets every number that it does not name.
          onRows={(rows, row_page) => change({ id: shown.id, rows, row_page })}
          onUndone={setKeptPeople}
          onBack={() => open(0)}
        />
      ) : (
        <>
          <FilePanel messages={messages} onRead={open} />
          <History shown={shown} onChange={change} onClear={() => clear('sort')} onOpen={open} />
        </>
      )}
    </ImportsPage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const ImportsWaiting = () => (
  <ImportsPage busy>
    <Skeleton className="h-56" />
    <Skeleton className="h-72" />
  </ImportsPage>
);

const ImportsPage = (props: {
  busy?: boolean;
  message?: Message | null;
  firstActions?: ReactNode;
  children: ReactNode;
}) => <OfficePage {...props} title={common.imports} lead={texts.screenLead} className="flex flex-col gap-6" />;

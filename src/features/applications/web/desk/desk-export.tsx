import type { Messages } from '~/ui/hooks/use-message';
import { filtersOf } from '~/ui/search-panel';
import { ExportButtons } from '~/ui/office/export-buttons';
import { exportApplications } from '../mutations';
import { useDeskSearch, type DeskFilter } from './desk-controls';

type DeskExportProps = {
  /** What is exported, and its order; without it, before the session is known, the buttons are inactive. */
  filter?: DeskFilter & { sort: string };
  messages?: Messages;
};

/** Downloads all applications of the shown state and area, as CSV or Excel (docs/product/applications.md, "Export"). */
export function DeskExport({ filter, messages }: DeskExportProps) {
  const searched = useDeskSearch();
  return (
    <ExportButtons
      call={exportApplications}
      input={
        filter && {
          query: { state: filter.state, sort: filter.sort, ...(filter.area && { area: Number(filter.area) }) },
        }
      }
      filters={filter && filtersOf(searched, { ...filter, search: '' })}
      list={`applications-${filter?.state ?? 'pending'}`}
      messages={messages}
    />
  );
}

import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { exportApplications } from '../mutations';
import type { DeskFilter } from './desk-controls';

type DeskExportProps = {
  /** The state and area to export; without them, before the session is known, the buttons are inactive. */
  filter?: Pick<DeskFilter, 'state' | 'area'>;
  messages?: Messages;
};

/** Downloads all applications of the shown state and area, as CSV or Excel (docs/product/applications.md, "Export"). */
export function DeskExport({ filter, messages }: DeskExportProps) {
  return (
    <ExportButtons
      call={exportApplications}
      input={filter && { query: { state: filter.state, ...(filter.area && { area: Number(filter.area) }) } }}
      list={`applications-${filter?.state ?? 'pending'}`}
      messages={messages}
    />
  );
}

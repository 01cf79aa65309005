import { useMutation } from '@tanstack/react-query';
import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { exportApplications } from '../mutations';
import type { DeskFilter } from './desk-controls';

type DeskExportProps = {
  /** The state and area that leave; without them, as before the person is known, the buttons rest. */
  filter?: Pick<DeskFilter, 'state' | 'area'>;
  messages?: Messages;
};

/** Downloads all applications of the state and area that the desk shows, as CSV or for Excel (docs/product/applications.md, "Export"). */
export function DeskExport({ filter, messages }: DeskExportProps) {
  const { mutateAsync } = useMutation(exportApplications);
  if (!filter) return <ExportButtons list="applications" />;
  const { state, area } = filter;
  return (
    <ExportButtons
      list={`applications-${state}`}
      messages={messages}
      fetchList={(format) => mutateAsync({ query: { format, state, ...(area && { area: Number(area) }) } })}
    />
  );
}

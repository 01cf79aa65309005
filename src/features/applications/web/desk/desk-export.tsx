import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '~/features/areas/web/public';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { applicationStateNames } from '../../contract/application-words';
import { exportApplications } from '../mutations';
import type { DeskFilter } from './desk-controls';

type DeskExportProps = {
  /** What is exported, and its order; without it, before the session is known, the buttons are inactive. */
  filter?: Pick<DeskFilter, 'state' | 'area'> & { sort: string };
  messages?: Messages;
};

/** Downloads all applications of the shown state and area, as CSV or Excel (docs/product/applications.md, "Export"). */
export function DeskExport({ filter, messages }: DeskExportProps) {
  const areas = useQuery(areasQuery);
  return (
    <ExportButtons
      call={exportApplications}
      input={
        filter && {
          query: { state: filter.state, sort: filter.sort, ...(filter.area && { area: Number(filter.area) }) },
        }
      }
      filters={
        filter && [
          [common.show, applicationStateNames[filter.state]],
          [personTexts.area, areas.data?.find(({ id }) => String(id) === filter.area)?.name],
        ]
      }
      list={`applications-${filter?.state ?? 'pending'}`}
      messages={messages}
    />
  );
}

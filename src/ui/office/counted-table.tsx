import { useRef } from 'react';
import { countText } from '~/shared/count-text';
import * as common from '~/shared/texts';
import { ListBar } from './list-bar';
import { PagedTable, type PagedTableProps } from './paged-table';

type CountedTableProps<S extends string, Row> = Omit<PagedTableProps<S, Row>, 'top'> & {
  /** Clears the filters; without it nothing narrows the list. */
  onClear?: (() => void) | false;
};

/** Renders a PagedTable below the number of its rows; put it into a ListPane. */
export function CountedTable<S extends string, Row>({ onClear, ...table }: CountedTableProps<S, Row>) {
  const top = useRef<HTMLParagraphElement>(null);
  const { data } = table.query;
  return (
    <>
      <ListBar count={data && countText(common.rowCount, data.count)} countRef={top} onClear={onClear} />
      <PagedTable {...table} top={top} />
    </>
  );
}

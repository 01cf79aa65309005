import { useQuery } from '@tanstack/react-query';
import { DockedMessage } from '~/ui/docked-message';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { Stat, StatGrid } from '~/ui/stat';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import * as texts from '../../texts';
import { DoublesTable } from './doubles-table';
import { doublesQuery, statisticsQuery } from './queries';

const { office } = texts;

/** Renders the attendance of an event, and the tickets that were scanned at two doors. */
export function CameTab({ id }: { id: number }) {
  const statistics = useQuery(statisticsQuery(id));
  const doubles = useQuery(doublesQuery(id));
  const [message, messages] = useMessage({ clearAfter: 5000 });
  return (
    <div className="grid gap-8">
      <ListFrame query={statistics} failed={office.cameFailed} waiting={<ListSkeleton />}>
        {({ people, waiting, came, walk_ins: walkIns, seconds_per_scan: seconds, areas }) => (
          <div className="grid gap-5">
            <StatGrid label={office.tabs.came}>
              <Stat label={office.registered} value={people} />
              <Stat label={office.came} value={came} />
              <Stat label={office.walkIns} value={walkIns} />
              <Stat label={office.waiting} value={waiting} />
              <Stat label={office.secondsPerScan} value={seconds ?? '–'} />
            </StatGrid>
            {areas.length > 0 && (
              <Table caption={office.cameByArea}>
                <THead>
                  <Th>{office.area}</Th>
                  <Th className="text-end!">{office.registered}</Th>
                  <Th className="text-end!">{office.came}</Th>
                </THead>
                <TBody>
                  {areas.map((area) => (
                    <Tr key={area.area_name}>
                      <Td className="wrap-anywhere">{area.area_name ?? office.noArea}</Td>
                      <Td label={office.registered} numeric>
                        {area.people}
                      </Td>
                      <Td label={office.came} numeric>
                        {area.came}
                      </Td>
                    </Tr>
                  ))}
                </TBody>
              </Table>
            )}
          </div>
        )}
      </ListFrame>
      <section aria-labelledby="doubles">
        <h2 id="doubles" className="mb-2 text-xl">
          {office.doubles}
        </h2>
        <ListFrame query={doubles} failed={office.cameFailed} waiting={<ListSkeleton />}>
          {(found) =>
            found.length === 0 ? (
              <p className="text-muted">{office.noDoubles}</p>
            ) : (
              <>
                <p className="mb-3 max-w-3xl text-muted">{office.doublesWhy}</p>
                <DoublesTable doubles={found} messages={messages} />
              </>
            )
          }
        </ListFrame>
      </section>
      <DockedMessage message={message} />
    </div>
  );
}

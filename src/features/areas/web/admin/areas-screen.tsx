import MapPinned from 'lucide-react/icons/map-pinned';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { fold } from '~/shared/fold';
import { BackLink } from '~/ui/back-link';
import { StickyBanner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { Area } from '../../contract';
import { AddArea } from './add-area';
import { addedToday } from './added-today';
import { AreaList } from './area-list';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { UnitsDialog } from './units-dialog';
import { useAreas } from './use-areas';

/** members-and-administration.md section 2, "Areas and units". For superusers; who may see it is the page's to say. */
export function AreasScreen() {
  const { list, failedToLoad, unitsOf, banner, refresh, add, remove } = useAreas();
  const [q, setQ] = useState('');
  const [adding, setAdding] = useState(false);
  const [managing, setManaging] = useState<{ area: Area; open: boolean }>();
  const { item: doomed, ask, fallback, dialog } = useDeletion(remove);
  const areas = list.data;
  const shown = areas?.filter(({ name }) => fold(name).includes(fold(q.trim())));

  return (
    <>
      <AreasHeader refreshing={list.isFetching} onRefresh={() => void refresh()} onAdd={() => setAdding(true)} />
      <Container className="flex flex-col gap-6 py-8 sm:py-12">
        <StickyBanner banner={banner} />
        {areas && shown ? (
          <>
            <StatGrid label="Areas in figures">
              <Stat label="Total Areas" value={areas.length} />
              <Stat label="Showing" value={shown.length} />
              <Stat label="Added Today" value={addedToday(areas, new Date())} />
            </StatGrid>
            <form role="search" aria-label="Areas" noValidate className="max-w-xl" onSubmit={(event) => event.preventDefault()}>
              <Field label="Search areas">
                <Input type="search" autoComplete="off" maxLength={100} value={q} onChange={(event) => setQ(event.target.value)} />
              </Field>
            </form>
            <p ref={fallback} tabIndex={-1} role="status" className="-mb-2 text-sm text-muted outline-none">
              {countOf(shown.length, areas.length)}
            </p>
            {shown.length > 0 ? (
              <AreaList
                areas={shown}
                unitsOf={unitsOf}
                onUnits={(area) => setManaging({ area, open: true })}
                onDelete={ask}
              />
            ) : (
              <NoAreas searching={areas.length > 0} onAdd={() => setAdding(true)} onClear={() => setQ('')} />
            )}
          </>
        ) : failedToLoad ? (
          <ErrorState title={failedToLoad} onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : (
          <AreasSkeleton />
        )}
      </Container>
      <AddArea open={adding} onOpenChange={setAdding} onAdd={add} />
      {managing && <UnitsDialog {...managing} onOpenChange={(open) => setManaging({ ...managing, open })} />}
      {doomed && (
        <ConfirmDialog
          {...dialog}
          title="Delete Area"
          description={`Are you sure you want to delete the area “${doomed.name}”? This action cannot be undone.`}
          confirmLabel="Delete"
          danger
        />
      )}
    </>
  );
}

/** The screen before the person is known. */
export function AreasWaiting() {
  return (
    <div aria-busy="true">
      <AreasHeader />
      <Container className="flex flex-col gap-6 py-8 sm:py-12">
        <AreasSkeleton />
      </Container>
    </div>
  );
}

type AreasHeaderProps = { refreshing?: boolean; onRefresh?: () => void; onAdd?: () => void };

function AreasHeader({ refreshing, onRefresh, onAdd }: AreasHeaderProps) {
  return (
    <PageHeader
      title="Manage Areas"
      lead="The areas of the district and their units. People choose among them when they apply."
      back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
      actions={
        <>
          <Button variant="secondary" loading={refreshing} disabled={!onRefresh} onClick={onRefresh}>
            <RotateCw aria-hidden="true" />
            Refresh
          </Button>
          <Button disabled={!onAdd} onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Area
          </Button>
        </>
      }
    />
  );
}

function AreasSkeleton() {
  return (
    <>
      <Skeleton className="h-26" />
      <Skeleton className="h-18 max-w-xl" />
      <Skeleton className="h-96" />
    </>
  );
}

type NoAreasProps = { searching: boolean; onAdd: () => void; onClear: () => void };

function NoAreas({ searching, onAdd, onClear }: NoAreasProps) {
  return searching ? (
    <EmptyState
      headingLevel={2}
      title="No areas found"
      icon={<SearchX />}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      No area has this in its name.
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title="No areas yet" icon={<MapPinned />} action={<Button onClick={onAdd}>Add Area</Button>}>
      Without an area nobody can apply for membership.
    </EmptyState>
  );
}

function countOf(shown: number, all: number): string {
  const areas = all === 1 ? '1 area' : `${all} areas`;
  return shown === all ? areas : `${shown} of ${areas}`;
}

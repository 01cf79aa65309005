import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { ErrorState } from '~/ui/error-state';
import { IconButton } from '~/ui/icon-button';
import { Skeleton } from '~/ui/skeleton';
import type { Area } from '../../contract';
import { NameForm } from './name-form';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useUnits } from './use-units';

type UnitsDialogProps = { area: Area; open: boolean; onOpenChange: (open: boolean) => void };

/** Manage Units: an area's units, adding and deleting them. */
export function UnitsDialog({ area, open, onOpenChange }: UnitsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Manage Units" description={area.name}>
      <Units area={area} />
    </Dialog>
  );
}

function Units({ area }: { area: Area }) {
  const { list, failedToLoad, banner, add, remove } = useUnits(area);
  const { item: doomed, ask, fallback, dialog } = useDeletion(remove);
  const units = list.data;

  return (
    <div className="flex flex-col gap-5">
      <NameForm
        label="Unit name"
        missing="Unit name is required."
        onName={add}
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
      >
        {(busy) => (
          <Button type="submit" loading={busy} className="sm:mt-[1.875rem]">
            <Plus aria-hidden="true" />
            Add Unit
          </Button>
        )}
      </NameForm>
      {/* In view also at the end of a long list. */}
      <Banner banner={banner} className="sticky top-0 z-10" />
      <div>
        <h3 ref={fallback} tabIndex={-1} className="text-base outline-none">
          {units ? countOf(units.length) : 'Units'}
        </h3>
        {units && units.length > 0 ? (
          <ul className="mt-2 divide-y divide-line rounded-md border border-line">
            {units.map((unit) => (
              <li key={unit.id} className="flex items-center gap-3 py-1 ps-4 pe-1.5">
                <span className="min-w-0 flex-1 wrap-anywhere">{unit.name}</span>
                <IconButton label={`Delete ${unit.name}`} onClick={() => ask(unit)}>
                  <Trash aria-hidden="true" className="text-danger" />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : units ? (
          <p className="mt-2 text-muted">This area has no units yet. Add the first one above.</p>
        ) : failedToLoad ? (
          <ErrorState className="mt-2" title={failedToLoad} onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : (
          <div aria-busy="true" className="mt-2 flex flex-col gap-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
      </div>
      {doomed && (
        <ConfirmDialog
          {...dialog}
          title="Delete Unit"
          description={`Are you sure you want to delete the unit “${doomed.name}”? This action cannot be undone.`}
          confirmLabel="Delete"
          danger
        />
      )}
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

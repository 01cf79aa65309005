import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { Area } from '../../contract';
import { unitForm } from '../../contract/forms';
import { unitsQuery } from '../queries';
import { createUnit, deleteUnit } from './mutations';
import { useNameForm } from './use-name-form';
import { useRemoval } from './use-removal';

/** Manage Units: an area's units, adding and deleting them. */
export function UnitsDialog({ area, open, onClose }: DialogState & { area: Area }) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Manage Units" description={area.name}>
      <Units area={area.id} />
    </Dialog>
  );
}

function Units({ area }: { area: number }) {
  const query = unitsQuery(area);
  const list = useQuery(query);
  const [message, messages] = useMessage({ clearAfter: 3000 });
  const { ask, fallback, question } = useRemoval({ what: 'Unit', deletion: deleteUnit, queryKey: query.queryKey, messages });
  return (
    <div className="flex flex-col gap-5">
      <AddUnit area={area} messages={messages} />
      {/* In view also at the end of a long list. */}
      <MessageBanner message={message} className="sticky top-0 z-10" />
      <div>
        <h3 ref={fallback} tabIndex={-1} className="mb-2 text-base outline-none">
          {list.data ? countOf(list.data.length) : 'Units'}
        </h3>
        <ListFrame query={list} failed="Failed to load units. Please try again." waiting={<UnitsSkeleton />}>
          {(units) =>
            units.length > 0 ? (
              <ul className="divide-y divide-line rounded-md border border-line">
                {units.map((unit) => (
                  <li key={unit.id} className="flex items-center gap-3 py-1 ps-4 pe-1.5">
                    <span className="min-w-0 flex-1 wrap-anywhere">{unit.name}</span>
                    <IconButton label={`Delete ${unit.name}`} onClick={() => ask(unit)}>
                      <Trash aria-hidden="true" className="text-danger" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-muted">This area has no units yet. Add the first one above.</p>
            )
          }
        </ListFrame>
      </div>
      {question}
    </div>
  );
}

function AddUnit({ area, messages }: { area: number; messages: Messages }) {
  const { mutateAsync } = useMutation(createUnit);
  const form = useNameForm({
    schema: unitForm,
    area,
    failed: 'Failed to add unit. Please try again.',
    create: async (name) => {
      messages.clear();
      await mutateAsync({ body: { name, area } });
      messages.success('Unit added successfully!');
    },
  });
  return (
    <Form form={form} label="Add Unit" className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField form={form} name="name" label="Unit name" required data-autofocus autoComplete="off" maxLength={100} className="flex-1" />
      <Button type="submit" loading={form.isSaving} className="sm:mt-[1.875rem]">
        <Plus aria-hidden="true" />
        Add Unit
      </Button>
    </Form>
  );
}

function UnitsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

const countOf = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

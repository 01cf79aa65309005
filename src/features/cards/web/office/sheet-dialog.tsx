import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { reasonOrRetry } from '~/shared/error-message';
import { counted } from '~/shared/show-count';
import { showMoment } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { Select } from '~/ui/select';
import type { Sheet } from '../../contract';
import { createSheet } from '../mutations';
import { sheetQuery } from '../queries';

/** How often it is asked for while it is drawn, and while it is there (its address lives at least seven and a half minutes). */
const everyMs = { waiting: 1500, done: 5 * 60_000 };

type SheetDialogProps = DialogState & { areas: readonly { id: number; name: string }[]; chosen: string };

/** Has an area's cards drawn on A4, and gives the PDF when it is there. */
export function SheetDialog({ open, onClose, areas, chosen }: SheetDialogProps) {
  const [area, setArea] = useState(chosen);
  const begin = useMutation(createSheet);
  const id = begin.data?.id;
  const { data: sheet = begin.data, error } = useQuery({
    ...sheetQuery(id ?? 0),
    enabled: open && id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'done' ? everyMs.done : state.data?.status === 'failed' ? false : everyMs.waiting),
  });
  const waiting = begin.isPending || sheet?.status === 'waiting';
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Print the cards of an area"
      description="A PDF on A4, ten cards to a page with marks where to cut. Print it at 100 %, not fitted to the page. Members without a card get one."
      width="sm"
      compact
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button loading={waiting} disabled={area === ''} onClick={() => begin.mutate({ body: { area: Number(area) } })}>
            Make the PDF
          </Button>
        </>
      }
    >
      <Field label="Area">
        <Select value={area} placeholder="Please choose" options={areas.map(({ id: value, name: label }) => ({ value, label }))} onChange={(event) => setArea(event.target.value)} />
      </Field>
      <div role="status" className="mt-4 min-h-6">
        {begin.error || error ? (
          <Alert tone="error">Failed to print the cards. {reasonOrRetry(begin.error ?? error)}</Alert>
        ) : (
          sheet && !begin.isPending && <Progress sheet={sheet} />
        )}
      </div>
    </Dialog>
  );
}

function Progress({ sheet }: { sheet: Sheet }) {
  if (sheet.status === 'waiting') return <p>The cards of {sheet.area_name} are being drawn. You may close this window.</p>;
  if (sheet.status === 'failed') return <Alert tone="error">The cards could not be drawn. Please try again.</Alert>;
  return (
    <>
      <p className="mb-3">
        {counted(sheet.cards, 'card')} of {sheet.area_name}. The PDF is deleted on {showMoment(sheet.gone_at)}.
      </p>
      <a href={sheet.file ?? undefined} download className={buttonClass({})}>
        <Download aria-hidden="true" />
        Save the PDF
      </a>
    </>
  );
}

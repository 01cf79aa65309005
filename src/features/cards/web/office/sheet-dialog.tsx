import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showMoment } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { Button, buttonClass } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { Select } from '~/ui/select';
import type { Sheet } from '../../contract';
import * as texts from '../../texts';
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
    refetchInterval: ({ state }) =>
      state.data?.status === 'done' ? everyMs.done : state.data?.status === 'failed' ? false : everyMs.waiting,
  });
  const waiting = begin.isPending || sheet?.status === 'waiting';
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={texts.printTitle}
      description={texts.printLead}
      width="sm"
      compact
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            loading={waiting}
            disabled={area === ''}
            onClick={() => begin.mutate({ body: { area: Number(area) } })}
          >
            {texts.makePdf}
          </Button>
        </>
      }
    >
      <Field label={texts.area}>
        <Select
          value={area}
          placeholder={texts.pleaseChoose}
          options={areas.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(event) => setArea(event.target.value)}
        />
      </Field>
      <div role="status" className="mt-4 min-h-6">
        {begin.error || error ? (
          <Alert tone="error">{fillText(texts.printFailed, { reason: reasonOrRetry(begin.error ?? error) })}</Alert>
        ) : (
          sheet && !begin.isPending && <Progress sheet={sheet} />
        )}
      </div>
    </Dialog>
  );
}

function Progress({ sheet }: { sheet: Sheet }) {
  if (sheet.status === 'waiting') return <p>{fillText(texts.drawing, { area: sheet.area_name })}</p>;
  if (sheet.status === 'failed') return <Alert tone="error">{texts.drawFailed}</Alert>;
  return (
    <>
      <p className="mb-3">
        {countText(texts.sheetDone, sheet.cards, { area: sheet.area_name, moment: showMoment(sheet.gone_at) ?? '' })}
      </p>
      <a href={sheet.file ?? undefined} download className={buttonClass({})}>
        <Download aria-hidden="true" />
        {texts.savePdf}
      </a>
    </>
  );
}

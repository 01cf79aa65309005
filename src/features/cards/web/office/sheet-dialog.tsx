import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { Select } from '~/ui/select';
import * as texts from '../../texts';
import { cardsPerPage } from '../../contract/sheet';
import { createSheet } from '../mutations';
import { sheetCountQuery, sheetsQuery, type SheetChoice } from '../queries';
import { Sheets } from './sheets';

/** Milliseconds between fetches while it is drawn. Later a fetch would open the window of the fresh proof. */
const everyMs = 1500;

type SheetDialogProps = DialogState & { areas: readonly { id: number; name: string }[]; chosen: string };

/**
 * Requests a PDF of an area's cards on A4 after showing how many they are, and offers the finished PDFs.
 * `chosen` is the area selected at first.
 */
export function SheetDialog({ open, onClose, areas, chosen }: SheetDialogProps) {
  const [choice, setChoice] = useState<SheetChoice>({ area: chosen, with_expired: false, only_unprinted: false });
  const change = (part: Partial<SheetChoice>) => setChoice((before) => ({ ...before, ...part }));
  const count = useQuery({ ...sheetCountQuery(choice), enabled: open && choice.area !== '' });
  const begin = useMutation(createSheet);
  const sheets = useQuery({
    ...sheetsQuery,
    enabled: open,
    refetchInterval: ({ state }) => (state.data?.results.some(({ status }) => status === 'waiting') ? everyMs : false),
    refetchOnWindowFocus: false,
  });
  const isDrawing = sheets.data?.results.some(({ id, status }) => id === begin.data?.id && status === 'waiting');
  const error = begin.error ?? sheets.error;
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
            {common.close}
          </Button>
          <Button
            loading={begin.isPending || isDrawing === true}
            disabled={choice.area === '' || count.data?.count === 0}
            onClick={() => begin.mutate({ body: { ...choice, area: Number(choice.area) } })}
          >
            {texts.makePdf}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Field label={texts.area}>
          <Select
            value={choice.area}
            placeholder={common.pleaseChoose}
            options={areas.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={(event) => change({ area: event.target.value })}
          />
        </Field>
        <Checkbox
          label={texts.onlyUnprinted}
          checked={choice.only_unprinted}
          onChange={(event) => change({ only_unprinted: event.target.checked })}
        />
        <Checkbox
          label={texts.withExpired}
          hint={texts.withExpiredHint}
          checked={choice.with_expired}
          onChange={(event) => change({ with_expired: event.target.checked })}
        />
        {choice.area !== '' && (
          <p role="status" className="font-semibold tabular-nums">
            {count.isError ? texts.countFailed : count.data ? printWords(count.data.count) : texts.counting}
          </p>
        )}
        {error && (
          <Alert tone="error">
            {begin.error ? fillText(texts.printFailed, { reason: reasonOrRetry(error) }) : texts.sheetsFailed}
          </Alert>
        )}
        {sheets.data && sheets.data.results.length > 0 && (
          <Sheets
            sheets={sheets.data.results}
            readAt={sheets.dataUpdatedAt}
            reread={async () => (await sheets.refetch()).data?.results}
          />
        )}
      </div>
    </Dialog>
  );
}

const printWords = (count: number) =>
  count === 0
    ? texts.nothingToPrint
    : countText(texts.willPrint, count, { pages: formatCount(Math.ceil(count / cardsPerPage)) });

import { useMutation } from '@tanstack/react-query';
import { countedForm } from '../contract/forms';
import type { Handover } from '../contract';
import { confirmHandover } from './mutations';
import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { FormWindow } from '~/ui/forms/form-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { PiecesFields, usePieces } from './pieces';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';

type CountProps = DialogState & { handover: Handover; messages: Messages };

/** Opens the window in which a treasurer counts what was handed over, note by note, and takes it over. */
export function CountDialog({ handover, messages, ...state }: CountProps) {
  const pieces = usePieces();
  const { mutateAsync } = useMutation(confirmHandover);
  const name = handover.full_name ?? duesTexts.goneHolder;
  const difference = pieces.counted - handover.amount;
  const by = formatMoney(Math.abs(difference));
  return (
    <FormWindow<{ amount: '' }>
      {...state}
      title={texts.countTitle}
      label={texts.countTitle}
      submitLabel={fillText(texts.confirmCount, { amount: formatMoney(pieces.counted) })}
      form={{
        opened: { values: { amount: '' } },
        schema: countedForm,
        body: () => ({ amount: pieces.counted }),
        failed: texts.countFailed,
        known: { confirmed: true, 403: true },
        save: async () => {
          const done = await mutateAsync({ params: { id: handover.id }, body: { amount: pieces.counted } });
          const moved = done.difference ?? 0;
          messages.success(
            fillText(moved === 0 ? texts.countDone : moved < 0 ? texts.countDoneLess : texts.countDoneMore, {
              amount: formatMoney(done.counted ?? 0),
              name,
              difference: formatMoney(Math.abs(moved)),
            }),
          );
        },
      }}
    >
      {() => (
        <>
          <p className="mb-5 text-sm text-muted">
            {fillText(texts.countLead, { name, amount: formatMoney(handover.amount) })}
          </p>
          <PiecesFields state={pieces} />
          <div role="status" className="mt-5 rounded-md bg-sunken px-4 py-3">
            <p className="text-lg font-semibold tabular-nums">
              {fillText(texts.countedIs, { amount: formatMoney(pieces.counted) })}
            </p>
            {!pieces.isEmpty && (
              <p className="mt-1 text-sm wrap-anywhere">
                {difference === 0
                  ? texts.countAgrees
                  : fillText(difference < 0 ? texts.countLess : texts.countMore, { amount: by, name })}
              </p>
            )}
          </div>
        </>
      )}
    </FormWindow>
  );
}

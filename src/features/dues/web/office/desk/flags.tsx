import { fillText } from '~/shared/fill-text';
import { formatMoney } from '~/shared/format-money';
import { Alert } from '~/ui/alert';
import type { Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';

/** Renders what a receipt is flagged with, and what follows for the treasurer. */
export function Flags({ receipt: { flags, credit } }: { receipt: Receipt }) {
  if (flags.length === 0) return null;
  return (
    <Alert tone="mixed" className="mt-4">
      <ul className="flex flex-col gap-1">
        {flags.map((flag) => (
          <li key={flag}>{fillText(texts.flagMeanings[flag], { amount: formatMoney(credit) })}</li>
        ))}
      </ul>
    </Alert>
  );
}

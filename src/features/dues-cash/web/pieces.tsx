import { useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import * as texts from '../texts';

/** Notes and coins in rupees, the largest first, as the contract takes them. */
const pieces = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

type Counts = Partial<Record<(typeof pieces)[number], string>>;

const numberIn = (text: string | undefined) => Number(/^\d{1,6}$/.exec(text ?? '')?.[0] ?? 0);

/** Holds how many notes and coins were counted: as they are sent, and their sum in paise. */
export function usePieces() {
  const [counts, setCounts] = useState<Counts>({});
  const cash = Object.fromEntries(
    pieces.flatMap((piece) => {
      const count = numberIn(counts[piece]);
      return count > 0 ? [[String(piece), count]] : [];
    }),
  );
  const counted = pieces.reduce((sum, piece) => sum + piece * 100 * numberIn(counts[piece]), 0);
  return { counts, setCounts, cash, counted, isEmpty: Object.values(counts).every((text) => !text) };
}

/** Renders a field for each note and coin, for how many of it there are. */
export const PiecesFields = ({ state: { counts, setCounts } }: { state: ReturnType<typeof usePieces> }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
    {pieces.map((piece) => (
      <Field key={piece} label={fillText(piece >= 10 ? texts.noteOf : texts.coinOf, { rupees: piece })}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          className="tabular-nums"
          value={counts[piece] ?? ''}
          data-autofocus={piece === pieces[0] ? '' : undefined}
          onChange={({ target }) => setCounts({ ...counts, [piece]: target.value.replaceAll(/\D/g, '') })}
        />
      </Field>
    ))}
  </div>
);

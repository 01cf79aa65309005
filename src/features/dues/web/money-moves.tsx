import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import type { moneyMoveSchema } from '../contract/schemas';
import * as texts from '../texts';
import { ownDuesQuery } from './queries';

type Move = z.output<typeof moneyMoveSchema>;

/** Renders what changes about where money goes, until it counts (docs/product/dues.md, "Settings"). */
export function MoneyMoves({ moves, className }: { moves: readonly Move[]; className?: string }) {
  if (moves.length === 0) return null;
  return (
    <Alert tone="mixed" title={texts.moneyMoves} {...(className && { className })}>
      <ul>
        {moves.map(({ key, before, after, from }) => (
          <li key={`${key} ${from}`} className="wrap-anywhere">
            {fillText(texts.moneyMove, {
              what: texts.settings[key].label,
              moment: formatMoment(from) ?? '',
              after: after || texts.notSet,
              before: before || texts.notSet,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Renders the same in the office, for people who look after money. */
export const OfficeMoneyMoves = ({ className }: { className?: string }) => (
  <MoneyMoves moves={useQuery(ownDuesQuery).data?.moves ?? []} {...(className && { className })} />
);

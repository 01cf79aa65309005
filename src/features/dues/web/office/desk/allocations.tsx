import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { paiseOf, rupeesOf } from '~/shared/rupees';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { Field } from '~/ui/field';
import { useDebounced } from '~/ui/hooks/use-debounced';
import { Input } from '~/ui/input';
import { SearchInput } from '~/ui/search-input';
import { proposeAllocations } from '../../../rules/amounts';
import type { Invoice } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { FoundList } from './found-list';
import { invoicesQuery } from './queries';

/**
 * Holds what of an amount pays which invoices: as proposed, until the person types another part. Invoices of other
 * payers can be added.
 */
export function useAllocations(amount: number, open: readonly Invoice[]) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>> | null>(null);
  const [added, setAdded] = useState<readonly Invoice[]>([]);
  const invoices = [...open, ...added.filter(({ id }) => open.every((invoice) => invoice.id !== id))];
  const proposed = proposeAllocations(amount, invoices);
  const shown = (id: number) => (typed ? (typed[id] ?? '') : proposed.has(id) ? rupeesOf(proposed.get(id)!) : '');
  const parts = invoices.map((invoice) => {
    const text = shown(invoice.id);
    const paise = text.trim() === '' ? 0 : paiseOf(text);
    const fault =
      paise === undefined
        ? texts.badPart
        : paise > invoice.open
          ? fillText(texts.morePart, { open: formatMoney(invoice.open) })
          : undefined;
    return { invoice, text, paise: paise ?? 0, fault };
  });
  const sum = parts.reduce((total, { paise }) => total + paise, 0);
  return {
    parts,
    /** What of the amount pays nothing; below zero: more than the amount. */
    left: amount - sum,
    isValid: parts.every(({ fault }) => !fault) && sum <= amount,
    isTyped: typed !== null,
    /** As the call takes them. */
    allocations: parts.flatMap(({ invoice, paise }) => (paise > 0 ? [{ invoice_id: invoice.id, amount: paise }] : [])),
    type: (id: number, text: string) =>
      setTyped({ ...Object.fromEntries(invoices.map((each) => [each.id, shown(each.id)])), [id]: text }),
    propose: () => setTyped(null),
    add: (invoice: Invoice) => setAdded([...added, invoice]),
    reset: () => {
      setTyped(null);
      setAdded([]);
    },
  };
}

type AllocationsProps = {
  state: ReturnType<typeof useAllocations>;
  /** The payer's name; empty: unknown. */
  name: string;
  /** Whether invoices of other payers can be added. */
  others: boolean;
  error?: string | undefined;
};

/** Renders what an amount pays: a part for each open invoice, and what is left of it. */
export function Allocations({ state, name, others, error }: AllocationsProps) {
  const { parts, left, isTyped } = state;
  return (
    <div role="group" aria-label={texts.whatItPays} className="flex flex-col gap-3">
      {parts.length === 0 && <p className="text-sm text-muted">{texts.nothingOpen}</p>}
      {parts.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {parts.map(({ invoice, text, fault }) => (
            <li key={invoice.id} className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
              <p className="min-w-0">
                <span className="block font-medium tabular-nums">{invoice.number}</span>
                <span className="block text-sm text-muted wrap-anywhere">
                  {invoice.payer !== name && (
                    <>
                      <ContentText>{invoice.payer}</ContentText>
                      {' · '}
                    </>
                  )}
                  {fillText(duesTexts.openIs, { amount: formatMoney(invoice.open) })}
                  {' · '}
                  {fillText(duesTexts.dueOn, { day: formatDate(invoice.due_on) })}
                </span>
              </p>
              <Field label={fillText(texts.partOf, { number: invoice.number })} hideLabel error={fault}>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={14}
                  placeholder="0"
                  className="text-end tabular-nums"
                  value={text}
                  onChange={({ target }) => state.type(invoice.id, target.value)}
                />
              </Field>
            </li>
          ))}
        </ul>
      )}
      {isTyped && (
        <Button variant="secondary" size="sm" className="min-h-11 self-start" onClick={state.propose}>
          {texts.oldestFirst}
        </Button>
      )}
      {others && <OtherInvoices taken={parts.map(({ invoice }) => invoice.id)} onAdd={state.add} />}
      <p role="status" className={left < 0 ? 'font-semibold text-danger' : 'text-sm font-semibold'}>
        {leftText(left, name)}
      </p>
      {error && <p className="text-sm text-danger">{error}</p>}
    </div>
  );
}

function leftText(left: number, name: string): string {
  const amount = formatMoney(Math.abs(left));
  if (left < 0) return fillText(texts.tooMuchBy, { amount });
  if (left === 0) return texts.nothingLeft;
  return name ? fillText(texts.leftIsCredit, { amount, name }) : fillText(texts.leftIsUnknown, { amount });
}

/** How long typing rests before the server is asked, in ms. */
const restMs = 250;

/** Renders the search of invoices of other payers: one transfer may pay for forty people. */
function OtherInvoices({ taken, onAdd }: { taken: readonly number[]; onAdd: (invoice: Invoice) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const rested = useDebounced(text.trim(), restMs);
  const shown = { search: rested, plan: '', status: 'all', sort: 'due_on', page: 1 } as const;
  const { data, isFetching } = useQuery({ ...invoicesQuery(shown), enabled: isOpen && rested.length > 1 });
  const found =
    rested.length > 1 ? (data?.results ?? []).filter(({ id, open }) => open > 0 && !taken.includes(id)) : [];
  if (!isOpen)
    return (
      <Button variant="secondary" size="sm" className="min-h-11 self-start" onClick={() => setOpen(true)}>
        {texts.paysForOthers}
      </Button>
    );
  const hint = rested.length < 2 ? texts.othersHint : isFetching ? texts.searching : texts.noOpenInvoice;
  return (
    <div className="flex flex-col gap-2">
      <Field label={texts.searchInvoice} hint={found.length === 0 && <span role="status">{hint}</span>}>
        <SearchInput autoFocus maxLength={100} value={text} onText={setText} />
      </Field>
      <FoundList
        found={found.slice(0, 6)}
        keyOf={({ id }) => id}
        nameOf={({ payer }) => payer}
        detailOf={({ number, open }) => (
          <span className="tabular-nums">
            {number} · {fillText(duesTexts.openIs, { amount: formatMoney(open) })}
          </span>
        )}
        onChoose={onAdd}
      />
    </div>
  );
}

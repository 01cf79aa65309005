import { useRef, useState } from 'react';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { Field } from '~/ui/field';
import { SearchInput } from '~/ui/search-input';
import * as texts from '../../../texts';
import { FoundList } from './found-list';
import { usePayers, type Payer } from './use-payers';

type PayerFieldProps = {
  session: Session;
  /** Undefined: not chosen yet. */
  payer: Payer | undefined;
  onPayer: (payer: Payer | undefined) => void;
  error?: string | undefined;
  /** Without: money of an unknown payer cannot be chosen. */
  mayBeUnknown?: boolean;
  /** Shops are not offered. */
  peopleOnly?: boolean;
};

/** Renders the choice of who pays: a search, whose results are pressed, then the person or shop with a way back. */
export function PayerField({ payer, onPayer, error, ...search }: PayerFieldProps) {
  const change = useRef<HTMLButtonElement>(null);
  const choose = (chosen: Payer) => {
    onPayer(chosen);
    // The button that was pressed is gone.
    requestAnimationFrame(() => change.current?.focus());
  };
  if (payer === undefined) return <PayerSearch {...search} error={error} onPayer={choose} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {payer ? <ContentText>{payer.name}</ContentText> : texts.unknownPayer}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {payer ? payer.detail || (payer.kind === 'shop' && texts.shop) : texts.unknownHow}
        </span>
      </p>
      <Button ref={change} variant="secondary" size="sm" className="min-h-11" onClick={() => onPayer(undefined)}>
        {texts.changePayer}
      </Button>
      {error && <p className="w-full text-sm text-danger">{error}</p>}
    </div>
  );
}

type PayerSearchProps = Omit<PayerFieldProps, 'payer' | 'onPayer'> & {
  onPayer: (payer: Payer) => void;
};

function PayerSearch({ session, error, onPayer, mayBeUnknown, peopleOnly = false }: PayerSearchProps) {
  const [text, setText] = useState('');
  const { payers, isShort, isSearching, isError } = usePayers(session, text, peopleOnly);
  const isTreasurer = hasAccess(session, 'treasurer');
  const hint = () => {
    if (isError) return texts.searchFailed;
    if (isShort) return isTreasurer ? texts.payerHint : texts.ownAreaHint;
    if (isSearching) return texts.searching;
    return payers.length === 0 ? texts.noPayerFound : countText(texts.payersFound, payers.length);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={texts.searchPayer} hint={<span role="status">{hint()}</span>} error={error} required>
        <SearchInput enterKeyHint="search" maxLength={100} value={text} onText={setText} />
      </Field>
      <FoundList
        found={payers}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        nameOf={({ name }) => name}
        detailOf={({ kind, detail }) => [kind === 'shop' && texts.shop, detail].filter(Boolean).join(' · ')}
        onChoose={onPayer}
      />
      {mayBeUnknown && (
        <Button variant="secondary" size="sm" className="min-h-11 self-start" onClick={() => onPayer(null)}>
          {texts.nobodyKnows}
        </Button>
      )}
    </div>
  );
}

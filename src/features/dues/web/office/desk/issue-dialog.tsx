import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoney } from '~/shared/format-money';
import { findAll, keysBy, searchWords } from '~/shared/search';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { Input } from '~/ui/input';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import { VirtualRows } from '~/ui/virtual-rows';
import type { Issue, Plan } from '../../../contract/schemas';
import * as texts from '../../../texts';
import { issuePlan } from './mutations';
import { issuePreviewQuery } from './queries';

/** Names of people shown at once; the whole list is the export of invoices. */
const mostShown = 200;

type IssueProps = DialogState & { plan: Plan; messages: Messages };

/**
 * Opens the window that shows who gets an invoice of a plan, how much, and who does not and why; people can be left out
 * before the invoices are issued.
 */
export function IssueDialog({ plan, messages, open, onClose }: IssueProps) {
  const preview = useQuery(issuePreviewQuery(plan.id));
  const issuing = useMutation(issuePlan);
  const [left, setLeft] = useState<Left>(new Set());
  const people = chosenOf(preview.data?.who ?? [], left);
  const issue = async () => {
    const users = people.flatMap(({ user_id: id }) => id ?? []);
    // Without a choice those are meant too who became members while the window was open.
    const body = left.size === 0 ? {} : { users };
    await describeOutcome(messages, issuing.mutateAsync({ params: { id: plan.id }, body }), {
      done: ({ count: issued }) => [countText(texts.isIssuing, issued)],
      failed: texts.issueFailed,
    });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={fillText(texts.issueQuestion, { name: plan.name })}
      dismissible={!issuing.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={issuing.isPending} onClick={onClose}>
            {common.cancel}
          </Button>
          {people.length > 0 && (
            <Button loading={issuing.isPending} onClick={() => void issue().catch(() => undefined)}>
              {countText(texts.issueThem, people.length)}
            </Button>
          )}
        </>
      }
    >
      <ListFrame query={preview} failed={texts.previewFailed} waiting={<Skeleton className="h-48" />}>
        {({ who, not }) => <Preview who={who} not={not} plan={plan} left={left} onLeft={setLeft} />}
      </ListFrame>
    </Dialog>
  );
}

type Left = ReadonlySet<number | null>;
type ChoiceProps = { left: Left; onLeft: (left: Left) => void };

function Preview({ who, not, plan, left, onLeft }: Pick<Issue, 'who' | 'not'> & ChoiceProps & { plan: Plan }) {
  const reasons = [...new Set(not.map(({ why }) => why))];
  const count = chosenOf(who, left).length;
  const values = { total: formatMoney(count * plan.amount) };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-lg font-semibold">
        {count === 0 ? texts.nobodyGets : countText(texts.peopleGet, count, values)}
      </p>
      {who.length > 0 && <p className="text-sm text-muted">{texts.issueMeans}</p>}
      {reasons.map((reason) => (
        <Names key={reason} summary={reason} people={not.filter(({ why }) => why === reason)} />
      ))}
      {who.length > 0 && <Choice who={who} left={left} onLeft={onLeft} />}
    </div>
  );
}

type Person = Issue['who'][number];

/** Returns the people who are not left out. */
const chosenOf = (who: readonly Person[], left: Left) => who.filter(({ user_id: id }) => !left.has(id));

const keysOf = keysBy(({ full_name: name }: Person) => ({ names: [name] }));
/** Pixels of a person's line before it is measured. */
const lineHeight = 36;

/** Renders who gets an invoice, each to be left out; those whose names a search finds all at once. */
function Choice({ who, left, onLeft }: ChoiceProps & { who: readonly Person[] }) {
  const [text, setText] = useState('');
  const found = findAll(who, searchWords(text), keysOf);
  const without = (isOut: boolean, people: readonly Person[]) => {
    const next = new Set(left);
    for (const { user_id: id } of people) {
      if (isOut) next.add(id);
      else next.delete(id);
    }
    onLeft(next);
  };
  const isAll = found.every(({ user_id: id }) => !left.has(id));
  const isNone = found.every(({ user_id: id }) => left.has(id));
  return (
    <section>
      <h3 className="mb-3 font-semibold">{texts.whoGets}</h3>
      <Field label={texts.filterByName} hint={<span role="status">{countText(common.rowCount, found.length)}</span>}>
        <Input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="row" disabled={isAll} onClick={() => without(false, found)}>
          {countText(texts.tickFound, found.length)}
        </Button>
        <Button variant="secondary" size="row" disabled={isNone} onClick={() => without(true, found)}>
          {countText(texts.untickFound, found.length)}
        </Button>
      </div>
      <VirtualRows
        role="group"
        aria-label={texts.whoGets}
        className="mt-2"
        count={found.length}
        estimate={lineHeight}
        keyOf={(index) => found[index]!.user_id ?? index}
      >
        {(index) => {
          const person = found[index]!;
          return (
            <Checkbox
              className="border-b border-line [&>label]:w-full [&>label>:last-child]:flex-1"
              checked={!left.has(person.user_id)}
              onChange={({ target }) => without(!target.checked, [person])}
              label={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 wrap-anywhere">
                    <ContentText>{person.full_name}</ContentText>
                  </span>
                  <span className="text-muted tabular-nums">{formatMoney(person.amount)}</span>
                </span>
              }
            />
          );
        }}
      </VirtualRows>
    </section>
  );
}

type NamesProps = { summary: string; people: readonly { user_id: number | null; full_name: string }[] };

const Names = ({ summary, people }: NamesProps) => (
  <details className="rounded-md border border-line">
    <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
      {summary} ({formatCount(people.length)})
    </summary>
    <ul className="max-h-60 overflow-y-auto border-t border-line px-4 py-2 text-sm" tabIndex={0}>
      {people.slice(0, mostShown).map(({ user_id: id, full_name: name }) => (
        <li key={id} className="py-0.5 wrap-anywhere">
          <ContentText>{name}</ContentText>
        </li>
      ))}
      {people.length > mostShown && (
        <li>{fillText(texts.andMore, { count: formatCount(people.length - mostShown) })}</li>
      )}
    </ul>
  </details>
);

import { useMutation, useQuery } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { Issue, Plan } from '../../../contract/schemas';
import * as texts from '../../../texts';
import { issuePlan } from './mutations';
import { issuePreviewQuery } from './queries';

/** Names of people shown at once; the whole list is the export of invoices. */
const mostShown = 200;

type IssueProps = DialogState & { plan: Plan; messages: Messages };

/** Opens the window that shows who gets an invoice of a plan, how much, and who does not and why; then issues them. */
export function IssueDialog({ plan, messages, open, onClose }: IssueProps) {
  const preview = useQuery(issuePreviewQuery(plan.id));
  const issuing = useMutation(issuePlan);
  const count = preview.data?.count ?? 0;
  const issue = async () => {
    await describeOutcome(messages, issuing.mutateAsync({ params: { id: plan.id }, body: {} }), {
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
          {count > 0 && (
            <Button loading={issuing.isPending} onClick={() => void issue().catch(() => undefined)}>
              {countText(texts.issueThem, count)}
            </Button>
          )}
        </>
      }
    >
      <ListFrame query={preview} failed={texts.previewFailed} waiting={<Skeleton className="h-48" />}>
        {(data) => <Preview {...data} />}
      </ListFrame>
    </Dialog>
  );
}

function Preview({ count, total, who, not }: Issue) {
  const reasons = [...new Set(not.map(({ why }) => why))];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg font-semibold">
        {count === 0 ? texts.nobodyGets : countText(texts.peopleGet, count, { total: formatMoney(total) })}
      </p>
      {count > 0 && <p className="text-sm text-muted">{texts.issueMeans}</p>}
      {count > 0 && <Names summary={texts.whoGets} people={who} />}
      {reasons.map((reason) => (
        <Names key={reason} summary={reason} people={not.filter(({ why }) => why === reason)} />
      ))}
    </div>
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

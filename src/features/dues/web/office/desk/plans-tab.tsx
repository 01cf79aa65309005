import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import { countText } from '~/shared/count-text';
import { DAY_MS, isPast, toIso, fromIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { licenseCategoryName } from '~/shared/license-categories';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { describeOutcome, reportDeletion } from '~/ui/office/describe-outcome';
import { ExportButtons } from '~/ui/office/export-buttons';
import { type ListColumn } from '~/ui/office/list-table';
import { PagedTable } from '~/ui/office/paged-table';
import { sortsOf } from '~/ui/sort-button';
import type { Plan } from '../../../contract/schemas';
import { undoIssueDays } from '../../../rules/days-back';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { TabBar } from '../tab-bar';
import type { DuesTabProps } from '../tabs';
import { IssueDialog } from './issue-dialog';
import { exportPlans, removePlan, undoIssue } from './mutations';
import { PlanDialog } from './plan-dialog';
import { PAGE, planPageQuery } from './queries';

const fields = {
  sort: sortsOf('name', 'year', 'amount', 'due_on', 'invoices', 'billed', 'collected'),
  page: 1,
} as const;

/** Renders what members owe for a year, and issues the invoices of it (docs/product/dues.md, "Plans"). */
export function Tab({ messages }: DuesTabProps) {
  const { shown, change } = useAddress(fields);
  const list = useQuery(planPageQuery(shown));
  const editing = useDialog<Plan | 'new'>();
  const issuing = useDialog<Plan>();
  const undoing = useDialog<Plan>();
  const undo = useMutation(undoIssue);
  const removing = useMutation(removePlan);
  const { ask, fallback, question } = useDeletion<Plan>(({ id, name }) =>
    reportDeletion(messages, () => removing.mutateAsync({ params: { id } }), {
      done: fillText(texts.planRemoved, { name }),
      failed: texts.planRemoveFailed,
      known: { 409: true },
    }),
  );
  const actions = (plan: Plan) => (
    <>
      <Button
        size="row"
        variant={plan.issued_at ? 'secondary' : 'primary'}
        aria-label={fillText(texts.issueOf, { name: plan.name })}
        onClick={() => issuing.show(plan)}
      >
        {texts.issue}
      </Button>
      {undoneUntil(plan) !== null && (
        <Button
          size="row"
          variant="secondary"
          aria-label={fillText(texts.undoIssueOf, { name: plan.name })}
          onClick={() => undoing.show(plan)}
        >
          {texts.undoIssue}
        </Button>
      )}
      <Button
        size="row"
        variant="ghost"
        aria-label={fillText(common.editName, { name: plan.name })}
        onClick={() => editing.show(plan)}
      >
        {common.edit}
      </Button>
      {plan.issued_at === null && (
        <Button
          size="row"
          variant="ghost"
          className="text-danger!"
          aria-label={fillText(common.deleteName, { name: plan.name })}
          onClick={() => ask(plan)}
        >
          {common.deleteIt}
        </Button>
      )}
    </>
  );
  return (
    <>
      <TabBar
        lead={texts.plansLead}
        moreActions={
          <ExportButtons call={exportPlans} input={{ query: { sort: shown.sort } }} list="plans" messages={messages} />
        }
        actions={
          <Button onClick={() => editing.show('new')}>
            <Plus aria-hidden="true" />
            {texts.newPlan}
          </Button>
        }
      />
      <h2 ref={fallback} tabIndex={-1} className="sr-only">
        {duesTexts.tabs.plans}
      </h2>
      <PagedTable
        query={list}
        shown={shown}
        onChange={change}
        perPage={PAGE}
        top={fallback}
        words={{ failed: texts.plansFailed, pages: texts.planPages }}
        waiting="h-72"
        table={{ caption: duesTexts.tabs.plans, columns, keyOf: ({ id }) => id, actions }}
        empty={
          <EmptyState headingLevel={3} title={texts.noPlans} icon={<CalendarPlus />}>
            {texts.noPlansWhy}
          </EmptyState>
        }
      />
      {editing.render((state, plan) => (
        <PlanDialog {...state} plan={plan === 'new' ? null : plan} messages={messages} />
      ))}
      {issuing.render((state, plan) => (
        <IssueDialog {...state} plan={plan} messages={messages} />
      ))}
      {undoing.render((state, plan) => (
        <ConfirmDialog
          {...state}
          title={fillText(texts.undoIssueQuestion, { name: plan.name })}
          description={countText(texts.undoIssueMeans, plan.invoices)}
          confirmLabel={texts.undoIssue}
          danger
          onConfirm={() =>
            describeOutcome(messages, undo.mutateAsync({ params: { id: plan.id } }), {
              done: texts.issueUndoneDone,
              failed: texts.undoIssueFailed,
            })
          }
        />
      ))}
      {question(({ name }) => ({
        title: fillText(texts.removePlanQuestion, { name }),
        description: texts.removePlanMeans,
        confirmLabel: common.deleteIt,
      }))}
    </>
  );
}

/** Returns until when the issuing of a plan can be taken back; null where it can't. */
function undoneUntil({ issued_at: at, collected }: Plan): string | null {
  if (at === null || collected > 0) return null;
  const end = toIso(new Date(fromIso(at).getTime() + undoIssueDays * DAY_MS));
  return isPast(end) ? null : end;
}

function Issued({ plan }: { plan: Plan }) {
  const end = undoneUntil(plan);
  return (
    <>
      {formatCount(plan.invoices)}
      {end !== null && (
        <span className="block text-xs text-muted">{fillText(texts.undoUntil, { day: formatDate(end) ?? '' })}</span>
      )}
    </>
  );
}

const columns: readonly ListColumn<Plan>[] = [
  {
    label: common.name,
    sort: 'name',
    cell: ({ name, year, classes }) => (
      <>
        <span className="font-semibold wrap-anywhere">
          <ContentText>{name}</ContentText>
        </span>
        <span className="block text-xs text-muted wrap-anywhere">
          {[year, ...classes.map(licenseCategoryName)].join(' · ')}
        </span>
      </>
    ),
  },
  { label: duesTexts.amount, sort: '-amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
  {
    label: duesTexts.dueOnLabel,
    sort: '-due_on',
    cell: (row) => (
      <>
        {formatDate(row.due_on)}
        {row.extends_until && (
          <span className="block text-xs text-muted">
            {fillText(texts.goodUntil, { day: formatDate(row.extends_until) })}
          </span>
        )}
      </>
    ),
  },
  {
    label: duesTexts.invoicesTitle,
    sort: '-invoices',
    numeric: true,
    cell: (plan) => (plan.issued_at === null ? <Badge tone="quiet">{texts.notIssued}</Badge> : <Issued plan={plan} />),
  },
  { label: texts.billed, sort: '-billed', numeric: true, cell: ({ billed }) => formatMoney(billed) },
  { label: texts.collected, sort: '-collected', numeric: true, cell: ({ collected }) => formatMoney(collected) },
];

import { useMutation } from '@tanstack/react-query';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { RadioField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { inlineBadge } from '~/ui/office/cells';
import { noteLetters, verdictNames, type Verdict } from '../../contract/application-words';
import { recommendApplicant } from '../mutations';

interface Applicant {
  id: number;
  full_name: string;
  state: 'pending' | 'correction';
  recommendation: { verdict: Verdict; note: string | null } | null;
}

/** An area admin's word on an applicant, and the window to say it or another one (docs/product/applications.md, "Recommendations"). */
export function Recommend({ applicant }: { applicant: Applicant }) {
  const { recommendation, full_name: name } = applicant;
  const window = useDialog();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {recommendation && (
        <Badge tone={recommendation.verdict === 'recommend' ? 'primary' : 'danger'} className={inlineBadge}>
          {verdictNames[recommendation.verdict]}
        </Badge>
      )}
      {applicant.state === 'correction' && (
        <Badge tone="info" className={inlineBadge}>
          In correction
        </Badge>
      )}
      <Button variant="secondary" size="sm" className="px-2.5! pointer-fine:min-h-8! pointer-coarse:min-h-11 print:hidden" onClick={() => window.show(true)}>
        {recommendation ? 'Change' : 'Recommend'} …<span className="sr-only"> {name}</span>
      </Button>
      {window.subject && <RecommendWindow key={window.key} applicant={applicant} {...window.state} />}
    </span>
  );
}

function RecommendWindow({ applicant, ...dialog }: DialogState & { applicant: Applicant }) {
  return (
    <FormDialog {...dialog} title={`Your word on ${applicant.full_name}`} description="The office decides; it sees what you say, the applicant does not." width="sm" compact>
      <RecommendForm applicant={applicant} onClose={dialog.onClose} />
    </FormDialog>
  );
}

const choices = [
  { value: 'recommend', label: 'Recommend' },
  { value: 'against', label: 'Advise against' },
];

function RecommendForm({ applicant: { id, recommendation }, onClose }: { applicant: Applicant; onClose: () => void }) {
  const { mutateAsync: recommend } = useMutation(recommendApplicant);
  const form = useRecordForm<{ verdict: Verdict; note: string }>({
    opened: { values: { verdict: recommendation?.verdict ?? 'recommend', note: recommendation?.note ?? '' } },
    schema: () => import('../../contract/applications').then(({ recommendationSchema }) => recommendationSchema),
    failed: 'Your word could not be saved. Please try again.',
    known: { 404: true, 409: true },
    withReason: true,
    save: async ({ values }) => {
      await recommend({ params: { id }, body: values });
      onClose();
    },
  });
  return (
    <Form form={form} label="Recommendation" className="flex flex-col gap-5">
      <RadioField form={form} name="verdict" label="Your word" inline options={choices} />
      <TextareaField form={form} name="note" label="Note to the office" rows={3} maxLength={noteLetters.most} hint="Needed when you advise against somebody." />
      <FormActions form={form} submitLabel="Save" />
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
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
import * as texts from '../../texts';

interface Applicant {
  id: number;
  full_name: string;
  state: 'pending' | 'correction';
  recommendation: { verdict: Verdict; note: string | null } | null;
}

/**
 * Shows an area admin's recommendation on an applicant, and the window to give or change it
 * (docs/product/applications.md, "Recommendations").
 */
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
          {texts.inCorrection}
        </Badge>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="px-2.5! pointer-fine:min-h-8! pointer-coarse:min-h-11 print:hidden"
        onClick={() => window.show(true)}
      >
        {recommendation ? texts.changeWordMore : texts.recommendMore}
        <span className="sr-only"> {name}</span>
      </Button>
      {window.subject && <RecommendWindow key={window.key} applicant={applicant} {...window.state} />}
    </span>
  );
}

function RecommendWindow({ applicant, ...dialog }: DialogState & { applicant: Applicant }) {
  return (
    <FormDialog
      {...dialog}
      title={fillText(texts.wordOn, { name: applicant.full_name })}
      description={texts.wordLead}
      width="sm"
      compact
    >
      <RecommendForm applicant={applicant} onClose={dialog.onClose} />
    </FormDialog>
  );
}

const choices = [
  { value: 'recommend', label: texts.recommend },
  { value: 'against', label: texts.adviseAgainst },
];

function RecommendForm({ applicant: { id, recommendation }, onClose }: { applicant: Applicant; onClose: () => void }) {
  const { mutateAsync: recommend } = useMutation(recommendApplicant);
  const form = useRecordForm<{ verdict: Verdict; note: string }>({
    opened: { values: { verdict: recommendation?.verdict ?? 'recommend', note: recommendation?.note ?? '' } },
    schema: () => import('../../contract/applications').then(({ recommendationSchema }) => recommendationSchema),
    failed: texts.wordFailed,
    known: { 404: true, 409: true },
    withReason: true,
    save: async ({ values }) => {
      await recommend({ params: { id }, body: values });
      onClose();
    },
  });
  return (
    <Form form={form} label={texts.recommendation} className="flex flex-col gap-5">
      <RadioField form={form} name="verdict" label={common.yourWord} inline options={choices} />
      <TextareaField
        form={form}
        name="note"
        label={texts.noteToOffice}
        rows={3}
        maxLength={noteLetters.most}
        hint={texts.noteToOfficeHint}
      />
      <FormActions form={form} submitLabel={common.save} />
    </Form>
  );
}

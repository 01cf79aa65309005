import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { RadioField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { TextareaField } from '~/ui/forms/text-fields';
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
        size="row"
        className="px-2.5! pointer-fine:min-h-8! print:hidden"
        onClick={() => window.show(true)}
      >
        {recommendation ? texts.changeWordMore : texts.recommendMore}
        <span className="sr-only"> {name}</span>
      </Button>
      {window.render((state) => (
        <RecommendWindow applicant={applicant} {...state} />
      ))}
    </span>
  );
}

function RecommendWindow({ applicant, ...dialog }: DialogState & { applicant: Applicant }) {
  const { id, recommendation } = applicant;

  const { mutateAsync: recommend } = useMutation(recommendApplicant);
  return (
    <FormWindow<{ verdict: Verdict; note: string }>
      {...dialog}
      title={fillText(texts.wordOn, { name: applicant.full_name })}
      description={texts.wordLead}
      width="sm"
      compact
      label={texts.recommendation}
      className="flex flex-col gap-5"
      submitLabel={common.save}
      form={{
        opened: { values: { verdict: recommendation?.verdict ?? 'recommend', note: recommendation?.note ?? '' } },
        schema: () => import('../../contract/applications').then(({ recommendationSchema }) => recommendationSchema),
        failed: texts.wordFailed,
        known: { 404: true, 409: true },
        withReason: true,
        save: async ({ values }) => {
          await recommend({ params: { id }, body: values });
        },
      }}
    >
      {(form) => (
        <>
          <RadioField form={form} name="verdict" label={common.yourWord} inline options={choices} />
          <TextareaField
            form={form}
            name="note"
            label={texts.noteToOffice}
            rows={3}
            maxLength={noteLetters.most}
            hint={texts.noteToOfficeHint}
          />
        </>
      )}
    </FormWindow>
  );
}

const choices = [
  { value: 'recommend', label: texts.recommend },
  { value: 'against', label: texts.adviseAgainst },
];

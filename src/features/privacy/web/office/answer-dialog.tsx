import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { RadioField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { TextareaField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { decisions, mostAnswer, type RequestDecision } from '../../contract/request-choices';
import { requestDecisionForm } from '../../contract/request-forms';
import type { OfficeRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { decideRequest } from '../requests/mutations';

type AnswerProps = { request: Pick<OfficeRequest, 'id' | 'kind'>; name: string; messages: Messages };

/** Opens the window of the office's answer to a request; an erasure can only be refused. */
export function AnswerDialog({ request, name, messages, ...state }: AnswerProps & DialogState) {
  const isErasure = request.kind === 'erase';
  const { id, kind } = request;

  const { mutateAsync } = useMutation(decideRequest);
  return (
    <FormWindow<Values>
      {...state}
      title={fillText(isErasure ? texts.refuseErasureOf : texts.answerTitle, { name })}
      description={isErasure ? texts.eraseRuns : texts.kindNames[request.kind]}
      width="sm"
      label={texts.answer}
      submitLabel={texts.sendAnswer}
      form={{
        opened: { values: { decision: kind === 'erase' ? 'refused' : '', answer: '' } },
        schema: requestDecisionForm,
        failed: texts.answerFailed,
        withReason: true,
        known: { decided: texts.decidedMeanwhile },
        save: async ({ values }) => {
          await mutateAsync({ params: { id }, body: requestDecisionForm.parse(values) });
          messages.success(fillText(texts.answered, { name }));
        },
      }}
    >
      {(form) => (
        <div className="flex flex-col gap-5">
          {kind !== 'erase' && (
            <RadioField
              form={form}
              name="decision"
              label={common.decision}
              required
              inline
              options={decisions.map((value) => ({ value, label: texts.decisionNames[value] }))}
            />
          )}
          <TextareaField
            form={form}
            name="answer"
            label={texts.answerLabel}
            required
            rows={5}
            maxLength={mostAnswer}
            data-autofocus
          />
        </div>
      )}
    </FormWindow>
  );
}

interface Values {
  /** Empty until one is chosen: an answer by mistake can't be taken back. */
  decision: RequestDecision | '';
  answer: string;
}

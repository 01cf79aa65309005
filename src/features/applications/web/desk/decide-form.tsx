import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Role } from '~/shared/access';
import { roleNames } from '~/shared/role-names';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { Checkbox } from '~/ui/checkbox';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { FieldError } from '~/ui/field-error';
import { RadioField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { LineField, TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { useDialog } from '~/ui/hooks/use-dialog';
import {
  applicationTexts,
  correctable,
  correctableNames,
  noteLetters,
  assignableRoles,
  type Correctable,
  type PositionLevel,
} from '../../contract/application-words';
import type { Application } from '../../contract';
import { useRoleQuestion } from '~/features/people/web/public';
import { decideApplication, isUnconfirmed } from '../mutations';
import { requestOf } from './wish';
import { PlaceFields, type PlaceValues } from './place-fields';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

interface Values extends PlaceValues {
  decision: 'approve' | 'correct' | 'reject';
  role: Role;
  position: string;
  level: string;
  fields: Correctable[];
  note: string;
}

type DecideFormProps = {
  application: Application;
  /** Whether the viewer is a superuser, who alone can name another one. */
  isSuperuser: boolean;
  /** The parameter of the address with the application: before another one, a question saves what was typed. */
  stepOf?: string;
  /** Receives the server's message, and whether it can be taken back. */
  onDone: (message: string, canUndo: boolean) => void;
};

const decisions = [
  { value: 'approve', label: common.approve },
  { value: 'correct', label: common.askForCorrection },
  { value: 'reject', label: common.reject },
];
const submitLabels = { approve: common.approve, correct: texts.sendRequest, reject: texts.rejectApplication };

/**
 * Decides on an application: approves with role, place and position, requests a correction, or rejects
 * (docs/product/applications.md, "Decisions"). A role above member, and an address that is not confirmed, open a
 * question first.
 */
export function DecideForm({ application, isSuperuser, stepOf, onDone }: DecideFormProps) {
  const { mutateAsync: decide } = useMutation(decideApplication);
  const { ask, question } = useRoleQuestion();
  const unconfirmed = useDialog<Values>();
  const { id, full_name: name } = application;
  const canApprove = application.state === 'pending';
  const send = async (values: Values, confirmed: boolean) =>
    onDone((await decide({ params: { id }, body: bodyOf(values, confirmed) })).message, values.decision === 'approve');
  const form = useRecordForm<Values>({
    opened: {
      values: {
        decision: canApprove ? 'approve' : 'correct',
        role: 'member',
        area: String(application.area ?? ''),
        unit: String(application.unit ?? ''),
        position: '',
        level: '',
        fields: [],
        note: '',
      },
    },
    schema: () => import('../../contract/applications').then(({ decisionSchema }) => decisionSchema),
    body: ({ values }) => bodyOf(values, false),
    failed: texts.decisionFailed,
    known: failures,
    errorsToo: false,
    save: async ({ values }) => {
      if (values.decision === 'approve' && !(await ask(name, values.role))) return;
      try {
        await send(values, false);
      } catch (error) {
        if (!isUnconfirmed(error)) throw error;
        unconfirmed.show(values);
      }
    },
  });
  const approveAnyway = (values: Values) =>
    send(values, true).catch((error: unknown) =>
      form.messages.error(errorMessage(error, texts.decisionFailed, failures)),
    );
  const decision = useWatch({ control: form.control, name: 'decision' });
  const note = <NoteField form={form} />;
  return (
    <>
      <Form form={form} label={common.decision} stepOf={stepOf} className="flex flex-col gap-5">
        <RadioField
          form={form}
          name="decision"
          label={common.decision}
          inline
          options={canApprove ? decisions : decisions.slice(1)}
        />
        {decision === 'approve' && <Approval form={form} application={application} isSuperuser={isSuperuser} />}
        {decision === 'correct' && (
          <>
            <AskedFields form={form} />
            {note}
          </>
        )}
        {decision === 'reject' && note}
        <FormActions form={form} submitLabel={submitLabels[decision]} />
      </Form>
      {question}
      {unconfirmed.render((state, subject) => (
        <ConfirmDialog
          {...state}
          title={fillText(texts.approveAnywayQuestion, { name })}
          description={texts.approveAnywayMore}
          confirmLabel={texts.approveAnyway}
          onConfirm={() => approveAnyway(subject)}
        />
      ))}
    </>
  );
}

const failures = { 403: true, 404: true, 409: true } as const;

function bodyOf({ decision, role, area, unit, position, level, fields, note }: Values, confirmed: boolean) {
  if (decision === 'correct') return { decision, fields, note };
  if (decision === 'reject') return { decision, note };
  const title = position.trim();
  const value = level === '' ? title : { title, level: level as PositionLevel };
  return {
    decision,
    role,
    area: area || null,
    unit: unit || null,
    ...(title !== '' && { position: value }),
    confirmed,
  } as const;
}

type Part = { form: RecordForm<Values> };

function NoteField({ form }: Part) {
  return (
    <TextareaField
      form={form}
      name="note"
      label={texts.noteToApplicant}
      required
      rows={4}
      maxLength={noteLetters.most}
      hint={fillText(texts.noteHint, { least: noteLetters.least, most: noteLetters.most })}
    />
  );
}

const levels = [
  { value: '', label: texts.levelByPlace },
  { value: 'district', label: texts.district },
  { value: 'area', label: personTexts.area },
  { value: 'unit', label: personTexts.unit },
];

function Approval({ form, application, isSuperuser }: Part & Pick<DecideFormProps, 'application' | 'isSuperuser'>) {
  const roles: readonly Role[] = isSuperuser ? [...assignableRoles, 'superuser'] : assignableRoles;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField
        form={form}
        name="role"
        label={texts.approveAs}
        hint={requestOf(application)}
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <PlaceFields form={form as unknown as RecordForm<PlaceValues>} />
      <LineField
        form={form}
        name="position"
        label={texts.positionInCommittee}
        hint={texts.positionInCommitteeHint}
        maxLength={100}
      />
      <SelectField form={form} name="level" label={common.committee} options={levels} />
    </div>
  );
}

function AskedFields({ form }: Part) {
  const error = form.formState.errors.fields?.message;
  return (
    <fieldset aria-describedby={error ? 'asked-fields-error' : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {texts.toBeCorrected}
        <span aria-hidden="true" className="ms-1 text-danger">
          *
        </span>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {correctable.map((field) => (
          <Checkbox key={field} {...form.register('fields')} value={field} label={correctableNames[field]} />
        ))}
      </div>
      {error && <FieldError id="asked-fields-error">{error}</FieldError>}
      <p className="mt-1 text-xs text-muted">{applicationTexts.correctionHint}</p>
    </fieldset>
  );
}

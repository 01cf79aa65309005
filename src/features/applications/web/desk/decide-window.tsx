import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Role } from '~/shared/access';
import { roleNames } from '~/shared/role-names';
import { fillText } from '~/shared/fill-text';
import { Checkbox } from '~/ui/checkbox';
import { FieldError } from '~/ui/field-error';
import { RadioField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField, TextField } from '~/ui/forms/text-fields';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
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
import { decideApplication, isUnconfirmed } from '../mutations';
import { Findings } from './marks';
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

type DecideWindowProps = DialogState & {
  application: Application;
  /** Whether the viewer is a superuser, who alone can name another one. */
  isSuperuser: boolean;
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
 * The window that decides on an application: approve with role, place and position, request a correction, or reject
 * (docs/product/applications.md, "Decisions").
 */
export function DecideWindow({ application, isSuperuser, onDone, ...dialog }: DecideWindowProps) {
  return (
    <FormDialog {...dialog} title={fillText(texts.decideOn, { name: application.full_name })} width="lg">
      <DecideForm application={application} isSuperuser={isSuperuser} onDone={onDone} onClose={dialog.onClose} />
    </FormDialog>
  );
}

function DecideForm({ application, isSuperuser, onDone, onClose }: Omit<DecideWindowProps, 'open'>) {
  const { mutateAsync: decide } = useMutation(decideApplication);
  const canApprove = application.state === 'pending';
  const [asked, setAsked] = useState(false);
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
    body: ({ values }) => bodyOf(values, asked),
    failed: texts.decisionFailed,
    known: { 403: true, 404: true, 409: true },
    errorsToo: false,
    save: async ({ values }) => {
      try {
        const { message } = await decide({ params: { id: application.id }, body: bodyOf(values, asked) });
        onDone(message, values.decision === 'approve');
        onClose();
      } catch (error) {
        if (isUnconfirmed(error)) setAsked(true);
        throw error;
      }
    },
  });
  const decision = useWatch({ control: form.control, name: 'decision' });
  const note = <NoteField form={form} />;
  return (
    <Form form={form} label={common.decision} className="flex flex-col gap-5">
      <Findings application={application} />
      <RadioField
        form={form}
        name="decision"
        label={common.decision}
        inline
        options={canApprove ? decisions : decisions.slice(1)}
      />
      {decision === 'approve' && <Approval form={form} isSuperuser={isSuperuser} />}
      {decision === 'correct' && (
        <>
          <AskedFields form={form} />
          {note}
        </>
      )}
      {decision === 'reject' && note}
      <FormActions
        form={form}
        submitLabel={decision === 'approve' && asked ? texts.approveAnyway : submitLabels[decision]}
      />
    </Form>
  );
}

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

function Approval({ form, isSuperuser }: Part & { isSuperuser: boolean }) {
  const roles: readonly Role[] = isSuperuser ? [...assignableRoles, 'superuser'] : assignableRoles;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField
        form={form}
        name="role"
        label={personTexts.role}
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <PlaceFields form={form as unknown as RecordForm<PlaceValues>} />
      <TextField
        form={form}
        name="position"
        label={texts.positionInCommittee}
        hint={texts.positionInCommitteeHint}
        maxLength={100}
        autoComplete="off"
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

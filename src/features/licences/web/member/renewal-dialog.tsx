import { useMutation } from '@tanstack/react-query';
import { keepTyped, Restored, useTyped } from '~/features/phone/web/public';
import { fitPhoto } from '~/features/people/web/public';
import { useEffect, useEffectEvent } from 'react';
import { licenseCategories, licenseCategoryName } from '~/shared/license-categories';
import * as common from '~/shared/texts';
import { bodyOf, sendOrLeave, type Post } from '~/shared/unsent';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { DayField, LineField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { Mine, Renewal } from '../../contract';
import { mostScanBytes, type Kind } from '../../contract/choices';
import { renewalForm, renewalWithScan } from '../../contract/forms';
import * as texts from '../../texts';
import { correctRenewal, sendRenewal } from '../mutations';
import { largeEnough, scanTypes } from '../words';

/** `request` is null for a new request. */
type RenewalProps = { kind: Kind; request: Renewal | null; mine: Mine; messages: Messages; onClose: () => void };

const titles: Record<Kind, string> = { licence: texts.sendRenewedLicence, membership: texts.sendMembershipRenewal };

/** Opens the window that sends a request for a renewal to the office, or corrects an open request. */
export function RenewalDialog({ open, onClose, ...rest }: RenewalProps & DialogState) {
  // What was typed is sent by then, or not wanted.
  const close = () => {
    keepTyped(nameOf(rest), null);
    onClose();
  };
  return (
    <FormDialog open={open} onClose={close} title={rest.request ? texts.correctTitle : titles[rest.kind]}>
      <RenewalForm {...rest} onClose={close} />
    </FormDialog>
  );
}

/** Returns the name by which what is typed in the form is kept. */
const nameOf = ({ kind, request }: Pick<RenewalProps, 'kind' | 'request'>) => `renewal ${kind} ${request?.id ?? 'new'}`;

interface Values {
  licenseNo: string;
  license_category: string;
  licenseDate: string;
  renewalDate: string;
  membership_until: string;
  file: readonly File[];
}

const fieldsOf: Record<Kind, readonly (keyof Values)[]> = {
  licence: ['licenseNo', 'license_category', 'licenseDate', 'renewalDate'],
  membership: ['membership_until'],
};
const categories = [
  { value: '', label: texts.notGiven },
  ...licenseCategories.map((name) => ({ value: name, label: licenseCategoryName(name) })),
];

function RenewalForm({ kind, request, mine: { licence }, messages, onClose }: RenewalProps) {
  const sending = useMutation(sendRenewal);
  const correcting = useMutation(correctRenewal);
  const needsFile = kind === 'licence' && !request;
  const form = useRecordForm<Values>({
    opened: {
      values: {
        licenseNo: request?.licenseNo ?? licence.licenseNo ?? '',
        license_category: request?.license_category ?? licence.license_category ?? '',
        licenseDate: request?.licenseDate ?? licence.licenseDate ?? '',
        renewalDate: request?.renewalDate ?? '',
        membership_until: request?.membership_until ?? '',
        file: [],
      },
      readAt: request?.updated_at,
    },
    schema: needsFile ? renewalWithScan : renewalForm,
    body: ({ values }) => ({
      kind,
      ...Object.fromEntries([...fieldsOf[kind], 'file' as const].map((name) => [name, values[name]])),
    }),
    save: async ({ values, readAt }) => {
      const [file] = values.file;
      const parts: Post['parts'] = [
        ...fieldsOf[kind].map((name) => [name, values[name] as string] as const),
        ...(file ? [['file', await fitPhoto(file, largeEnough)] as const] : []),
      ];
      const isSent = request
        ? await correcting.mutateAsync({
            params: { id: request.id },
            body: bodyOf(readAt ? [['updated_at', readAt], ...parts] : parts),
          })
        : await sendOrLeave((body) => sending.mutateAsync({ body }), {
            address: 'POST /api/licences/renewals/',
            parts: [['kind', kind], ...parts],
            title: titles[kind],
          });
      if (isSent) messages.success(texts.requestSent);
      onClose();
    },
    failed: common.sendFailed,
    known: { open: true, decided: true },
  });
  const name = nameOf({ kind, request });
  const typed = useTyped(name, (stored: Partial<Record<keyof Values, unknown>>) => {
    if (form.hasChanges()) return false;
    for (const field of fieldsOf[kind]) {
      const value = stored[field];
      if (typeof value === 'string') form.setValue(field, value, { shouldDirty: true });
    }
    return true;
  });
  const { subscribe, reset } = form;
  const keepChanges = useEffectEvent((values: Values) =>
    keepTyped(
      name,
      form.hasChanges() ? Object.fromEntries(fieldsOf[kind].map((field) => [field, values[field]])) : null,
    ),
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepChanges(values) }),
    [subscribe],
  );
  const discard = () => {
    reset();
    keepTyped(name, null);
    typed.forget();
  };
  return (
    <Form form={form} label={titles[kind]}>
      {typed.isRestored && <Restored className="mb-3" onDiscard={discard} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {kind === 'licence' ? (
          <>
            <DayField form={form} name="renewalDate" label={texts.lastValidDay} required data-autofocus />
            <DayField form={form} name="licenseDate" label={texts.licenseIssueDate} />
            <LineField form={form} name="licenseNo" label={texts.licenseNumber} required maxLength={60} />
            <SelectField form={form} name="license_category" label={texts.licenseCategory} options={categories} />
          </>
        ) : (
          <DayField form={form} name="membership_until" label={texts.lastValidDay} required data-autofocus />
        )}
      </div>
      <div className="mt-5">
        <FilesField
          form={form}
          name="file"
          label={kind === 'licence' ? texts.certificateFile : texts.receiptFile}
          hint={request?.file ? texts.replaceFileHint : texts.fileHint}
          accept={scanTypes}
          required={needsFile}
          check={([file]) =>
            file?.type === 'application/pdf' && file.size > mostScanBytes ? texts.scanTooLarge : undefined
          }
        />
      </div>
      <FormActions form={form} submitLabel={request ? texts.sendAgain : texts.sendToOffice} />
    </Form>
  );
}

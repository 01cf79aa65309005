import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fitPhoto } from '~/features/people/web/public';
import { fillText } from '~/shared/fill-text';
import { FilesField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { DayField, LineField, TextareaField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { StandingOf } from '../../contract';
import { mostScanBytes } from '../../contract/choices';
import { recordForm } from '../../contract/forms';
import * as texts from '../../texts';
import { recordLicence } from '../mutations';
import { largeEnough, scanTypes } from '../words';

type RecordProps = { standing: StandingOf; messages: Messages };

/** Opens the window that records a paper or a payment that the office holds in its hand. */
export function RecordDialog({ standing, messages, ...state }: RecordProps & DialogState) {
  const { person } = standing;

  const { mutateAsync: record } = useMutation(recordLicence);
  return (
    <FormWindow<Values>
      {...state}
      title={fillText(texts.recordOf, { name: standing.person.full_name })}
      description={texts.recordMeans}
      label={texts.recordByHand}
      submitLabel={texts.record}
      form={{
        opened: {
          values: { licenseNo: '', renewalDate: '', membership_until: '', note: '', file: [] },
          readAt: person.updated_at,
        },
        schema: recordForm,
        body: ({ values }) => Object.fromEntries(fields.map((name) => [name, values[name]])),
        save: async ({ values, readAt }) => {
          const body = new FormData();
          for (const name of fields) body.append(name, values[name]);
          if (readAt) body.append('updated_at', readAt);
          const [file] = values.file;
          if (file) body.append('file', await fitPhoto(file, largeEnough));
          await record({ params: { userId: person.id }, body });
          messages.success(fillText(texts.recordedOf, { name: person.full_name }));
        },
        failed: texts.recordFailed,
        known: { own_record: true },
        reread: () => {
          messages.error(texts.personChangedMeanwhile);
          state.onClose();
          return Promise.resolve({
            values: { licenseNo: '', renewalDate: '', membership_until: '', note: '', file: [] },
          });
        },
      }}
    >
      {(form) => (
        <>
          <Group title={texts.kindNames.licence}>
            <LineField
              form={form}
              name="licenseNo"
              label={texts.licenseNumber}
              hint={person.licenseNo ? fillText(texts.nowIs, { value: person.licenseNo }) : undefined}
              maxLength={60}
              data-autofocus
            />
            <DayField form={form} name="renewalDate" label={texts.lastValidDay} />
          </Group>
          <Group title={texts.kindNames.membership}>
            <DayField form={form} name="membership_until" label={texts.lastValidDay} />
          </Group>
          <div className="mt-5 flex flex-col gap-5">
            <TextareaField
              form={form}
              name="note"
              label={texts.noteToMember}
              hint={texts.recordNoteHint}
              required
              rows={3}
              maxLength={1000}
            />
            <FilesField
              form={form}
              name="file"
              label={texts.recordFile}
              hint={texts.fileHint}
              accept={scanTypes}
              check={([file]) =>
                file?.type === 'application/pdf' && file.size > mostScanBytes ? texts.scanTooLarge : undefined
              }
            />
          </div>
        </>
      )}
    </FormWindow>
  );
}

const fields = ['licenseNo', 'renewalDate', 'membership_until', 'note'] as const;
type Values = Record<(typeof fields)[number], string> & { file: readonly File[] };

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="mb-5 grid gap-5 sm:grid-cols-2">
    <legend className="mb-3 text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

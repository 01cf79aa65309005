import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { FormWindow } from '~/ui/forms/form-window';
import { TextField } from '~/ui/forms/text-fields';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { deathForm } from '../../contract';
import * as texts from '../../texts';
import { recordDeath, takeBackDeath } from '../mutations';

/** Renders the day of a person's death, and records it or takes it back (docs/product/person.md, "A death"). */
export function Death({ person, messages }: PersonSectionProps) {
  const recording = useDialog();
  const takingBack = useDialog();
  const { mutateAsync: takeBack } = useMutation(takeBackDeath);
  const { deceased_on: day, full_name: name } = person;
  const looks = { variant: 'secondary', size: 'row', className: 'print:hidden' } as const;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <h3 className="text-sm font-semibold">
          {day ? fillText(texts.deceasedOn, { day: formatDate(day) ?? '' }) : texts.deathTitle}
        </h3>
        <div className="flex flex-wrap gap-2">
          {day && (
            <Button {...looks} variant="ghost" onClick={() => takingBack.show(true)}>
              {texts.takeBackDeath}
            </Button>
          )}
          <Button {...looks} onClick={() => recording.show(true)}>
            {day ? texts.changeDeathDay : texts.recordDeath}
          </Button>
        </div>
      </div>
      {recording.render((state) => (
        <DeathDialog {...state} person={person} messages={messages} />
      ))}
      {takingBack.render((state) => (
        <ConfirmDialog
          {...state}
          title={fillText(texts.takeBackDeathOf, { name })}
          description={texts.takeBackDeathMeans}
          confirmLabel={texts.takeBackDeath}
          onConfirm={() =>
            describeOutcome(messages, takeBack({ params: { id: person.id } }), {
              done: texts.deathTakenBack,
              failed: texts.deathNotTakenBack,
            })
          }
        />
      ))}
    </>
  );
}

function DeathDialog({ person, messages, ...state }: PersonSectionProps & DialogState) {
  const { mutateAsync } = useMutation(recordDeath);
  return (
    <FormWindow
      {...state}
      title={fillText(texts.recordDeathOf, { name: person.full_name })}
      description={texts.deathMeans}
      width="sm"
      compact
      label={texts.recordDeath}
      submitLabel={texts.recordDeath}
      className="flex flex-col gap-5"
      form={{
        opened: { values: { deceased_on: person.deceased_on ?? '' } },
        schema: deathForm,
        failed: texts.deathNotRecorded,
        withReason: true,
        save: async ({ values }) => {
          await mutateAsync({ params: { id: person.id }, body: values });
          messages.success(texts.deathRecorded);
        },
      }}
    >
      {(form) => <TextField form={form} name="deceased_on" type="date" label={texts.dayOfDeath} required />}
    </FormWindow>
  );
}

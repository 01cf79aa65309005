import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Fact } from '~/ui/facts';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { FormWindow } from '~/ui/forms/form-window';
import { LineField } from '~/ui/forms/text-fields';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import type { Nominee } from '../../contract';
import { nomineeForm } from '../../contract/nominee';
import * as texts from '../../texts';
import { nameNominee } from '../mutations';

/** Renders the nominee, who acts for a person who no longer can; only that person names, changes and removes them. */
export function NomineePanel({ nominee }: { nominee: Nominee | null }) {
  const naming = useDialog();
  const removing = useDialog<Nominee>();
  const { mutateAsync } = useMutation(nameNominee);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const remove = async () => {
    try {
      await mutateAsync({ body: null });
      messages.success(texts.nomineeRemoved);
    } catch (error) {
      messages.error(errorMessage(error, texts.nomineeNotRemoved));
    }
  };
  return (
    <Panel title={texts.nomineeTitle} lead={texts.nomineeLead}>
      {nominee ? (
        <dl className="grid grid-cols-1 gap-3 text-sm sm:grid-cols-3">
          <NomineeFact label={common.name}>{nominee.name}</NomineeFact>
          <NomineeFact label={texts.nomineeRelation}>{nominee.relation}</NomineeFact>
          <NomineeFact label={personTexts.phone}>{nominee.phone}</NomineeFact>
        </dl>
      ) : (
        <p className="text-muted">{texts.noNominee}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => naming.show(true)}>
          {nominee ? texts.changeNominee : texts.nameNominee}
        </Button>
        {nominee && (
          <Button variant="ghost" onClick={() => removing.show(nominee)}>
            {common.remove}
          </Button>
        )}
      </div>
      <MessageBanner message={message} className="mt-4" />
      {naming.render((state) => (
        <NomineeDialog nominee={nominee} messages={messages} {...state} />
      ))}
      {removing.render((state, subject) => (
        <ConfirmDialog
          {...state}
          danger
          title={texts.removeNomineeQuestion}
          description={fillText(texts.removeNomineeLead, { name: subject.name })}
          confirmLabel={common.remove}
          onConfirm={remove}
        />
      ))}
    </Panel>
  );
}

const NomineeFact = (props: { label: string; children: string }) => (
  <Fact {...props} className="min-w-0" labelClass="text-xs" valueClass="mt-0.5 font-medium" />
);

type NomineeProps = { nominee: Nominee | null; messages: Messages };

function NomineeDialog({ nominee, messages, ...state }: NomineeProps & DialogState) {
  const { mutateAsync } = useMutation(nameNominee);
  return (
    <FormWindow<Nominee>
      {...state}
      title={nominee ? texts.changeNominee : texts.nameNominee}
      width="sm"
      label={texts.nomineeTitle}
      className="flex flex-col gap-5"
      submitLabel={common.save}
      form={{
        opened: { values: nominee ?? emptyNominee },
        schema: nomineeForm,
        save: async ({ values }) => {
          await mutateAsync({ body: values });
          messages.success(texts.nomineeSaved);
        },
        failed: texts.nomineeNotSaved,
      }}
    >
      {(form) => (
        <>
          <LineField form={form} name="name" label={common.name} required maxLength={150} data-autofocus />
          <LineField
            form={form}
            name="relation"
            label={texts.nomineeRelation}
            hint={texts.nomineeRelationHint}
            required
            maxLength={60}
          />
          <LineField
            form={form}
            name="phone"
            label={personTexts.phone}
            required
            type="tel"
            inputMode="tel"
            maxLength={40}
          />
        </>
      )}
    </FormWindow>
  );
}

const emptyNominee: Nominee = { name: '', relation: '', phone: '' };

import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { makePasskey, wasCancelled, whyNoPasskeys } from '~/session';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { attempt } from '~/ui/office/attempt';
import type { FactorState, Passkey } from '../../contract/factors';
import { passkeyNameSchema } from '../../contract/passkeys';
import * as texts from '../../texts';
import { addPasskey, factorsQuery, newPasskeyOptions, removePasskey, renamePasskey } from './api';
import { FactorRow } from './factor-row';
import { withoutAny } from './without-any';

type PasskeyListProps = { state: FactorState; messages: Messages; onCodes: (codes: readonly string[]) => void };

/** Renders the caller's passkeys, and the way to add one, or why it cannot be made here. */
export function PasskeyList({ state, messages, onCodes }: PasskeyListProps) {
  const { passkeys: keys, totp_since: app } = state;
  const adding = useDialog();
  const renaming = useDialog<Passkey>();
  const leaving = useDialog<Passkey>();
  const removing = useMutation(removePasskey);
  const obstacle = whyNoPasskeys();
  const onRemove = ({ id }: Passkey) =>
    attempt(messages, { failed: texts.passkey.removeFailed, known: { 404: true } }, async () => {
      await removing.mutateAsync({ params: { id } });
      messages.success(texts.passkey.removed);
    });
  return (
    <>
      <FactorRow
        title={texts.passkey.title}
        lead={<List keys={keys} obstacle={obstacle} onRename={renaming.show} onRemove={leaving.show} />}
      >
        {!obstacle && (
          <Button variant="secondary" onClick={() => adding.show(true)}>
            {texts.passkey.add}
          </Button>
        )}
      </FactorRow>
      {adding.render((state) => (
        <AddPasskey {...state} messages={messages} onCodes={onCodes} />
      ))}
      {renaming.render((state, passkey) => (
        <FormDialog {...state} title={fillText(texts.passkey.renameNamed, { name: passkey.name })} width="sm" compact>
          <RenameForm passkey={passkey} messages={messages} onDone={state.onClose} />
        </FormDialog>
      ))}
      {leaving.render((window, subject) => (
        <ConfirmDialog
          {...window}
          title={fillText(texts.passkey.removeQuestion, { name: subject.name })}
          description={
            app === null && keys.length === 1
              ? `${texts.passkey.removeWhat} ${withoutAny(state)}`
              : texts.passkey.removeWhat
          }
          confirmLabel={texts.passkey.remove}
          danger
          onConfirm={() => onRemove(subject)}
        />
      ))}
    </>
  );
}

type ListProps = {
  keys: readonly Passkey[];
  /** Why none can be made here. */
  obstacle: string | undefined;
  onRename: (key: Passkey) => void;
  onRemove: (key: Passkey) => void;
};

function List({ keys, obstacle, onRename, onRemove }: ListProps) {
  return (
    <>
      <p>{texts.passkey.lead}</p>
      {obstacle && <p className="mt-1">{obstacle}</p>}
      {keys.length === 0 ? (
        <p className="mt-1">{texts.passkey.none}</p>
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-line rounded-md border border-line">
          {keys.map((key) => (
            <li key={key.id} className="flex items-center justify-between gap-3 ps-4 pe-1">
              <span className="min-w-0 py-2 wrap-anywhere">
                <span className="font-semibold text-ink">{key.name}</span>
                <br />
                {factsOf(key)}
              </span>
              <span className="flex shrink-0">
                <IconButton
                  label={fillText(texts.passkey.renameNamed, { name: key.name })}
                  onClick={() => onRename(key)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={fillText(texts.passkey.removeNamed, { name: key.name })}
                  onClick={() => onRemove(key)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const factsOf = (key: Passkey): string =>
  [
    fillText(texts.passkey.addedOn, { day: formatDate(key.created_at) ?? '' }),
    key.last_used_at
      ? fillText(texts.passkey.lastUsed, { day: formatDate(key.last_used_at) ?? '' })
      : texts.passkey.neverUsed,
    ...(key.synced ? [texts.passkey.synced] : []),
  ].join(', ');

/** Throws why a passkey was not made: a CallError unchanged, a browser's error as a CallError with our text. */
function throwPasskeyError(error: unknown): never {
  if (error instanceof CallError) throw error;
  throw new CallError(0, '', wasCancelled(error) ? texts.passkey.cancelled : texts.passkey.failed, 'no_passkey', {});
}

type AddProps = DialogState & Pick<PasskeyListProps, 'messages' | 'onCodes'>;

function AddPasskey({ messages, onCodes, ...dialog }: AddProps) {
  return (
    <FormDialog {...dialog} title={texts.passkey.add} description={texts.passkey.lead} width="sm" compact>
      <AddForm messages={messages} onCodes={onCodes} onDone={dialog.onClose} />
    </FormDialog>
  );
}

function AddForm({ messages, onCodes, onDone }: Pick<AddProps, 'messages' | 'onCodes'> & { onDone: () => void }) {
  const { mutateAsync: askOptions } = useMutation(newPasskeyOptions);
  const { mutateAsync: add } = useMutation(addPasskey);
  const form = useRecordForm<{ name: string }>({
    opened: { values: { name: texts.passkey.firstName } },
    schema: passkeyNameSchema,
    failed: texts.passkey.failed,
    known: { no_passkey: true, 400: true, 409: true },
    save: async ({ values }) => {
      const passkey = await makePasskey(await askOptions({})).catch(throwPasskeyError);
      const { codes } = await add({ body: { ...values, passkey } });
      messages.success(texts.passkey.added);
      onDone();
      if (codes) onCodes(codes);
    },
  });
  return <NameForm form={form} label={texts.passkey.add} submitLabel={texts.passkey.make} />;
}

const openedOf = ({ name, updated_at: readAt }: Passkey) => ({ values: { name }, readAt });

function RenameForm({ passkey, messages, onDone }: { passkey: Passkey; messages: Messages; onDone: () => void }) {
  const client = useQueryClient();
  const { mutateAsync: rename } = useMutation(renamePasskey);
  const form = useRecordForm<{ name: string }>({
    opened: openedOf(passkey),
    schema: passkeyNameSchema,
    failed: texts.passkey.renameFailed,
    known: { 404: true },
    reread: async () => {
      const { passkeys } = await client.fetchQuery({ ...factorsQuery, staleTime: 0 });
      const current = passkeys.find(({ id }) => id === passkey.id);
      if (!current) throw new CallError(404, '', '', 'passkey_unknown', {});
      return openedOf(current);
    },
    save: async ({ values, readAt }) => {
      await rename({ params: { id: passkey.id }, body: { ...values, updated_at: readAt } });
      messages.success(texts.passkey.renamed);
      onDone();
    },
  });
  const label = fillText(texts.passkey.renameNamed, { name: passkey.name });
  return <NameForm form={form} label={label} submitLabel={texts.passkey.saveName} />;
}

type NameFormProps = { form: RecordForm<{ name: string }>; label: string; submitLabel: string };

const NameForm = ({ form, label, submitLabel }: NameFormProps) => (
  <Form form={form} label={label} className="flex flex-col gap-5">
    <TextField
      form={form}
      name="name"
      label={texts.passkey.name}
      hint={texts.passkey.nameHint}
      required
      maxLength={60}
    />
    <FormActions form={form} submitLabel={submitLabel} />
  </Form>
);

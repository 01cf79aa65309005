import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Alert } from '../alert';
import { Button } from '../button';
import { ConflictAlert, type ConflictWords } from '../conflict-alert';
import { canStop, type Transfer } from '../hooks/use-transfers';
import type { Message } from '../hooks/use-message';
import { MessageBanner } from '../message-banner';
import { TransferList } from '../transfer-list';
import { isEmpty } from './changes';
import { useFormGuard } from './form-guard';
import type { RecordForm } from './use-record-form';

type FormActionsProps<V extends object> = {
  form: RecordForm<V>;
  /** The text of the button that submits. */
  submitLabel: string;
  /** Whether it takes away what cannot come back, as in ConfirmDialog. */
  danger?: boolean;
  cancelLabel?: string;
  /** Without it a form in a window is cancelled by closing the window, one on a page has no such button. */
  onCancel?: () => void;
  /** Uploads in progress, and how to stop files that are not fully sent. */
  transfers?: { transfers: readonly Transfer[]; stop: () => void };
  /** Whether it is done: only closing is left. */
  done?: boolean;
  conflictWords?: ConflictWords;
  /** A further button, before the one that submits. */
  beside?: ReactNode;
  /**
   * On a page: `bar` sticks to the bottom of the screen, `inline` stands where the form ends. In a window it always
   * sticks.
   */
  place?: 'bar' | 'inline';
};

const places = {
  window:
    'sticky -bottom-5 z-10 -mx-5 mt-8 -mb-5 max-sm:mt-auto border-t border-line bg-sunken px-5 pt-4 ' +
    'pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6',
  bar:
    'sticky bottom-(--foot-room) z-10 -mx-gutter border-t border-line bg-card px-gutter py-3 ' +
    'pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-md ' +
    'sm:bottom-[calc(var(--foot-room)+1rem)] sm:mx-0 sm:rounded-lg sm:border sm:px-5',
  inline: '',
};

/** Renders the end of a form: the result of the last attempt to save, beside the buttons that try again. */
export function FormActions<V extends object>(props: FormActionsProps<V>) {
  const {
    form,
    submitLabel,
    danger,
    cancelLabel = common.cancel,
    transfers,
    done,
    conflictWords,
    place = 'inline',
    beside,
  } = props;
  const guard = useFormGuard();
  const onCancel = props.onCancel ?? guard?.close;
  const where = guard ? 'window' : place;
  const sending = transfers !== undefined && canStop(transfers.transfers);
  const submit = !done && (
    <Button
      type="submit"
      variant={danger ? 'danger' : 'primary'}
      loading={form.isSaving || form.conflict === 'rereading'}
    >
      {submitLabel}
    </Button>
  );
  const region = useRef<HTMLDivElement>(null);
  const { conflict } = form;
  useEffect(() => {
    if (conflict === 'found') region.current?.querySelector<HTMLElement>('button')?.focus();
  }, [conflict]);
  return (
    <div ref={region} className={clsx('flex flex-col gap-3', places[where])}>
      {conflict && (
        <ConflictAlert
          failed={form.failed}
          words={conflictWords}
          busy={conflict === 'rereading'}
          onTakeCurrent={form.takeCurrent}
        />
      )}
      {conflictWords?.taken && !isEmpty(form.theirs) && <Alert>{conflictWords.taken}</Alert>}
      {form.saidOnce && Object.values(form.formState.errors).some((error) => error.message === form.saidOnce) && (
        <Alert tone="error">{form.saidOnce}</Alert>
      )}
      {transfers && <TransferList transfers={transfers.transfers} />}
      {/* A long message scrolls, so that the form stays in sight. Always there, as MessageBanner has to be. */}
      <div
        tabIndex={isLong(form.message) ? 0 : undefined}
        className="max-h-[30dvh] overflow-y-auto has-[>:empty]:absolute"
      >
        <MessageBanner message={form.message} />
      </div>
      <div
        className={clsx(
          'flex gap-3',
          where === 'inline'
            ? 'max-sm:flex-col'
            : '*:flex-1 malayalam:flex-wrap-reverse max-sm:malayalam:*:flex-auto sm:justify-end sm:*:flex-none',
        )}
      >
        {where === 'inline' && submit}
        {sending ? (
          <Button variant="secondary" onClick={transfers.stop}>
            {common.cancelUpload}
          </Button>
        ) : (
          onCancel && (
            <Button variant="secondary" disabled={form.isSaving} onClick={onCancel}>
              {done ? common.close : cancelLabel}
            </Button>
          )
        )}
        {beside}
        {where !== 'inline' && submit}
      </div>
    </div>
  );
}

const isLong = (message: Message | null) => message !== null && message.lines.length + message.problems.length > 3;

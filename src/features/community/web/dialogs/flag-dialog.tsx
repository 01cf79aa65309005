import { useState } from 'react';
import { CallError } from '~/shared/api-client';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { FieldError } from '~/ui/field-error';
import { RadioGroup } from '~/ui/radio-group';
import { Textarea } from '~/ui/textarea';
import { toast } from '~/ui/toast';
import { flagReasons, type FlagReason } from '../../contract/choices';
import { mostFlagReason } from '../../contract/limits';
import { call } from '../api';
import { flagNames, preview } from '../labels';
import type { Post } from '../thread/post';

type FlagDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; post: Post; onFlagged: () => void };

const options = flagReasons.map((value) => ({ value, label: flagNames[value] }));

/** Tells a superuser that something is wrong with a post. After Cancel or Submit it starts over. */
export function FlagDialog({ open, onOpenChange, post, onFlagged }: FlagDialogProps) {
  const [reason, setReason] = useState<FlagReason>('inappropriate');
  const [details, setDetails] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setReason('inappropriate');
    setDetails('');
    setProblem(null);
    onOpenChange(false);
  };
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { content_type: post.type, content_id: post.id, flag_type: reason, reason: details.trim() };
      const { message } = await call('POST /api/community/flag/', { body });
      toast.success(message);
      close();
      onFlagged();
    } catch (error) {
      const known = error instanceof CallError && error.code === 'already_flagged';
      setProblem(known ? error.message : 'Failed to flag content. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Flag content"
      description={`“${preview(post.text)}”`}
      width="sm"
      compact
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="flag-form" loading={busy}>
            Submit
          </Button>
        </>
      }
    >
      <form
        id="flag-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <RadioGroup
          legend="What is wrong with it?"
          name="flag_type"
          options={options}
          value={reason}
          onChange={(event) => setReason(event.target.value as FlagReason)}
        />
        <Field label="Details (optional)">
          <Textarea rows={3} maxLength={mostFlagReason} value={details} className="min-h-20!" onChange={(event) => setDetails(event.target.value)} />
        </Field>
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

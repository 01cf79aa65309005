import Paperclip from 'lucide-react/icons/paperclip';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field-error';
import { RemovableChip } from '~/ui/chip';
import { IconButton } from '~/ui/icon-button';
import { Progress } from '~/ui/progress';
import { fill } from '~/ui/fill';
import { Textarea } from '~/ui/textarea';
import { mostText } from '../../contract/limits';
import { shortName, accepted, problemOf } from '~/features/attachments/web/public';
import { Restored, useTyped } from '~/features/phone/web/public';
import { Details, detailsInShort } from './details';
import { draftFrom, isBlank } from './draft';
import type { useDraft } from './use-draft';
import type { useSend } from './use-send';
import * as texts from '../../texts';

type ComposerProps = {
  mode: 'question' | 'answer';
  state: ReturnType<typeof useDraft>;
  sender: ReturnType<typeof useSend>;
  onSend: () => void;
  /** The submit button, for parents that move the focus to it. */
  submit?: RefObject<HTMLButtonElement | null>;
  /** The similar questions, shown above the fields. */
  similar?: ReactNode;
};

/** Shows the field at the bottom of the board: a new question, or an answer in an open thread. */
export function Composer({ mode, state, sender, onSend, similar, submit }: ComposerProps) {
  const { key, draft, change, file, attach } = state;
  const { sending, share, problem, setProblem, stop } = sender;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const clip = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const asking = mode === 'question';
  const blank = draft.text.trim() === '';
  const typed = useTyped(key, (stored) => {
    if (!isBlank(draft)) return false;
    change(draftFrom(stored));
    return true;
  });
  const short = detailsInShort(draft);
  const toggle = {
    'aria-expanded': open,
    'aria-controls': open ? `${id}-details` : undefined,
    onClick: () => setOpen(!open),
  };
  const send = () => {
    if (blank || sending) return;
    onSend();
    field.current?.focus({ preventScroll: true });
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = problemOf(chosen);
    setProblem(wrong ?? null);
    if (!wrong) attach(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      aria-label={asking ? texts.newQuestion : texts.yourAnswer}
      className="flex flex-col gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={onKeyDown}
    >
      {similar}
      <div role="alert" className={problem ? undefined : 'sr-only'}>
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </div>
      {typed.isRestored && !isBlank(draft) && !sending && (
        <Restored
          onDiscard={() => {
            state.clear();
            field.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {asking && open && <Details id={`${id}-details`} draft={draft} disabled={sending} onChange={change} />}
      {file && (
        <div className="flex min-w-0 items-center gap-3">
          {sending ? (
            <>
              <Progress className="flex-1" label={shortName(file.name)} value={share} />
              {/* After the last byte is sent, the server stores the post even if the call is stopped. */}
              {share !== 1 && (
                <Button variant="secondary" size="sm" onClick={stop}>
                  {texts.stop}
                </Button>
              )}
            </>
          ) : (
            <RemovableChip
              className="max-w-full"
              removeLabel={fillText(common.removeFile, { name: file.name })}
              onRemove={() => {
                attach(null);
                clip.current?.focus({ preventScroll: true });
              }}
            >
              <span title={file.name}>{shortName(file.name)}</span>
            </RemovableChip>
          )}
        </div>
      )}
      <div className="flex items-stretch gap-2">
        <div className="min-w-0 flex-1">
          <Textarea
            ref={field}
            rows={2}
            aria-label={asking ? texts.yourQuestion : texts.yourAnswer}
            aria-describedby={clsx(problem && `${id}-problem`, `${id}-hint`)}
            placeholder={asking ? texts.questionHint : texts.answerHint}
            maxLength={mostText}
            readOnly={sending}
            value={draft.text}
            className="max-h-[38dvh] min-h-full! resize-none!"
            onChange={(event) => change({ text: event.target.value })}
            onPaste={(event) => {
              const [pasted] = event.clipboardData.files;
              if (!pasted || sending) return;
              event.preventDefault();
              choose(pasted);
            }}
          />
        </div>
        <div className="flex flex-col items-stretch justify-end gap-1.5">
          <span className="flex justify-end gap-1">
            {asking && (
              <IconButton
                {...toggle}
                label={fillText(texts.detailsOfQuestion, { short })}
                size="sm"
                className={clsx('md:hidden', open && 'bg-primary-tint text-primary')}
              >
                <SlidersHorizontal aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              ref={clip}
              label={texts.attachFile}
              size="sm"
              disabled={sending}
              onClick={() => picker.current?.click()}
            >
              <Paperclip aria-hidden="true" />
            </IconButton>
          </span>
          <Button ref={submit} type="submit" size="row" className="min-w-[5.25rem]" disabled={blank || sending}>
            {sending ? texts.posting : asking ? texts.post : texts.reply}
          </Button>
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 max-md:sr-only">
        {asking && (
          <Button
            {...toggle}
            variant="ghost"
            size="sm"
            aria-label={fillText(texts.detailsOfQuestion, { short })}
            className="-ms-3.5 -my-1 font-medium! max-md:hidden"
          >
            <SlidersHorizontal aria-hidden="true" />
            {short}
          </Button>
        )}
        <p id={`${id}-hint`} className="text-xs text-muted">
          {asking && <span className="sr-only">{texts.firstLineIsTitle} </span>}
          {fill(texts.keysSend, { keys: <Keys /> })}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={texts.attachment}
        accept={accepted}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
      />
    </form>
  );
}

/** The names printed on the keys of keyboards in Kerala, the same in every language. */
const keys = { ctrl: 'Ctrl', enter: 'Enter' };

const Keys = () => (
  <>
    <kbd lang="en" className="font-sans font-semibold">
      {keys.ctrl}
    </kbd>
    +
    <kbd lang="en" className="font-sans font-semibold">
      {keys.enter}
    </kbd>
  </>
);

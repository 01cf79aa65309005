import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '~/router';
import { fill } from '~/ui/fill';
import { toast } from '~/ui/toast';
import { prependQuestion, refreshBoard } from '../cache';
import { withParams } from '../filter';
import { titleOf } from '../../rules';
import { isStillThat } from './anyway';
import { Composer } from './composer';
import { postQuestion } from './post';
import { SimilarPanel, useSimilar } from './similar';
import { useDraft } from './use-draft';
import { useSend } from './use-send';
import * as texts from '../../texts';

type QuestionComposerProps = {
  personId: number;
  /** Called when the server found a very similar question and posted nothing. */
  onSimilar: (id: number) => void;
  onPosted: () => void;
};

/** Shows the composer for a new question. */
export function QuestionComposer({ personId, onSimilar, onPosted }: QuestionComposerProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = useDraft(personId, null);
  const sender = useSend(state.key);
  const submit = useRef<HTMLButtonElement>(null);
  // The title for which the writer chose "Continue anyway".
  const [saidOf, setSaidOf] = useState<string | null>(null);
  const anyway = saidOf !== null && isStillThat(state.draft.text, saidOf);
  const similar = useSimilar(state.draft.text, !anyway && !sender.sending);
  const addressOf = (id: number) => withParams(params, { question: id });

  const send = () =>
    void sender.run(
      (options) => postQuestion(state.draft, state.file, anyway, options),
      (answer, here) => {
        if (!answer) return state.clear();
        if ('message' in answer) {
          if (here) {
            onSimilar(answer.question.id);
            void navigate(addressOf(answer.question.id));
          } else toast.info(texts.similarFound);
          return;
        }
        state.clear();
        prependQuestion(client, answer);
        void refreshBoard(client);
        onPosted();
        if (here) void navigate(addressOf(answer.id));
      },
    );

  return (
    <Composer
      mode="question"
      state={{
        ...state,
        change: (part) => {
          if (saidOf !== null && part.text !== undefined && !isStillThat(part.text, saidOf)) setSaidOf(null);
          state.change(part);
        },
      }}
      sender={sender}
      onSend={send}
      submit={submit}
      similar={
        <>
          {similar.length > 0 && (
            <SimilarPanel
              questions={similar}
              addressOf={addressOf}
              onContinue={() => {
                setSaidOf(titleOf(state.draft.text));
                // The pressed button disappears; Post is the next step.
                submit.current?.focus({ preventScroll: true });
              }}
            />
          )}
          {/* Always rendered, so that screen readers announce its content. */}
          <div
            role="status"
            className="rounded-md border border-brass/60 bg-brass-tint px-3.5 py-2.5 text-sm empty:sr-only"
          >
            {anyway && !sender.sending && <p>{fill(texts.notPostedYet, { strong: <strong>{texts.post}</strong> })}</p>}
          </div>
        </>
      }
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { toast } from '~/ui/toast';
import { appendAnswer, patchQuestion, refreshBoard } from '../cache';
import { Composer } from './composer';
import { postAnswer } from './post';
import { useDraft } from './use-draft';
import { useSend } from './use-send';
import * as texts from '../../texts';

type AnswerComposerProps = { personId: number; questionId: number; onPosted: (answerId: number) => void };

/** Shows the composer that answers the open question; calls `onPosted` with the new answer. */
export function AnswerComposer({ personId, questionId, onPosted }: AnswerComposerProps) {
  const client = useQueryClient();
  const state = useDraft(personId, questionId);
  const sender = useSend(state.key);
  const send = () =>
    void sender.run(
      (options) => postAnswer(questionId, state.draft.text, state.file, options),
      (answer, here) => {
        state.clear();
        if (!answer) return;
        appendAnswer(client, answer);
        patchQuestion(client, questionId, (question) => ({ ...question, answers: question.answers + 1 }));
        void refreshBoard(client);
        toast.success(texts.answerPosted);
        if (here) onPosted(answer.id);
      },
    );
  return <Composer mode="answer" state={state} sender={sender} onSend={send} />;
}

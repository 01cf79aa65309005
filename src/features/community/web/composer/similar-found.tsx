import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from '~/router';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import * as texts from '../../texts';
import { prependQuestion, refreshBoard } from '../cache';
import { withParams } from '../filter';
import { postQuestion } from './post';
import { useDraft } from './use-draft';
import { useSend } from './use-send';

type SimilarFoundProps = { personId: number; onPosted: () => void };

/**
 * Shows the note above a thread that was opened instead of posting: the buttons to post anyway and to return to the
 * draft.
 */
export function SimilarFoundNote({ personId, onPosted }: SimilarFoundProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { key, draft, file, clear } = useDraft(personId, null);
  const { run, sending, problem } = useSend(key);
  const post = () =>
    void run(
      (options) => postQuestion(draft, file, true, options),
      (answer, here) => {
        if (answer && 'message' in answer) return;
        clear();
        if (!answer) return;
        prependQuestion(client, answer);
        void refreshBoard(client);
        onPosted();
        if (here) void navigate(withParams(params, { question: answer.id }), { replace: true });
      },
    );
  return (
    <Alert title={texts.similarFound} className="mb-5">
      <p>{texts.similarFoundLead}</p>
      {problem && <p className="mt-1 font-semibold text-danger">{problem}</p>}
      <div className="mt-2.5 flex flex-wrap gap-3">
        <Button size="sm" disabled={sending} onClick={post}>
          {sending ? texts.posting : texts.continueAnyway}
        </Button>
        <ButtonLink to={withParams(params, { question: null })} size="sm" variant="secondary">
          {texts.backToMyQuestion}
        </ButtonLink>
      </div>
    </Alert>
  );
}

import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import type { OfficeRequest } from '../../contract/requests';
import * as texts from '../../texts';

type AnswerButtonProps = { request: Pick<OfficeRequest, 'kind' | 'state'>; name: string; onAnswer: () => void };

/** Renders the button that answers an open request; exports are carried out by the site. */
export function AnswerButton({ request: { kind, state }, name, onAnswer }: AnswerButtonProps) {
  if (state !== 'open' || kind === 'export') return null;
  const isErasure = kind === 'erase';
  return (
    <Button
      size="row"
      variant={isErasure ? 'secondary' : 'primary'}
      aria-label={
        isErasure
          ? fillText(texts.refuseErasureOf, { name })
          : fillText(texts.answerOf, { kind: texts.kindNames[kind], name })
      }
      onClick={onAnswer}
    >
      {isErasure ? texts.refuseErasure : texts.answer}
    </Button>
  );
}

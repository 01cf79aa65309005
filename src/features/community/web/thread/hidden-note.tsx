import EyeOff from 'lucide-react/icons/eye-off';
import { countText } from '~/shared/count-text';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';

type HiddenNoteProps = { is_hidden: boolean; is_author: boolean; flag_count: number };

/** Shows the note on a flagged post to its author and to moderators; other readers don't receive the post at all. */
export function HiddenNote({ is_hidden, is_author, flag_count }: HiddenNoteProps) {
  if (!is_hidden) return null;
  return (
    <p className="flex items-start gap-2 rounded-md border border-danger/40 bg-danger-tint px-3 py-2 text-sm">
      <EyeOff aria-hidden="true" className="mt-[0.2em] size-4.5 shrink-0 text-danger" />
      <span>
        {is_author && `${texts.yourPostWasFlagged} `}
        {boardTexts.hiddenUntilDecided}
        {flag_count > 0 && ` ${countText(boardTexts.flagCount, flag_count)}.`}
      </span>
    </p>
  );
}

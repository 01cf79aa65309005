import EyeOff from 'lucide-react/icons/eye-off';
import { countText } from '~/shared/count-text';
import * as texts from '../../texts';

type HiddenNoteProps = { is_hidden: boolean; is_author: boolean; flag_count: number };

/** What the author and moderators are told about a flagged post; everybody else doesn't get the post at all. */
export function HiddenNote({ is_hidden, is_author, flag_count }: HiddenNoteProps) {
  if (!is_hidden) return null;
  return (
    <p className="flex items-start gap-2 rounded-md border border-danger/40 bg-danger-tint px-3 py-2 text-sm">
      <EyeOff aria-hidden="true" className="mt-[0.2em] size-4.5 shrink-0 text-danger" />
      <span>
        {is_author && `${texts.yourPostWasFlagged} `}
        {texts.hiddenUntilDecided}
        {flag_count > 0 && ` ${countText(texts.flagCount, flag_count)}.`}
      </span>
    </p>
  );
}

import { countText } from '~/shared/count-text';
import { formatMoment } from '~/shared/format-date';
import { langOf } from '~/ui/content-text';
import type { FlaggedItem } from '../../contract/flags';
import { flagNames } from '~/features/community/web/public';
import * as boardTexts from '~/shared/board/texts';

/** Shows who flagged a post, when and why. */
export function Reasons({ flags }: { flags: FlaggedItem['flags'] }) {
  return (
    <div>
      <h3 className="text-base font-semibold">{countText(boardTexts.flagCount, flags.length)}</h3>
      <ul className="mt-3 flex flex-col gap-4">
        {flags.map(({ id, flag_type, reason, flagged_by, created_at }) => (
          <li key={id} className="border-s-2 border-danger/50 ps-3 wrap-anywhere">
            <p className="font-medium">{flagNames[flag_type]}</p>
            {reason && (
              <p lang={langOf(reason)} className="text-sm whitespace-pre-wrap">
                {reason}
              </p>
            )}
            <p className="text-sm text-muted">
              {flagged_by}, <time dateTime={created_at}>{formatMoment(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

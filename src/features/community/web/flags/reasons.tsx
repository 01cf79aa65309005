import { countText } from '~/shared/count-text';
import { showMoment } from '~/shared/show-date';
import { langOf } from '~/ui/content-text';
import type { FlaggedItem } from '../../contract';
import { flagNames } from '../labels';
import * as texts from '../../texts';

/** Who flagged a post, when and why. */
export function Reasons({ flags }: { flags: FlaggedItem['flags'] }) {
  return (
    <div>
      <h3 className="text-base font-semibold">{countText(texts.flagCount, flags.length)}</h3>
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
              {flagged_by}, <time dateTime={created_at}>{showMoment(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from '~/router';
import * as texts from '../texts';
import { groupsQuery } from './queries';

/** Renders what the caller may change on a public page, each leading to its field in the office. */
export function ChangeThis({ path }: { path: string }) {
  const { data: groups = [] } = useQuery(groupsQuery);
  // What stands on this page alone first, the names and the foot of every page last.
  const fields = groups
    .flatMap(({ group, fields: all }) => all.map((field) => ({ ...field, group })))
    .filter(({ shown_in: paths }) => paths.includes(path))
    .sort((a, b) => a.shown_in.length - b.shown_in.length);
  if (fields.length === 0) return null;
  return (
    <details
      className={clsx(
        'fixed start-4 bottom-[calc(var(--foot-room)+1rem)] z-30 max-w-[min(22rem,calc(100vw-2rem))] rounded-lg',
        'border border-line-strong bg-card text-sm shadow-md',
      )}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-semibold">
        <Pencil aria-hidden="true" className="size-4" />
        {texts.changeThis}
      </summary>
      <nav aria-label={texts.changeThisLead} className="max-h-[50dvh] overflow-y-auto border-t border-line px-4 py-2">
        <ul>
          {fields.map(({ group, key, label }) => (
            <li key={key}>
              <Link to={`/app/admin/settings?group=${group}&field=${key}`} className="link flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

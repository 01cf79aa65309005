import { Avatar } from '~/ui/avatar';
import type { AreaMember } from '../../contract';

/** Columns that a tablet has no room for. */
export const roomyClass = 'sm:max-lg:hidden';

/** Who it is, in a row: photo, name, username. */
export function PersonCell({ person }: { person: AreaMember }) {
  return (
    <div className="flex min-w-0 items-center gap-3 max-sm:pb-1 sm:min-w-44">
      <Avatar name={person.full_name} src={person.passport_photo} size="sm" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{person.full_name}</p>
        <p className="text-xs text-muted wrap-anywhere">@{person.username}</p>
      </div>
    </div>
  );
}

/** How to reach them. */
export function ContactCell({ person: { email, phone } }: { person: Pick<AreaMember, 'email' | 'phone'> }) {
  return (
    <span className="flex min-w-0 flex-col items-start sm:min-w-40">
      <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11">
        {email}
      </a>
      {phone ? (
        <a href={`tel:+91${phone}`} className="link inline-flex min-h-6 items-center tabular-nums pointer-coarse:min-h-11">
          {phone}
        </a>
      ) : (
        <span className="text-muted">No phone</span>
      )}
    </span>
  );
}

import * as common from '~/shared/texts';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import { PersonLink } from '~/ui/office/person-link';
import type { DeskPerson } from '../../contract';

/** Renders a person's name and status over their number and place; with the unit, where `withUnit`. */
export const PersonLine = ({ person, withUnit }: { person: DeskPerson; withUnit?: boolean }) => (
  <div className="min-w-0">
    <p className="flex flex-wrap items-center gap-2">
      <PersonLink id={person.id} name={person.full_name} className="font-semibold" />
      <MembershipStatusBadge status={person.status} />
    </p>
    <p className="text-sm text-muted wrap-anywhere">
      {[person.membership_id, person.area_name ?? common.notAssigned, withUnit && person.unit_name]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </div>
);

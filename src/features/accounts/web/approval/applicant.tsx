import ChevronDown from 'lucide-react/icons/chevron-down';
import { showDate } from '~/shared/show-date';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import type { PendingUser } from '../../contract';
import { call } from '../api';
import { Aadhaar } from '../profile/aadhaar';
import { Fact, Facts } from '../profile/fact';
import { addressFields, personalFields, professionalFields } from '../profile/fields';
import { ApproveForm, type ApproveFormProps } from './approve-form';

/** One application: who, what they ask for, the rest of it behind a click, and the approval. */
export function Applicant({ user, onApprove }: ApproveFormProps) {
  return (
    <Card as="li" padding="none" className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 p-5 sm:p-6">
        <div className="flex gap-4 sm:gap-5">
          <Avatar name={user.full_name} src={user.passport_photo} size="lg" />
          <div className="min-w-0">
            <h2 className="text-xl wrap-anywhere">{user.full_name}</h2>
            <p className="text-sm text-muted wrap-anywhere">
              @{user.username} · applied {showDate(user.date_joined) ?? 'N/A'}
            </p>
            <p className="mt-1.5 flex flex-wrap gap-x-5 text-sm">
              <a href={`mailto:${user.email}`} className="link inline-flex min-h-9 min-w-0 items-center wrap-anywhere">
                {user.email}
              </a>
              {user.phone ? (
                <a href={`tel:+91${user.phone}`} className="link inline-flex min-h-9 items-center tabular-nums">
                  {user.phone}
                </a>
              ) : (
                <span className="inline-flex min-h-9 items-center text-muted">No phone</span>
              )}
            </p>
          </div>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3">
          <Fact label="Area" fallback="Not Assigned">
            {place(user.area_name, user.requested_area)}
          </Fact>
          <Fact label="Unit" fallback="Not Specified">
            {place(user.unit_name, user.requested_unit)}
          </Fact>
          <Fact label="Requested position" fallback="Member">
            {user.requested_role_display}
          </Fact>
          <Facts user={user} fields={licence} />
        </dl>
        <Details user={user} />
      </div>
      <div className="border-t border-line bg-sunken p-5 sm:p-6 lg:border-s lg:border-t-0">
        <ApproveForm user={user} onApprove={onApprove} />
      </div>
    </Card>
  );
}

/** Ours, or a wish: a name that is no area or unit of ours. */
function place(name: string | null, wish: string | null) {
  if (name ?? !wish) return name;
  return (
    <>
      {wish} <Badge tone="brass">Wish</Badge>
    </>
  );
}

const inView = ['licenseNo', 'license_category', 'qualification'];
const licence = professionalFields.filter(({ name }) => inView.includes(name));
const rest = [...personalFields, ...addressFields, ...professionalFields].filter(
  ({ name }) => !inView.includes(name) && name !== 'full_name' && name !== 'phone',
);

function Details({ user }: { user: PendingUser }) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        Whole application<span className="sr-only"> of {user.full_name}</span>
      </summary>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3">
        <Facts user={user} fields={rest} />
        <Fact label="District">{user.requested_district}</Fact>
        <Fact label="Location">{user.requested_location}</Fact>
        <Fact label="Aadhaar Number">
          {user.aadhaar && (
            <Aadhaar masked={user.aadhaar} ask={() => call('GET /api/users/:id/aadhaar/', { params: { id: user.id } })} />
          )}
        </Fact>
      </dl>
    </details>
  );
}

import type { ReactNode } from 'react';
import { licenseCategoryName } from '~/shared/license-categories';
import { formatDate } from '~/shared/format-date';
import type { MembershipStatus } from '~/shared/membership-status';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Fact, Facts } from '~/ui/facts';
import { fill } from '~/ui/fill';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import type { Standing } from '../contract';
import * as texts from '../texts';
import { leftWords } from './words';

/** Renders a licence: its last valid day, what lengthens it, and what is entered and not confirmed. */
export function LicenceFacts({
  licence,
  entered,
}: Pick<Standing, 'licence'> & { /** Label of a day not confirmed. */ entered: string }) {
  const differs = licence.renewalDate !== null && licence.renewalDate !== licence.confirmed_until;
  return (
    <>
      <Validity {...licence} />
      {licence.extended_by && (
        <p className="mt-3 text-sm text-muted">
          {fill(texts.lengthenedBy, { order: licence.extended_by, until: formatDate(licence.confirmed_until) })}
        </p>
      )}
      <Facts className="mt-5 text-sm">
        <Row label={texts.licenseNumber}>
          {licence.licenseNo ?? texts.notGiven}{' '}
          {licence.licenseNo && licence.licenseNo !== licence.confirmed_number && <Unconfirmed />}
        </Row>
        <Row label={common.category}>
          {licence.license_category === null ? texts.notGiven : licenseCategoryName(licence.license_category)}{' '}
          {licence.license_category !== licence.confirmed_category && <Unconfirmed />}
        </Row>
        <Row label={texts.issued}>{formatDate(licence.licenseDate) ?? texts.notGiven}</Row>
        {differs && (
          <Row label={entered}>
            {formatDate(licence.renewalDate)} <Unconfirmed />
          </Row>
        )}
      </Facts>
    </>
  );
}

/** Renders the last valid day in large type, with the status and the days left. */
export function Validity({
  status,
  until,
  days_left: left,
}: {
  status: MembershipStatus;
  until: string | null;
  days_left: number | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0">
        <span className="block text-sm text-muted">{texts.lastValidDay}</span>
        <span className="block text-2xl font-semibold tabular-nums">{formatDate(until) ?? texts.notKnownToOffice}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 sm:ms-auto">
        <MembershipStatusBadge status={status} />
        {left !== null && <span className="text-sm text-muted tabular-nums">{leftWords(left)}</span>}
      </p>
    </div>
  );
}

const Unconfirmed = () => <Badge tone="brass">{common.notConfirmed}</Badge>;

const Row = (props: { label: string; children: ReactNode }) => (
  <Fact
    {...props}
    className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5"
    valueClass="flex flex-wrap items-center gap-2 font-medium"
  />
);

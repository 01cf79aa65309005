import type { ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { inlineBadge } from '~/ui/office/cells';
import { PersonLink } from '~/ui/office/person-link';
import { likenessNames, verdictNames } from '../../contract/application-words';
import type { Application, Like } from '../../contract';
import * as texts from '../../texts';

/** Shows badges of a pending application: possible duplicates, the recommendation, and that it was corrected. */
export function Marks({ application }: { application: Application }) {
  const { duplicates, recommendation, state, fields } = application;
  const people = new Set(duplicates.map(({ user }) => user.id)).size;
  return (
    <p className="flex flex-wrap gap-1.5 empty:hidden">
      {people > 0 && (
        <Mark tone="laterite" title={[...new Set(duplicates.map(({ why }) => likenessNames[why]))].join(', ')}>
          {countText(texts.duplicateCount, people)}
        </Mark>
      )}
      {recommendation && (
        <Mark tone={recommendation.verdict === 'recommend' ? 'primary' : 'danger'}>
          {verdictNames[recommendation.verdict]}
        </Mark>
      )}
      {state === 'pending' && fields.length > 0 && <Mark tone="info">{texts.corrected}</Mark>}
    </p>
  );
}

/** Whether an application has any of these badges. */
export const hasMarks = ({ duplicates, recommendation, fields }: Application) =>
  duplicates.length > 0 || recommendation !== null || fields.length > 0;

function Mark({
  tone,
  title,
  children,
}: {
  tone: Parameters<typeof Badge>[0]['tone'];
  title?: string;
  children: ReactNode;
}) {
  return (
    <Badge tone={tone} title={title} className={inlineBadge}>
      {children}
    </Badge>
  );
}

/** Shows the clerk the possible duplicates with their reasons, the recommendation, and an unconfirmed address. */
export function Findings({ application: { duplicates, recommendation, unconfirmed } }: { application: Application }) {
  return (
    <>
      {duplicates.length > 0 && (
        <section
          aria-label={texts.possibleDuplicates}
          className="rounded-md border border-laterite/40 bg-laterite-tint px-4 py-3 text-sm text-ink"
        >
          <h3 className="font-semibold">{texts.maybeSamePerson}</h3>
          <ul className="mt-1 flex flex-col gap-2">
            {peopleOf(duplicates).map(({ user, why }) => (
              <li key={user.id} className="wrap-anywhere">
                {fill(texts.likePerson, {
                  person: <PersonLink id={user.id} name={user.full_name} className="font-semibold" />,
                  standing: statusOf(user),
                  likenesses: why.map((likeness) => likenessNames[likeness]).join(', '),
                })}
                <span className="block text-xs">
                  {[user.email, user.phone, user.area_name].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recommendation && (
        <p className="rounded-md border border-line bg-sunken px-4 py-3 text-sm wrap-anywhere">
          <span className="font-semibold">{verdictNames[recommendation.verdict]}</span>{' '}
          {recommendation.by ? fillText(texts.byPerson, { by: recommendation.by }) : texts.byAreaAdmin}
          {recommendation.note && (
            <>
              : <ContentText>{recommendation.note}</ContentText>
            </>
          )}
        </p>
      )}
      {unconfirmed && (
        <p className="rounded-md border border-brass/60 bg-brass-tint px-4 py-3 text-sm text-ink">
          <span className="font-semibold">{texts.addressNotConfirmed}</span> {texts.addressNotConfirmedMore}
        </p>
      )}
    </>
  );
}

function peopleOf(likes: readonly Like[]) {
  const people = new Map<number, { user: Like['user']; why: Like['why'][] }>();
  for (const { user, why } of likes) people.set(user.id, { user, why: [...(people.get(user.id)?.why ?? []), why] });
  return [...people.values()];
}

function statusOf({
  membership_id: membershipId,
  is_approved: isApproved,
  is_rejected: isRejected,
}: Like['user']): string {
  if (isApproved) return membershipId ? fillText(texts.likeMemberOf, { membershipId }) : texts.likeMember;
  return isRejected ? texts.likeRejected : texts.likeApplicant;
}

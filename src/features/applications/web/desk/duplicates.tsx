import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Avatar } from '~/ui/avatar';
import { ContentText } from '~/ui/content-text';
import { PersonLink } from '~/ui/office/person-link';
import { likenessNames, type Likeness } from '../../contract/application-words';
import type { Application, Like } from '../../contract';
import * as texts from '../../texts';

type Candidate = Pick<
  Like['user'],
  'area_name' | 'dob' | 'email' | 'full_name' | 'id' | 'licenseNo' | 'passport_photo' | 'phone' | 'unit_name'
>;

interface Line {
  label: string;
  /** The likenesses that this line shows. */
  marks?: readonly Likeness[];
  of: (person: Candidate) => ReactNode;
}

const lines: readonly Line[] = [
  { label: texts.birthDay, marks: ['name'], of: ({ dob }) => dob && formatDate(dob) },
  {
    label: texts.licence,
    marks: ['license'],
    of: ({ licenseNo }) => licenseNo,
  },
  { label: personTexts.email, marks: ['email'], of: ({ email }) => email },
  { label: personTexts.phone, marks: ['phone'], of: ({ phone }) => phone },
  {
    label: common.areaAndUnit,
    of: ({ area_name: area, unit_name: unit }) => [area, unit].filter(Boolean).join(', '),
  },
];

/**
 * Shows an applicant and the people who may be the same person, side by side; what is alike is marked. Where the two
 * columns of the usual pair would not fit beside the labels, each label stands above its row.
 */
export function Duplicates({ application }: { application: Application }) {
  const people = peopleOf(application.duplicates);
  const title = useId();
  return (
    <section
      aria-label={texts.possibleDuplicates}
      className="@container rounded-md border border-laterite/40 bg-laterite-tint text-sm text-ink"
    >
      <h3 id={title} className="px-3 pt-3 font-semibold">
        {texts.maybeSamePerson}
      </h3>
      <div role="group" aria-labelledby={title} tabIndex={0} className="overflow-x-auto">
        {/* Roles: without them a browser may take a row that is a grid for no row. */}
        <table role="table" aria-label={texts.possibleDuplicates} className="w-full @max-sm:block @max-sm:min-w-min">
          <thead role="rowgroup" className="@max-sm:block">
            <tr role="row" className={rowClass}>
              <td role="cell" className="sr-only" />
              <th role="columnheader" scope="col" className={headClass}>
                <Head person={application}>
                  <span className="font-semibold">
                    <ContentText>{application.full_name}</ContentText>
                  </span>
                  <span className="block text-xs">{texts.thisApplicant}</span>
                </Head>
              </th>
              {people.map(({ user, why }) => (
                <th key={user.id} role="columnheader" scope="col" className={headClass}>
                  <Head person={user}>
                    <PersonLink id={user.id} name={user.full_name} className="font-semibold" />
                    <span className="block text-xs">{statusOf(user)}</span>
                    <span className="mt-1 block text-xs font-semibold text-laterite-ink">
                      {why.map((likeness) => likenessNames[likeness]).join(', ')}
                    </span>
                  </Head>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-sm:block">
            {lines.map(({ label, marks = [], of }) => (
              <tr key={label} role="row" className={clsx(rowClass, 'border-t border-laterite/25')}>
                <th
                  role="rowheader"
                  scope="row"
                  className="px-3 py-1.5 text-start align-top text-xs font-normal @max-sm:pb-0 @sm:min-w-20"
                >
                  {label}
                </th>
                <td role="cell" className={cellClass}>
                  {of(application) || common.notAvailable}
                </td>
                {people.map(({ user, why }) => (
                  <td
                    key={user.id}
                    role="cell"
                    className={clsx(cellClass, marks.some((mark) => why.includes(mark)) && 'font-semibold')}
                  >
                    {of(user) || common.notAvailable}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const cellClass = 'min-w-32 px-3 py-1.5 text-start align-top wrap-anywhere @max-sm:row-start-2';
const headClass = `${cellClass} font-normal`;
const rowClass = '@max-sm:grid @max-sm:auto-cols-[minmax(8rem,1fr)]';

const Head = ({ person, children }: { person: Candidate; children: ReactNode }) => (
  <>
    <Avatar name={person.full_name} src={person.passport_photo} size="md" className="mb-1.5" />
    <span className="block">{children}</span>
  </>
);

function peopleOf(likes: readonly Like[]) {
  const people = new Map<number, { user: Like['user']; why: Likeness[] }>();
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

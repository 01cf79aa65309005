import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { dutyNames, roleNames } from '~/shared/role-names';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import type { PersonHead } from '~/shared/person/head';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { ButtonAnchor } from '~/ui/button-link';
import { Link } from '~/router';
import { ApprovalBadge } from '~/ui/office/cells';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import type { PersonSection } from '~/ui/office/person-section';
import { Fact } from '~/features/people/web/public';
import * as texts from '../texts';
import { Telephone } from './telephone';

/** Renders who a person is, how to reach them, what waits, and the ways to the sections. */
export function HeadCard({ person, sections }: { person: PersonHead; sections: readonly PersonSection[] }) {
  return (
    <div
      className={
        'min-w-0 rounded-lg border border-line bg-card p-5 shadow-sm lg:sticky lg:top-24 lg:overflow-y-auto ' +
        'lg:max-h-[calc(100dvh-7rem-var(--message-room))]'
      }
    >
      <div className="flex gap-4 lg:flex-col">
        <Avatar
          name={person.full_name}
          src={person.passport_photo}
          size="xl"
          className="aspect-4/5 h-auto! w-24! shrink-0 lg:w-36!"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap gap-1.5">
            {person.deceased_on && <Badge tone="brass">{texts.deceased}</Badge>}
            {person.is_approved ? (
              <MembershipStatusBadge status={person.status} />
            ) : (
              <ApprovalBadge approved={person.is_approved} />
            )}
            <Badge>{roleNames[person.role]}</Badge>
            {person.duties.map((duty) => (
              <Badge key={duty}>{dutyNames[duty]}</Badge>
            ))}
          </p>
          <p className="mt-3 tabular-nums">{person.phone ?? common.noPhone}</p>
          {person.email && <p className="text-sm text-muted wrap-anywhere">{person.email}</p>}
        </div>
      </div>
      <Reach person={person} />
      <Open person={person} sections={sections} />
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 text-sm lg:grid-cols-1">
        <Fact label={personTexts.area} fallback={common.notAssigned}>
          {person.area_name}
        </Fact>
        <Fact label={personTexts.unit} fallback={common.notSpecified}>
          {person.unit_name}
        </Fact>
        <Fact label={texts.languageSpoken}>{texts.languageNames[person.language]}</Fact>
        <Fact label={common.joined}>{formatDate(person.date_joined)}</Fact>
        {person.deceased_on && <Fact label={texts.dayOfDeath}>{formatDate(person.deceased_on)}</Fact>}
      </dl>
      {person.phone && <Telephone person={person} />}
      <nav aria-label={texts.sections} className="mt-5 border-t border-line pt-3 max-lg:hidden print:hidden">
        <ul>
          {sections.map(({ key, label }) => (
            <li key={key}>
              <Link
                to={`/app/admin/people/${person.id}#${key}`}
                className="link inline-flex min-h-8 items-center text-sm"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Renders the ways to speak or write to the person. A landline, which begins with a digit below 6, has no WhatsApp. */
function Reach({ person: { full_name: name, phone, email } }: { person: PersonHead }) {
  if (!phone && !email) return null;
  const looks = { variant: 'secondary', size: 'row' } as const;
  return (
    <p className="mt-4 flex flex-wrap gap-2 print:hidden">
      {phone && (
        <ButtonAnchor {...looks} href={`tel:+91${phone}`} aria-label={fillText(texts.callName, { name })}>
          <Phone aria-hidden="true" />
          {texts.call}
        </ButtonAnchor>
      )}
      {phone && phone >= '6' && (
        <ButtonAnchor
          {...looks}
          href={`https://wa.me/91${phone}`}
          target="_blank"
          rel="noreferrer"
          aria-label={fillText(texts.whatsAppName, { name })}
        >
          <MessageCircle aria-hidden="true" />
          {texts.whatsApp}
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor {...looks} href={`mailto:${email}`} aria-label={fillText(texts.mailName, { name })}>
          <Mail aria-hidden="true" />
          {texts.mail}
        </ButtonAnchor>
      )}
    </p>
  );
}

/** Renders what of the person waits for the office, each with the way to its section. */
function Open({ person, sections }: { person: PersonHead; sections: readonly PersonSection[] }) {
  const open = person.open.flatMap(({ kind, count }) => {
    const found = sections.find(({ key }) => key === kind);
    return found ? [{ ...found, count }] : [];
  });
  if (open.length === 0) return null;
  return (
    <div className="mt-5 rounded-md border border-brass/60 bg-brass-tint px-3 py-2.5 text-sm text-brass-ink">
      <h2 className="text-sm font-semibold">{texts.waits}</h2>
      <ul>
        {open.map(({ key, label, count }) => (
          <li key={key}>
            <Link
              to={`/app/admin/people/${person.id}#${key}`}
              className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {fillText(texts.waitsIn, { section: label, count })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

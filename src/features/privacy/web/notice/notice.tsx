import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { footQuery, telHref } from '~/features/site/web/public';
import { useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { Fact } from '~/ui/facts';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import { noticeSince } from '../../content/notices';
import { storedItems } from '../../content/stored-data';
import { purposes } from '../../contract/purposes';
import { dueDays } from '../../contract/request-choices';
import * as texts from '../../texts';

/** Renders the notice: the stored data, who sees it, the purposes, the rights, and the contacts for grievances. */
export function Notice() {
  return (
    <>
      <PageHeader
        title={texts.noticeTitle}
        lead={
          <>
            {texts.noticeLead}
            <span className="mt-3 block text-base">
              {fillText(texts.inForceSince, { day: formatDate(noticeSince) })}. {texts.law}
            </span>
          </>
        }
        actions={<ButtonLink to="/account/privacy">{texts.toPrivacyCentre}</ButtonLink>}
      />
      <Section id="kept" title={texts.tableTitle} lead={texts.tableLead} className="border-t-0!">
        <KeptTable />
      </Section>
      <Section id="who" title={texts.whoSeesTitle} tone="sunken">
        <Items items={texts.whoSees.map(({ who, what }) => ({ title: who, text: what }))} />
      </Section>
      <Section id="consents" title={texts.agreeTitle} lead={texts.agreeLead}>
        <Items
          items={purposes.map((purpose) => ({
            title: texts.purposeTexts[purpose].title,
            text: texts.purposeTexts[purpose].notice,
          }))}
        />
      </Section>
      <Section id="rights" title={texts.rightsTitle} tone="sunken">
        <Items
          items={texts.rights.map(({ title, text }) => ({ title, text: fillText(text, { days: dueDays.grievance }) }))}
        />
      </Section>
      <Section id="grievances" title={texts.grievanceTitle} lead={texts.grievanceLead}>
        <Grievances />
      </Section>
    </>
  );
}

function KeptTable() {
  return (
    <Table caption={texts.tableTitle} hideCaption>
      <THead>
        <Th className="lg:w-2/5">{common.what}</Th>
        <Th>{texts.keptWhy}</Th>
        <Th>{texts.keptHowLong}</Th>
      </THead>
      <TBody>
        {storedItems.map(({ id, what, why, howLong }) => (
          <Tr key={id}>
            <Td className="font-medium sm:py-3! sm:align-top!">{what}</Td>
            <Td label={texts.keptWhy} className="sm:py-3! sm:align-top!">
              {why}
            </Td>
            <Td label={texts.keptHowLong} className="sm:py-3! sm:align-top!">
              {howLong}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Renders titles with their texts: below each other on a phone, side by side from a tablet on. */
function Items({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="border-t border-line-strong">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid grid-cols-1 gap-x-14 gap-y-1 border-b border-line py-5 lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <h3 className="text-lg">{title}</h3>
          <p className="max-w-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Grievances() {
  const { federation, committee } = useNames();
  const { email, phone, address = '' } = useQuery(footQuery).data ?? {};
  return (
    <dl className="border-t border-line-strong">
      {email && (
        <Way label={personTexts.email}>
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </Way>
      )}
      {phone && (
        <Way label={personTexts.phone}>
          <a href={telHref(phone)} className="link tabular-nums">
            {phone}
          </a>
        </Way>
      )}
      <Way label={texts.grievanceAddress}>
        {[federation, committee, ...address.split('\n')].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Way>
    </dl>
  );
}

const Way = (props: { label: string; children: ReactNode }) => (
  <Fact
    {...props}
    className="grid grid-cols-1 gap-x-14 gap-y-1 border-b border-line py-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
    valueClass="font-medium"
  />
);

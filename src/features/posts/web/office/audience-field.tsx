import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import { shownTitle, titlesQuery, usualTitles } from '~/features/committee/web/public';
import { roleNames } from '~/shared/role-names';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Chip } from '~/ui/chip';
import { ContentText } from '~/ui/content-text';
import { FieldError } from '~/ui/field-error';
import { fieldFrame } from '~/ui/forms/field-frame';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { RadioGroup } from '~/ui/radio-group';
import { audienceRoles } from '../../contract/choices';
import * as texts from '../../texts';
import { audienceCountQuery } from '../queries';
import { audienceOf, type PostValues } from './post-values';

/** The offices that most committees have: the usual titles without that of members who hold none. */
const usualOffices = usualTitles.filter((title) => title !== 'Member').map((title) => ({ title, title_ml: null }));

type AudienceFieldProps = { form: RecordForm<PostValues>; isOffice: boolean; disabled: boolean };

/** Shows the field for a circular's audience, and the number of people in it at this moment. */
export function AudienceField({ form, isOffice, disabled }: AudienceFieldProps) {
  const { field } = useController({ control: form.control, name: 'audience' });
  const signs = field.value;
  const { error } = fieldFrame({ form, name: 'audience', label: texts.audience });
  const [narrowed, setNarrowed] = useState(!signs.includes('all'));
  const { data: areas = [] } = useQuery(areasWithUnitsQuery);
  const { data: { titles } = { titles: [] } } = useQuery(titlesQuery);
  const toggle = (sign: string) => {
    const next = signs.includes(sign) ? signs.filter((one) => one !== sign) : [...signs, sign];
    field.onChange(next);
  };
  const counted = useCount(signs);
  // The units of the chosen areas, or of an area admin's own area; and of areas with a chosen unit.
  const unitsShown = areas.filter(
    ({ id, units }) =>
      signs.includes(`area:${id}`) ||
      id === counted.data?.area_id ||
      units.some((unit) => signs.includes(`unit:${unit.id}`)),
  );
  const chips = (label: string, options: readonly { sign: string; label: string }[]) => (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.sign}
            selected={signs.includes(option.sign)}
            disabled={disabled}
            onClick={() => toggle(option.sign)}
          >
            <ContentText>{option.label}</ContentText>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {isOffice ? (
        <RadioGroup
          legend={texts.audience}
          name="audience-kind"
          inline
          disabled={disabled}
          value={narrowed ? 'some' : 'all'}
          options={[
            { value: 'all', label: common.allMembers },
            { value: 'some', label: texts.audienceSome },
          ]}
          onChange={(event) => {
            const isSome = event.target.value === 'some';
            setNarrowed(isSome);
            field.onChange(isSome ? [] : ['all']);
          }}
        />
      ) : (
        <p className="text-sm font-semibold">{texts.ownArea}</p>
      )}
      {(narrowed || !isOffice) && (
        <>
          <p className="text-sm text-muted">{texts.audienceRule}</p>
          {isOffice &&
            chips(
              common.areas,
              areas.map(({ id, name }) => ({ sign: `area:${id}`, label: name })),
            )}
          {unitsShown.map(({ id, name, units }) => (
            <div key={id}>
              {chips(
                fillText(texts.unitsOf, { area: name }),
                units.map((unit) => ({ sign: `unit:${unit.id}`, label: unit.name })),
              )}
            </div>
          ))}
          {chips(
            texts.roles,
            audienceRoles.map((role) => ({ sign: `role:${role}`, label: roleNames[role] })),
          )}
          {chips(
            texts.offices,
            officesOf(signs, titles).map((office) => ({ sign: `position:${office.title}`, label: shownTitle(office) })),
          )}
        </>
      )}
      <Count {...counted} />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

type Office = { title: string; title_ml: string | null };

/**
 * Returns the usual offices, every other title that is held or will be, and the other chosen ones. A chosen title
 * stands there as it was chosen: whose title it is does not depend on case.
 */
function officesOf(signs: readonly string[], inUse: readonly Office[]): Office[] {
  const chosen = audienceOf(signs).positions.map((title) => ({ title, title_ml: null }));
  const offices = new Map<string, Office>();
  for (const { title, title_ml } of [...usualOffices, ...inUse, ...chosen]) {
    const key = title.toLowerCase();
    offices.set(key, { title, title_ml: title_ml ?? offices.get(key)?.title_ml ?? null });
  }
  return [...offices.values()];
}

/** The pause after a choice before its people are counted, in ms. */
const rest = 250;

function useCount(signs: readonly string[]) {
  const [settled, setSettled] = useState(signs);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(signs), rest);
    return () => clearTimeout(timer);
  }, [signs]);
  return useQuery(audienceCountQuery(audienceOf(settled)));
}

function Count({
  data,
  isError,
  isPlaceholderData,
}: Pick<ReturnType<typeof useCount>, 'data' | 'isError' | 'isPlaceholderData'>) {
  return (
    <p
      role="status"
      aria-busy={isPlaceholderData || undefined}
      className="flex items-center gap-2 font-semibold tabular-nums"
    >
      <Users aria-hidden="true" className="size-5 text-primary" />
      {isError ? texts.countFailed : data ? countText(texts.people, data.count) : texts.counting}
      {data?.on_paper && (
        <>
          {' '}
          <span className="font-normal text-muted">
            {fillText(texts.onPaper, { count: formatCount(data.on_paper) })}
          </span>
        </>
      )}
    </p>
  );
}

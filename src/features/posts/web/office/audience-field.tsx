import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import { roleNames } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
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

/** The offices that most committees have; an audience may name others by the API. */
const usualOffices = ['President', 'Vice President', 'Secretary', 'Joint Secretary', 'Treasurer'];

type AudienceFieldProps = { form: RecordForm<PostValues>; isOffice: boolean; disabled: boolean };

/** Whom a circular is for, and how many people that are at this moment. */
export function AudienceField({ form, isOffice, disabled }: AudienceFieldProps) {
  const { field } = useController({ control: form.control, name: 'audience' });
  const signs = field.value;
  const { error } = fieldFrame({ form, name: 'audience', label: texts.audience });
  const [some, setSome] = useState(!signs.includes('all'));
  const { data: areas = [] } = useQuery(areasWithUnitsQuery);
  const toggle = (sign: string) => {
    const next = signs.includes(sign) ? signs.filter((one) => one !== sign) : [...signs, sign];
    field.onChange(next);
  };
  const counted = useCount(signs);
  // The units of the areas that are chosen, or of an area admin's own; and of those that are chosen without their area.
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
          value={some ? 'some' : 'all'}
          options={[
            { value: 'all', label: texts.audienceAll },
            { value: 'some', label: texts.audienceSome },
          ]}
          onChange={(event) => {
            const isSome = event.target.value === 'some';
            setSome(isSome);
            field.onChange(isSome ? [] : ['all']);
          }}
        />
      ) : (
        <p className="text-sm font-semibold">{texts.ownArea}</p>
      )}
      {(some || !isOffice) && (
        <>
          <p className="text-sm text-muted">{texts.audienceRule}</p>
          {isOffice &&
            chips(
              texts.areas,
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
            officesOf(signs).map((title) => ({ sign: `position:${title}`, label: title })),
          )}
        </>
      )}
      <Count {...counted} />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** The usual offices, and what else is chosen. */
function officesOf(signs: readonly string[]): string[] {
  const others = audienceOf(signs).positions.filter((title) => !usualOffices.includes(title));
  return [...usualOffices, ...others];
}

/** How long a choice rests before its people are counted (ms). */
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
    </p>
  );
}

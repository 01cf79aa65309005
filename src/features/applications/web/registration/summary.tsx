import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { areasQuery, unitsQuery } from '~/features/areas/web/public';
import { choiceLabel, Fact, maskAadhaar, profileFields, type ProfileField } from '~/features/people/web/public';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { useObjectUrl } from '~/ui/hooks/use-object-urls';
import { steps, type Application, type FieldName } from './application';
import type { ApplicationForm } from './form-fields';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

type SummaryProps = { form: ApplicationForm; onChange: (step: number) => void };

/** Shows the answers of all steps as they will be sent, with the password and the Aadhaar number masked. */
export function Summary({ form, onChange }: SummaryProps) {
  const values = useWatch({ control: form.control }) as Application;
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="text-lg font-semibold">{texts.checkAnswers}</h3>
      {steps.map(({ title, fields }, index) => (
        <Answers key={title} title={title} onChange={() => onChange(index)}>
          {fields.map((name) => name !== 'confirm_password' && <Answer key={name} name={name} values={values} />)}
        </Answers>
      ))}
    </section>
  );
}

/** Shows a step's answers. Its title is no heading: the step itself has the same. */
function Answers({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mt-5 rounded-md border border-line px-3 pt-2 pb-4 sm:px-4">
      <div className="flex items-center justify-between gap-4">
        <p id={id} className="font-semibold">
          {title}
        </p>
        <Button variant="link" className="shrink-0 whitespace-nowrap" aria-describedby={id} onClick={onChange}>
          {texts.changeAnswers}
        </Button>
      </div>
      <dl className="mt-1 grid grid-cols-2 items-start gap-x-4 gap-y-3">{children}</dl>
    </div>
  );
}

type AnswerProps = { name: FieldName; values: Application };

function Answer({ name, values }: AnswerProps) {
  if (name === 'area' || name === 'unit') return <Place name={name} values={values} />;
  if (name === 'passport_photo') return <Photo file={values.passport_photo ?? null} />;
  const isLong = name === 'email' || name === 'aadhaar' || kinds[name] === 'prose';
  return (
    <TextAnswer label={labels[name] ?? name} className={isLong ? 'max-sm:col-span-2' : undefined}>
      {shownAnswer(name, values[name])}
    </TextAnswer>
  );
}

const TextAnswer = (props: { label: string; className?: string | undefined; children: ReactNode }) => (
  <Fact {...props} fallback={texts.notEntered} />
);

function Place({ name, values: { area = '', unit } }: { name: 'area' | 'unit'; values: Application }) {
  const areas = useQuery(areasQuery);
  const units = useQuery({ ...unitsQuery(Number(area)), enabled: area !== '' });
  const [places, chosen] = name === 'area' ? [areas.data, area] : [units.data, unit];
  return <TextAnswer label={personTexts[name]}>{places?.find(({ id }) => String(id) === chosen)?.name}</TextAnswer>;
}

function Photo({ file }: { file: File | null }) {
  const url = useObjectUrl(file);
  return (
    <TextAnswer label={texts.passportPhoto}>
      {file && (
        <span className="flex flex-col gap-1">
          {url && <img src={url} alt="" className="aspect-35/45 w-14 bg-sunken object-cover" />}
          {file.name}
        </span>
      )}
    </TextAnswer>
  );
}

const labels: Partial<Record<FieldName, string>> = {
  ...Object.fromEntries(profileFields.map(({ name, label }) => [name, label])),
  email: personTexts.email,
  password: personTexts.password,
  aadhaar: personTexts.aadhaarNumber,
};

const kinds: Partial<Record<FieldName, ProfileField['kind']>> = Object.fromEntries(
  profileFields.map(({ name, kind }) => [name, kind]),
);

function shownAnswer(name: FieldName, value = ''): ReactNode {
  if (!value.trim()) return null;
  if (name === 'password') {
    return (
      <>
        <span aria-hidden="true">••••••••</span>
        <span className="sr-only">{texts.passwordEntered}</span>
      </>
    );
  }
  if (name === 'aadhaar') return maskAadhaar(value.replace(/\D/g, ''));
  if (kinds[name] === 'day') return formatDate(value);
  return kinds[name] === 'choice' ? choiceLabel(value) : value;
}

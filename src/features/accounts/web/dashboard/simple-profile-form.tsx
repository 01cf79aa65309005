import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { CallError } from '~/shared/api-client';
import { fieldProblems, isStale } from '~/shared/problem';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { ConflictAlert } from '~/ui/conflict-alert';
import type { User } from '../../contract';
import { texts } from '../../contract/texts';
import { call } from '../api';
import { Banner } from '~/ui/banner';
import { meQuery, profileQuery } from '../queries';
import { mergeSessionUser } from '~/session';
import { useBanner } from '~/ui/hooks/use-banner';
import { useFocusFault } from '~/ui/hooks/use-focus-fault';

type Values = Record<'name' | 'phone' | 'area', string>;
type Errors = Partial<Record<keyof Values, string>>;

/** Name, phone and area of the own profile, all needed; the e-mail is only shown (spec, section 5). */
export function SimpleProfileForm({ me }: { me: Me }) {
  const client = useQueryClient();
  const areas = useQuery(areasQuery);
  // What was read is kept with the values: `me` is asked for again while somebody types, and is then another record.
  const [{ opened, openedAt }, setBasis] = useState(() => basisOf(me));
  const [values, setValues] = useState(opened);
  const [stale, setStale] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [saving, setSaving] = useState(false);
  const [banner, say] = useBanner({ clearAfter: 3000 });
  const form = useRef<HTMLFormElement>(null);
  const focusFault = useFocusFault(form);

  const refuse = (found: Errors) => {
    setErrors(found);
    focusFault();
  };

  const keep = (user: User) => {
    client.setQueryData(meQuery.queryKey, { ...user, name: user.full_name });
    client.removeQueries({ queryKey: profileQuery.queryKey });
    mergeSessionUser(user);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    say();
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) return refuse(problems);
    setErrors({});
    setStale(false);
    setSaving(true);
    try {
      const body = { ...values, updated_at: openedAt };
      const { message, user } = await call('PATCH /api/update-profile/', { body });
      keep(user);
      const next = basisOf({ ...user, name: user.full_name });
      setBasis(next);
      setValues((now) => withTyped(next.opened, now, values));
      say('success', message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isStale(error)) return setStale(true);
      refuse(fieldProblems(error));
      say('error', 'Failed to update profile');
    } finally {
      setSaving(false);
    }
  };

  /** Goes on from the profile as somebody else has left it; what was typed here stays. */
  const takeCurrent = async () => {
    try {
      const now = await call('GET /api/me/', {});
      keep(now);
      const next = basisOf(now);
      setBasis(next);
      setValues((now) => withTyped(next.opened, now, opened));
      setStale(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say('error', 'Failed to load profile data.');
    }
  };

  const change = (name: keyof Values) => (event: { target: { value: string } }) => {
    setErrors({ ...errors, [name]: undefined });
    setValues({ ...values, [name]: event.target.value });
  };

  return (
    <form ref={form} noValidate aria-label="Update profile" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {stale && <ConflictAlert busy={false} failed="Failed to update profile" onTakeCurrent={() => void (takeCurrent)()} />}
      <Banner banner={banner} />
      <Field label="Name" required error={errors.name}>
        <Input autoComplete="name" maxLength={150} value={values.name} onChange={change('name')} />
      </Field>
      <Field label="Email" hint={texts.emailReadOnly}>
        <Input type="email" value={me.email} readOnly className="bg-sunken" />
      </Field>
      <Field label="Phone" required error={errors.phone}>
        <Input inputMode="tel" autoComplete="tel" maxLength={20} value={values.phone} onChange={change('phone')} />
      </Field>
      <Field label="Area" required error={errors.area} hint={areas.isError ? 'Failed to load areas. Please try again.' : undefined}>
        <Select
          value={areas.data ? values.area : ''}
          disabled={me.is_area_admin}
          placeholder="Choose your area"
          options={areas.data?.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={change('area')}
        />
      </Field>
      <Button type="submit" loading={saving} className="sm:self-start">
        Update Profile
      </Button>
    </form>
  );
}

type Me = User & { name: string };

const basisOf = ({ name, phone, area, updated_at }: Me) => ({
  opened: { name, phone: phone ?? '', area: area === null ? '' : String(area) } satisfies Values,
  openedAt: updated_at,
});

/** Values as they are stored, but for those that were typed since `before`. */
const withTyped = (stored: Values, now: Values, before: Values): Values => ({
  ...stored,
  ...Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof Values])),
});

/** What can be said before asking the server. */
function problemsOf({ name, phone, area }: Values): Errors {
  const digits = phone.replace(/\D/g, '').length;
  return {
    ...(name.trim() === '' && { name: texts.required.name }),
    ...(phone.trim() === '' ? { phone: texts.required.phone } : digits !== 10 && { phone: texts.badPhone }),
    ...(area === '' && { area: texts.required.area }),
  };
}

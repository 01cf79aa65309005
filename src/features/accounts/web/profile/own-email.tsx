import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import type { User } from '../../contract';
import { texts } from '../../contract/texts';
import type { useProfileForm } from './use-profile-form';

type OwnEmailProps = { user: User; form: Pick<ReturnType<typeof useProfileForm>, 'values' | 'errors' | 'change'> };

/** The own e-mail: only shown, for the links for new passwords go there; a superuser is the office and changes it. */
export function OwnEmail({ user, form }: OwnEmailProps) {
  if (!user.is_superuser) {
    return (
      <Field label="Email" hint={texts.emailReadOnly}>
        <Input type="email" value={user.email} readOnly className="bg-sunken" />
      </Field>
    );
  }
  return (
    <Field label="Email" required error={form.errors.email}>
      <Input
        type="email"
        autoComplete="email"
        maxLength={254}
        value={form.values.email}
        onChange={(event) => form.change('email', event.target.value)}
      />
    </Field>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '~/shared/api-client';
import type { User } from '../../contract';
import { call } from '../api';
import { meQuery, profileQuery } from '../queries';
import { mergeSessionUser } from '../session';
import { labelOf } from './fields';
import { bodyOf, changesOf, problemsOf, type FormErrors } from './form';
import { useProfileValues } from './use-profile-values';

const failed = 'Failed to update profile. Please try again.';

type Outcome = { saved: string } | { failed: string[] };

/** The state and the saving of the profile's edit form. It opens with the profile as it is now. */
export function useProfileForm(user: User) {
  const client = useQueryClient();
  const { opened, openedAt, setErrors, ...form } = useProfileValues(user);
  const { values, photo } = form;
  const [saving, setSaving] = useState(false);

  /** Saves what was changed. Gives the message for the banner. */
  const save = async (): Promise<Outcome> => {
    const changes = changesOf(values, opened);
    const problems = problemsOf(changes);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return { failed: linesOf(problems) };
    if (Object.keys(changes).length === 0 && !photo) return { failed: ['No changes detected.'] };
    setSaving(true);
    try {
      const { message, user: saved } = await call('PATCH /api/profile/update/', { body: bodyOf(changes, openedAt, photo) });
      client.setQueryData(profileQuery.queryKey, saved);
      client.removeQueries({ queryKey: meQuery.queryKey });
      mergeSessionUser(saved);
      return { saved: message };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const fields = Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [name, said.join(' ')]));
      setErrors(fields);
      return { failed: Object.keys(fields).length > 0 ? linesOf(fields) : [said(error)] };
    } finally {
      setSaving(false);
    }
  };

  return { ...form, saving, save };
}

/** What the server says of itself where it helps: someone else's change, too many requests. */
const said = ({ status, message }: CallError) => (status === 409 || status === 429 ? message || failed : failed);

/** Field errors line by line (spec, section 8). */
function linesOf(errors: FormErrors): string[] {
  return Object.entries(errors).map(([name, message]) => {
    const label = labelOf(name);
    return label ? `${label}: ${message}` : message;
  });
}

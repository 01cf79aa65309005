import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '~/shared/api-client';
import { fieldProblems, isStale } from '~/shared/problem';
import { uploadsOf } from '~/shared/upload-client';
import type { profileCalls, User } from '../../contract';
import { call } from '../api';
import { meQuery, profileQuery } from '../queries';
import { mergeSessionUser } from '~/session';
import { labelOf } from './fields';
import { bodyOf, changesOf, problemsOf, type FormErrors } from './form';
import { useProfileValues } from './use-profile-values';

const failed = 'Failed to update profile. Please try again.';
const upload = uploadsOf<typeof profileCalls>();

/** What a try to save came to; `failed` has the lines to show, none when the form shows the reason itself. */
type Outcome = { saved: string } | { failed: string[] };

/**
 * The state and the saving of the own profile's edit form. It opens with the profile as it is now; whatever fails leaves
 * what was typed as it is. `sent`: the share of a photo that has left, null when there is none on its way.
 */
export function useProfileForm(user: User) {
  const client = useQueryClient();
  const { opened, openedAt, setErrors, rebase, ...form } = useProfileValues(user);
  const { values, photo } = form;
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const keep = (now: User) => {
    client.setQueryData(profileQuery.queryKey, now);
    client.removeQueries({ queryKey: meQuery.queryKey });
    mergeSessionUser(now);
  };

  /** Saves what was changed. Gives the message for the banner. */
  const save = async (): Promise<Outcome> => {
    const changes = changesOf(values, opened);
    const problems = problemsOf(changes);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return { failed: linesOf(problems) };
    if (Object.keys(changes).length === 0 && !photo) return { failed: ['No changes detected.'] };
    setSaving(true);
    setStale(false);
    const { signal } = (control.current = new AbortController());
    try {
      const input = { body: bodyOf(changes, openedAt, photo) };
      const address = 'PATCH /api/profile/update/';
      const { message, user: saved } = photo
        ? await upload(address, input, { onProgress: setSent, signal })
        : await call(address, input, { signal });
      keep(saved);
      return { saved: message };
    } catch (error) {
      if (signal.aborted) return { failed: [] };
      if (!(error instanceof CallError)) throw error;
      setStale(isStale(error));
      if (isStale(error)) return { failed: [] };
      const fields = fieldProblems(error);
      setErrors(fields);
      return { failed: Object.keys(fields).length > 0 ? linesOf(fields) : [said(error)] };
    } finally {
      setSaving(false);
      setSent(null);
    }
  };

  /** Goes on from the profile as somebody else has left it; what was typed here stays. */
  const takeCurrent = async (): Promise<Outcome> => {
    try {
      const now = await call('GET /api/profile/', {});
      keep(now);
      rebase(now, { keep: true });
      setStale(false);
      return { failed: [] };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { failed: ['Failed to load profile data.'] };
    }
  };

  return { ...form, saving, stale, sent, stop: () => control.current?.abort(), save, takeCurrent };
}

/** What the server says of itself where it helps: too many requests. */
const said = ({ status, message }: CallError) => (status === 409 || status === 429 ? message || failed : failed);

/** Field errors line by line (spec, section 8). */
function linesOf(errors: FormErrors): string[] {
  return Object.entries(errors).map(([name, message]) => {
    const label = labelOf(name);
    return label ? `${label}: ${message}` : message;
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '~/shared/api-client';
import { fieldProblems, isStale } from '~/shared/problem';
import { useTransfers } from '~/ui/hooks/use-transfers';
import type { User } from '../../contract';
import { call, upload } from '../api';
import { changesOf, type FormErrors } from '../profile/form';
import { useProfileValues } from '../profile/use-profile-values';
import { keepUser } from './keep-user';
import { bodyOf, errorLine, userProblems } from './user-body';

const failed = 'Failed to save user changes. Please try again.';
const photoFailed = 'Failed to upload photo. Please try again.';

/** What a try to save came to: `done` closes the form, else it stays with what was typed. */
export interface Outcome {
  done: boolean;
  message?: string;
}

/**
 * The state and the saving of the office's form of a person (`own`: the superuser's own account): first the fields, then
 * the photo. A stale save and whatever else fails leave what was typed as it is.
 */
export function useUserForm(user: User, own: boolean) {
  const client = useQueryClient();
  const { opened, openedAt, setErrors, rebase, ...form } = useProfileValues(user);
  const { values, photo } = form;
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState(false);
  const { transfers, run, stop, clear } = useTransfers();

  const refuse = (errors: FormErrors): Outcome => {
    setErrors(errors);
    return { done: false, message: errorLine(errors) };
  };

  const save = async (): Promise<Outcome> => {
    const changes = changesOf(values, opened);
    const changed = Object.keys(changes).length > 0;
    if (!changed && !photo) return { done: false, message: 'No changes detected.' };
    const problems = changed ? userProblems(changes, values, own) : {};
    if (Object.keys(problems).length > 0) return refuse(problems);
    setErrors({});
    setSaving(true);
    try {
      if (changed) {
        const saved = await call('PATCH /api/users/:id/', { params: { id: user.id }, body: bodyOf(changes, openedAt) });
        keepUser(client, saved, own);
        if (photo) rebase(saved, { keep: false });
      }
      return photo ? await sendPhoto(photo, changed) : { done: true, message: savedText(own) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isStale(error)) {
        setStale(true);
        return { done: false };
      }
      const errors = fieldProblems(error);
      if (Object.keys(errors).length > 0) return refuse(errors);
      return { done: false, message: error.code === 'last_superuser' ? error.message : failed };
    } finally {
      setSaving(false);
    }
  };

  const sendPhoto = async (file: File, changed: boolean): Promise<Outcome> => {
    const body = new FormData();
    body.append('user_id', String(user.id));
    body.append('passport_photo', file);
    const { done, stopped } = await run([file], {
      send: (_, options) => upload('POST /api/admin/passport-photo/', { body }, options),
      problemOf: (error) => {
        const problem = fieldProblems(error).passport_photo ?? photoFailed;
        setErrors({ passport_photo: problem });
        return problem;
      },
    });
    const [sent] = done;
    if (sent) {
      keepUser(client, sent.answer.user, own);
      return { done: true, message: own ? savedText(own) : 'User updated and photo uploaded successfully!' };
    }
    if (stopped) return { done: false, ...(changed && { message: savedText(own) }) };
    return { done: false, message: changed ? 'User updated successfully, but photo upload failed.' : photoFailed };
  };

  /** Goes on from the record as somebody else has left it; what was typed here stays. */
  const takeCurrent = async (): Promise<Outcome> => {
    try {
      const now = await call('GET /api/users/:id/', { params: { id: user.id } });
      keepUser(client, now, own);
      rebase(now, { keep: true });
      setStale(false);
      return { done: false };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { done: false, message: 'Failed to load user data. Please try again.' };
    }
  };

  const changePhoto = (file: File | null, problem: string | null) => {
    clear();
    form.changePhoto(file, problem);
  };

  return { ...form, changePhoto, saving, stale, transfers, stopPhoto: stop, save, takeCurrent };
}

const savedText = (own: boolean) => (own ? 'Superuser profile updated successfully!' : 'User updated successfully!');

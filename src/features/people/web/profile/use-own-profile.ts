import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { useTransfers } from '~/ui/hooks/use-transfers';
import type { User } from '~/shared/person/user';
import { profilePatchSchema } from '../../contract/forms';
import { call } from '../api';
import { cacheOwnProfile, updateProfile } from '../mutations';
import { openedOf, profileBody, type ProfileValues } from './values';
import * as texts from '../../texts';

export interface ProfileEditing {
  form: RecordForm<ProfileValues>;
  transfers: Pick<ReturnType<typeof useTransfers>, 'transfers' | 'stop'>;
}

type Options = {
  /** Receives the message of the server and the profile after a save. */
  onSaved: (message: string, user: User) => void;
  /** Milliseconds that a success of this form stays. */
  clearAfter?: number;
};

/** Returns the form of the caller's own profile, with its saving (docs/product/members.md, "Member dashboard"). */
export function useOwnProfile(user: User, { onSaved, clearAfter }: Options): ProfileEditing {
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(updateProfile);
  const { runOne, ...transfers } = useTransfers();
  const form = useRecordForm<ProfileValues>({
    opened: openedOf(user),
    schema: profilePatchSchema,
    body: ({ changed }) => changed,
    unchanged: texts.noChanges,
    failed: texts.profileFailed,
    // These reasons help the person: the phone or e-mail was taken in between, or there were too many tries.
    known: { 409: true, 429: true },
    rereadFailed: texts.profileNotLoaded,
    // One line each; two fields may have the same message.
    summary: (faults) => [...new Set(Object.values(faults))],
    clearAfter,
    save: async (entered) => {
      const body = profileBody(entered);
      const photo = entered.values.passport_photo;
      const saved = photo ? await runOne(photo, (_, options) => update({ body, ...options })) : await update({ body });
      // Without an answer the upload was stopped.
      if (!saved) return;
      onSaved(saved.message, saved.user);
      return openedOf(saved.user);
    },
    reread: async () => {
      const now = await call('GET /api/profile/', {});
      cacheOwnProfile(client, now);
      return openedOf(now);
    },
  });
  return { form, transfers };
}

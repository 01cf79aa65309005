import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { useTransfers } from '~/ui/hooks/use-transfers';
import type { User } from '../../contract';
import { profilePatchSchema } from '../../contract/forms';
import { call } from '../api';
import { keepOwn, updateProfile } from '../mutations';
import { openedOf, profileBody, type ProfileValues } from './values';
import * as texts from '../../texts';

/** A profile's form, and the photo on its way with it. */
export interface ProfileEditing {
  form: RecordForm<ProfileValues>;
  transfers: Pick<ReturnType<typeof useTransfers>, 'transfers' | 'stop'>;
}

type Options = {
  /** It is saved: the server's message, and the profile as it is now. */
  onSaved: (message: string, user: User) => void;
  /** Milliseconds a success of this form stays. */
  clearAfter?: number;
};

/** The form of the own profile, and its saving (docs/product/members.md, "Member dashboard"). */
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
    // What helps: somebody has the e-mail or phone meanwhile, or these were too many tries.
    known: { 409: true, 429: true },
    rereadFailed: texts.profileNotLoaded,
    // Line by line; two fields may have the same to say.
    summary: (faults) => [...new Set(Object.values(faults))],
    clearAfter,
    save: async (entered) => {
      const body = profileBody(entered);
      const photo = entered.values.passport_photo;
      const saved = photo ? await runOne(photo, (_, options) => update({ body, ...options })) : await update({ body });
      // Without an answer it was stopped.
      if (!saved) return;
      onSaved(saved.message, saved.user);
      return openedOf(saved.user);
    },
    reread: async () => {
      const now = await call('GET /api/profile/', {});
      keepOwn(client, now);
      return openedOf(now);
    },
  });
  return { form, transfers };
}

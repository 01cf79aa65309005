import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '~/shared/access';
import { fieldMessages } from '~/shared/error-message';
import { isEmpty } from '~/ui/forms/changes';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { useTransfers } from '~/ui/hooks/use-transfers';
import type { User } from '~/shared/person/user';
import { userPatchSchema } from '../../contract/people';
import { call } from '../api';
import { editUser, cacheUser, uploadPhoto } from '../mutations';
import { openedOf, type ProfileValues } from '../profile/values';
import { faultsLine, userBody } from './user-body';
import * as texts from '../../texts';

export const loadFailed = texts.userNotLoaded;
const photoFailed = texts.photoFailed;

/**
 * Returns the form of a person for the office (`isOwn`: the superuser's own account), with its saving: first the
 * fields, then the photo (docs/product/members.md, "User management"). `askRole` resolves to whether a new role is
 * intended; `onSaved` receives the message and ends the form.
 */
export function useUserForm(
  user: User,
  isOwn: boolean,
  { askRole, onSaved }: { askRole: (name: string, role: Role) => Promise<boolean>; onSaved: (message: string) => void },
) {
  const client = useQueryClient();
  const params = { id: user.id };
  const { mutateAsync: edit } = useMutation(editUser);
  const { mutateAsync: send } = useMutation(uploadPhoto);
  const { run, clear, ...transfers } = useTransfers();
  const saved = isOwn ? texts.superuserUpdated : texts.userUpdated;

  const form: RecordForm<ProfileValues> = useRecordForm<ProfileValues>({
    opened: openedOf(user),
    schema: userPatchSchema,
    body: (entered) => userBody(entered, isOwn),
    unchanged: texts.noChanges,
    failed: texts.userFailed,
    known: { last_superuser: true },
    rereadFailed: loadFailed,
    summary: faultsLine,
    errorsToo: true,
    save: async (entered) => {
      const { passport_photo: photo, ...fields } = entered.changed;
      if (fields.role && !(await askRole(user.full_name, fields.role as Role))) return;
      const now = isEmpty(fields) ? null : await edit({ params, body: userBody(entered, isOwn) });
      if (!photo) return onSaved(saved);
      const body = new FormData();
      body.append('user_id', String(user.id));
      body.append('passport_photo', photo);
      const { done, failed } = await run([photo], {
        send: (_, options) => send({ body, ...options }),
        problemOf: (error) => fieldMessages(error).passport_photo ?? photoFailed,
      });
      if (done.length > 0) return onSaved(isOwn ? saved : texts.userAndPhotoUpdated);
      if (now) form.goOnFrom(openedOf(now), { ...entered.values, passport_photo: null });
      if (failed[0]) {
        form.setError('passport_photo', { type: 'server', message: failed[0].problem });
        if (now) form.messages.success(texts.userWithoutPhotoUpdated);
        else form.messages.error(photoFailed);
      } else if (now) {
        form.messages.success(saved);
      }
    },
    reread: async () => {
      const now = await call('GET /api/users/:id/', { params });
      cacheUser(client, now);
      return openedOf(now);
    },
  });
  return { form, transfers, onPhotoChosen: clear };
}

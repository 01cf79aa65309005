import '~/ui/forms/jitless';
import { z } from 'zod';
import { shortestPassword } from '../../contract/fields';
import { wizardSchema } from '../../contract/forms';
import * as texts from '../../texts';
import { photoLimit } from './application';

/** The server decides by the bytes, this only spares a wait. The limit itself is allowed (docs/product/accounts.md, "Photos"). */
const photo = isFile((file) => file instanceof File, texts.required.photo)
  .pipe(isFile((file) => photoLimit.types.includes(file.type), texts.photoType))
  .pipe(isFile((file) => file.size <= photoLimit.most, texts.photoTooLarge2));

/** The pipe stops at the first that is not so; `abort`, its default, would stop the rules between fields as well. */
function isFile(good: (file: File) => boolean, error: string) {
  return z.custom<File>((value) => good(value as File), { error, abort: false });
}

/**
 * The server's schema, and the photo that comes as a file. The field says 8 while it is shorter than 8
 * (docs/product/accounts.md, "Password rules").
 */
export const applicationSchema = wizardSchema.safeExtend({
  passport_photo: photo,
  password: z
    .string({ error: texts.required.password })
    .min(1, texts.required.password)
    .pipe(z.string().min(shortestPassword, texts.passwordShortHint))
    .pipe(wizardSchema.shape.password),
});

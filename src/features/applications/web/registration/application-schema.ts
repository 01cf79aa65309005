import '~/ui/forms/jitless';
import { z } from 'zod';
import { shortestPassword } from '~/shared/person/fields';
import { wizardSchema } from '../../contract/forms';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';
import { photoLimit } from './application';

/** Spares an upload that the server would refuse. The limit itself is allowed (docs/product/people.md, "Photos"). */
const photo = isFile((file) => file instanceof File, personTexts.required.photo)
  .pipe(isFile((file) => photoLimit.types.includes(file.type), personTexts.photoType))
  .pipe(isFile((file) => file.size <= photoLimit.maxBytes, texts.photoTooLarge2));

/** Returns a check of the file. The default `abort: true` would skip the rules between fields as well. */
function isFile(good: (file: File) => boolean, error: string) {
  return z.custom<File>((value) => good(value as File), { error, abort: false });
}

/**
 * The server's schema, and the photo, which is a file. The hint asks for 8 letters while fewer are typed
 * (docs/product/sign-in.md, "Password rules").
 */
export const applicationSchema = wizardSchema.safeExtend({
  passport_photo: photo,
  password: z
    .string({ error: personTexts.required.password })
    .min(1, personTexts.required.password)
    .pipe(z.string().min(shortestPassword, texts.passwordShortHint))
    .pipe(wizardSchema.shape.password),
});

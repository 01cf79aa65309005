import { z } from 'zod';
import { fillText } from '~/shared/fill-text';
import { documentForm, flipbookForm } from '../../contract/forms';
import { maxFileBytes } from '../../contract/limits';
import * as texts from '../../texts';

const isLarge = ({ size }: File) => size > maxFileBytes;
// Without a type that the browser recognises, the file's name decides.
const looksLikePdf = ({ name, type }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

/** The form of a flipbook before it is sent; its only file is in `pdf`. */
export const flipbookUpload = flipbookForm.extend({
  pdf: z
    .custom<readonly File[]>()
    .refine(([pdf]) => pdf && looksLikePdf(pdf), { error: texts.pleaseSelectAPdfFile, abort: true })
    .refine((files) => !files.some(isLarge), texts.fileTooLarge),
});

/** The form of documents before they are sent. */
export const documentsUpload = documentForm.extend({
  file: z
    .custom<readonly File[]>()
    .refine((files) => files.length > 0, texts.pleaseSelectAFile)
    .refine((files) => !files.some(isLarge), {
      error: ({ input }) =>
        fillText(texts.filesTooLarge, {
          names: (input as readonly File[])
            .filter(isLarge)
            .map(({ name }) => name)
            .join(', '),
        }),
    }),
});

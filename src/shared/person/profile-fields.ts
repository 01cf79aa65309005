import { z } from 'zod';
import { chosenId, instant, neededLine } from '~/shared/fields';
import { line } from '~/shared/text';
import { email, language, optionalFields, optionalLicense, phone } from './fields';
import * as texts from './texts';

const optionalId = (message: string) =>
  z.preprocess((value) => (value === '' || value === 'null' ? null : value), chosenId(message).nullable()).optional();

/** What can be changed of a profile, without the rules between fields: for a schema that has more or fewer of them. */
export const profileFieldsSchema = z.object({
  full_name: neededLine(150, texts.required.fullName).optional(),
  first_name: neededLine(75, texts.required.fullName).optional(),
  last_name: line(75).optional(),
  email: email.optional(),
  phone: phone.optional(),
  area: optionalId(texts.unknownArea),
  unit: optionalId(texts.unknownUnit),
  language: language.optional(),
  ...optionalLicense,
  ...optionalFields,
  updated_at: instant.optional(),
});

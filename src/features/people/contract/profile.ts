import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import {} from '~/shared/fields';
import { userSchema } from '~/shared/person/user';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { profilePatchSchema, simpleProfileSchema } from './forms';
import * as texts from '../texts';

const profilePhoto: UploadRule = { maxBytes: 5 * 1_048_576, tooLarge: texts.photoTooLarge5 };

const saved = z.object({ message: z.string(), user: userSchema });
const aadhaar = z.object({ aadhaar: z.string().nullable().describe('All twelve digits') });

/** Cached until anything about people changes (every few seconds), because every screen requests the profile. */
const cache = {
  topics: [],
  translated: true,
  perPerson: true,
  sharedTopics: [peopleTopic, areasTopic],
  unstored: true,
} as const;

/** The calls of the caller's profile and Aadhaar number (members.md, "Member dashboard", "Simple profile"). */
export const profileCalls = defineCalls({
  profile: call('GET /api/profile/', 'approved', {
    summary: 'The own profile',
    answers: { 200: userSchema },
    cache,
  }),
  me: call('GET /api/me/', 'approved', {
    summary: 'The own profile for the simple page',
    answers: { 200: userSchema.extend({ name: z.string() }) },
    cache,
  }),
  updateProfile: call('PATCH /api/profile/update/', 'approved', {
    summary: 'Change what is sent of the own profile; JSON, or multipart with passport_photo',
    proof: { when: 'the e-mail address changes' },
    body: profilePatchSchema,
    upload: { files: { passport_photo: profilePhoto }, alsoJson: true },
    answers: { 200: saved },
  }),
  updateSimpleProfile: call('PATCH /api/update-profile/', 'approved', {
    summary: 'Name, phone and area of the own profile',
    body: simpleProfileSchema,
    answers: { 200: saved },
  }),
  ownAadhaar: call('GET /api/profile/aadhaar/', 'approved', {
    summary: 'Reveal the own Aadhaar number; recorded',
    answers: { 200: aadhaar },
  }),
  eraseAadhaar: call('DELETE /api/profile/aadhaar/', 'approved', {
    summary: 'Erase the own Aadhaar number and its mark; recorded',
  }),
  aadhaarOf: call('GET /api/users/:id/aadhaar/', 'superuser', {
    summary: "Reveal someone's Aadhaar number; recorded",
    proof: true,
    answers: { 200: aadhaar },
  }),
});

import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, nothing } from '~/shared/fields';
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
  profile: {
    method: 'GET',
    path: '/api/profile/',
    access: 'approved',
    summary: 'The own profile',
    answers: { 200: userSchema },
    cache,
  },
  me: {
    method: 'GET',
    path: '/api/me/',
    access: 'approved',
    summary: 'The own profile for the simple page',
    answers: { 200: userSchema.extend({ name: z.string() }) },
    cache,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/profile/update/',
    access: 'approved',
    summary: 'Change what is sent of the own profile; JSON, or multipart with passport_photo',
    proof: { when: 'the e-mail address changes' },
    body: profilePatchSchema,
    upload: { files: { passport_photo: profilePhoto }, alsoJson: true },
    answers: { 200: saved },
  },
  updateSimpleProfile: {
    method: 'PATCH',
    path: '/api/update-profile/',
    access: 'approved',
    summary: 'Name, phone and area of the own profile',
    body: simpleProfileSchema,
    answers: { 200: saved },
  },
  ownAadhaar: {
    method: 'GET',
    path: '/api/profile/aadhaar/',
    access: 'approved',
    summary: 'Reveal the own Aadhaar number; recorded',
    answers: { 200: aadhaar },
  },
  eraseAadhaar: {
    method: 'DELETE',
    path: '/api/profile/aadhaar/',
    access: 'approved',
    summary: 'Erase the own Aadhaar number and its mark; recorded',
    answers: { 204: nothing },
  },
  aadhaarOf: {
    method: 'GET',
    path: '/api/users/:id/aadhaar/',
    access: 'superuser',
    summary: "Reveal someone's Aadhaar number; recorded",
    proof: true,
    params: byId,
    answers: { 200: aadhaar },
  },
});

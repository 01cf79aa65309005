import { expect, test } from 'vitest';
import { eventAdminCalls } from '../src/features/events/contract';
import { marketplaceAdminCalls } from '../src/features/marketplace/contract';
import { settingsCalls } from '../src/features/site-settings/contract';
import { resourceAdminCalls } from '../src/features/resources/contract';

const MB = 1_048_576;

// What the server does with such a number is in platform/http/uploads.test.ts: the limit itself is still allowed.
test.each([
  ['an ad', marketplaceAdminCalls.createAds.upload.files.media, 50],
  ['an ad’s new medium', marketplaceAdminCalls.editAd.upload.files.media, 50],
  ['a poster', eventAdminCalls.uploadPoster.upload.files.image, 20],
  ['a flipbook', resourceAdminCalls.uploadFlipbook.upload.files.pdf, 100],
  ['a document', resourceAdminCalls.uploadDocument.upload.files.file, 100],
])('%s has the size that the readings give it', (_, rule, megabytes) => {
  expect(rule).toMatchObject({ maxBytes: megabytes * MB, tooLarge: `File size must be at most ${megabytes}MB.` });
});

test.each([
  ['a logo', settingsCalls.uploadLogo.upload.files.file, 5],
  ['a hero picture', settingsCalls.uploadHero.upload.files.file, 10],
])('%s has a size of its own', (_, rule, megabytes) => {
  expect(rule.maxBytes).toBe(megabytes * MB);
});

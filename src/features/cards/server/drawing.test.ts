import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { loadTypeface } from '~/platform/pdf/draw-page';
import { fitText } from '~/platform/pdf/fit-text';
import type { TextItem } from '~/platform/pdf/page';
import { languages } from '~/shared/language';
import { standardAccent } from '~/shared/accents';
import { standardNames } from '~/features/site/server/standard-names';
import { cardPage } from './drawing';

const site = { config: { publicUrl: 'https://sangham.example' }, files: {}, clock: { now: () => new Date(0) } };
const member = { id: 1, areaId: null, firstName: 'Asha', lastName: 'Menon', username: 'asha', email: 'a@b.example' };
const shown = { phone: null, hidePhone: false, hideEmail: false, photo: null, membershipId: 'FLES-1' };
const facts = { areaName: 'Ottapalam', licenseClass: null, licenceUntil: null, membershipUntil: null };
const ownCard = { card: { code: 'ABCDEFGHJKMN' }, member: { ...member, ...shown, ...facts } };
loadTypeface();
const context = createCanvas(1, 1).getContext('2d');
/** Returns a text's lines as they are drawn. */
const linesOf = (item: TextItem) =>
  fitText(item, (text) => {
    context.font = `${item.weight ?? 400} 100px Anek`;
    return (context.measureText(text).width / 100) * (25.4 / 72);
  }).lines;

test.each(languages)('the association’s name is whole on a card in %s', async (language) => {
  const names = { ...standardNames(language), accent: standardAccent, logo: null };
  const { items } = await cardPage(site as never, ownCard as never, { names, logo: null, language });
  const { federation, shortName } = names;
  const drawn = items.flatMap((item) => (item.kind === 'text' ? linesOf(item) : []));
  expect(drawn).toContain(federation);
  expect(drawn).toContain(shortName);
});

import type { Language } from '~/shared/language';
import type { AreaCommittee, Leader, Officer } from '../contract';
import { both } from '../texts/both';

/*
 * The people whom the pages show until the office enters the first position. Their names are in the catalogues; the
 * telephone numbers are invented, and the portraits (public/portraits/, 320 × 400) are drawings that stand for photos.
 */

const portrait = (file: string) => `/portraits/${file}.webp`;

/** Returns the leaders of the home page: always these three offices, in this order. */
export function standInLeaders(language: Language): Leader[] {
  const { president, secretary, treasurer, presidentName, secretaryName, treasurerName } = both[language];
  return [
    { title: president, name: presidentName, photo: portrait('madhavan-nair'), phone: '+91 90000 00011' },
    { title: secretary, name: secretaryName, photo: portrait('anitha-varma'), phone: '+91 90000 00012' },
    { title: treasurer, name: treasurerName, photo: portrait('rasheed-kalladi'), phone: '+91 90000 00013' },
  ];
}

/** Returns the executive committee in the order in which the page shows it. */
export function standInOfficers(language: Language): Officer[] {
  const texts = both[language];
  const { vicePresident, secretary, jointSecretary } = texts;
  return [
    { title: vicePresident, name: texts.jayaprakashName, photo: portrait('jayaprakash-menon') },
    { title: vicePresident, name: texts.lathaName, photo: portrait('latha-subramanian') },
    { title: vicePresident, name: texts.josephName, photo: portrait('joseph-kurian') },
    { title: secretary, name: texts.unnikrishnanName, photo: portrait('unnikrishnan-vadakkencherry') },
    { title: secretary, name: texts.deepaName, photo: portrait('deepa-krishnan') },
    { title: secretary, name: texts.asharafName, photo: portrait('asharaf-thottingal') },
    { title: jointSecretary, name: texts.rajeshName, photo: portrait('rajesh-kollengode') },
    { title: jointSecretary, name: texts.sumayyaName, photo: portrait('sumayya-beegum') },
    { title: jointSecretary, name: texts.sajithName, photo: portrait('sajith-mannath') },
    { title: texts.treasurer, name: texts.treasurerName, photo: portrait('rasheed-kalladi') },
  ];
}

/** Returns the area committees, in the order of docs/product/site.md, "About page". */
export function standInAreas(language: Language): AreaCommittee[] {
  const texts = both[language];
  return texts.writtenCommittees.map(({ area, president, secretary, treasurer, members }) => ({
    area,
    officers: [
      { title: texts.president, name: president },
      { title: texts.secretary, name: secretary },
      { title: texts.treasurer, name: treasurer },
    ],
    members: [...members],
    units: [],
  }));
}

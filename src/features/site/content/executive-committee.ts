/*
 * FOR THE COMMITTEE TO EDIT: the executive committee of the about page; the names are in the catalogue (texts/en.ts,
 * texts/ml.ts). The portraits are drawings that stand for photos (people/, 320 × 400).
 */
import asharafPhoto from './people/asharaf-thottingal.webp';
import deepaPhoto from './people/deepa-krishnan.webp';
import jayaprakashPhoto from './people/jayaprakash-menon.webp';
import josephPhoto from './people/joseph-kurian.webp';
import lathaPhoto from './people/latha-subramanian.webp';
import rajeshPhoto from './people/rajesh-kollengode.webp';
import rasheedPhoto from './people/rasheed-kalladi.webp';
import sajithPhoto from './people/sajith-mannath.webp';
import sumayyaPhoto from './people/sumayya-beegum.webp';
import unniPhoto from './people/unnikrishnan-vadakkencherry.webp';
import * as texts from '../texts';
import type { OfficeHolder } from './types';

/** The executive committee by office, in the order in which the page shows it. */
export const executiveCommittee: readonly { office: string; people: readonly OfficeHolder[] }[] = [
  {
    office: texts.vicePresidents,
    people: [
      { name: texts.jayaprakashName, role: texts.vicePresident, photo: jayaprakashPhoto },
      { name: texts.lathaName, role: texts.vicePresident, photo: lathaPhoto },
      { name: texts.josephName, role: texts.vicePresident, photo: josephPhoto },
    ],
  },
  {
    office: texts.secretaries,
    people: [
      { name: texts.unnikrishnanName, role: texts.secretary, photo: unniPhoto },
      { name: texts.deepaName, role: texts.secretary, photo: deepaPhoto },
      { name: texts.asharafName, role: texts.secretary, photo: asharafPhoto },
    ],
  },
  {
    office: texts.jointSecretaries,
    people: [
      { name: texts.rajeshName, role: texts.jointSecretary, photo: rajeshPhoto },
      { name: texts.sumayyaName, role: texts.jointSecretary, photo: sumayyaPhoto },
      { name: texts.sajithName, role: texts.jointSecretary, photo: sajithPhoto },
    ],
  },
  {
    office: texts.treasurer,
    people: [{ name: texts.treasurerName, role: texts.treasurer, photo: rasheedPhoto }],
  },
];

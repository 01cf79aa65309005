/*
 * FOR THE COMMITTEE TO EDIT: the executive committee of the about page.
 * Names are made up; the portraits are drawings that stand for photos (people/, 320 × 400).
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
import type { OfficeHolder } from './types';

/** The executive committee by office, in the order the page shows them. */
export const executiveCommittee: readonly { office: string; people: readonly OfficeHolder[] }[] = [
  {
    office: 'Vice Presidents',
    people: [
      { name: 'V. Jayaprakash Menon', role: 'Vice President', photo: jayaprakashPhoto },
      { name: 'Latha Subramanian', role: 'Vice President', photo: lathaPhoto },
      { name: 'Joseph Kurian', role: 'Vice President', photo: josephPhoto },
    ],
  },
  {
    office: 'Secretaries',
    people: [
      { name: 'K. Unnikrishnan', role: 'Secretary', photo: unniPhoto },
      { name: 'Deepa Krishnan', role: 'Secretary', photo: deepaPhoto },
      { name: 'Asharaf Thottingal', role: 'Secretary', photo: asharafPhoto },
    ],
  },
  {
    office: 'Joint Secretaries',
    people: [
      { name: 'Rajesh Kollengode', role: 'Joint Secretary', photo: rajeshPhoto },
      { name: 'Sumayya Beegum', role: 'Joint Secretary', photo: sumayyaPhoto },
      { name: 'Sajith Mannath', role: 'Joint Secretary', photo: sajithPhoto },
    ],
  },
  {
    office: 'Treasurer',
    people: [{ name: 'Abdul Rasheed Kalladi', role: 'Treasurer', photo: rasheedPhoto }],
  },
];

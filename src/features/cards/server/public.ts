import { presentPeople } from '~/features/accounts/server/public';
import { createNotices } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { languages, pathIn, type Language } from '~/shared/language';
import { cardOfficeCalls, ownCardCalls, verifyCalls } from '../contract';
import { both } from '../texts/both';
import { cardIn, issueCard, ownCard, renewCard, revokeCard } from './cards';
import type { Cards } from './context';
import { loadDemoCards } from './demo';
import { cardPdf, cardPng } from './drawing';
import { eraseSheets } from './erase';
import { exportHolders } from './export';
import { listHolders } from './holders';
import { limits } from './limits';
import { cardRows } from './personal';
import { presentCard } from './present';
import { sheetFiles } from './sheets/file-owner';
import { workOnSheets } from './sheets/jobs';
import { registerSheetFiles, sheetAddresses } from './sheets/route';
import { createSheet, readSheet } from './sheets/service';
import { cards, cardSheets } from './tables';
import { verifyCard } from './verify';

export { findCardHolders } from './views';

const checkPage = '/verify/:code';

/** What is counted as a check of a card (docs/product/cards.md, "Verification"): the page in each language and the call, by method and route. */
export const cardChecks = [
  ...languages.map((language) => `GET ${pathIn(language, checkPage)}`),
  `${verifyCalls.verify.method} ${verifyCalls.verify.path}`,
];

/** Membership cards, and the page on which anybody checks one. */
export const cardsFeature: Feature = {
  texts: both,
  register: (site, { app, calls }) => {
    const { photoAddress } = presentPeople(site);
    const context: Cards = { ...site, photoAddress, notices: createNotices(site) };
    registerOwn(context, calls);
    registerOffice(context, calls);
    registerSheetFiles(app, site);
    calls.register(verifyCalls, {
      verify: ({ params }, { request, language, setHeader }) => {
        setHeader('X-Robots-Tag', 'noindex');
        setHeader('Referrer-Policy', 'no-referrer');
        return verifyCard(context, params.code, { request, language });
      },
    });
  },
  jobs: workOnSheets,
  files: sheetFiles,
  personal: { rows: cardRows, erase: eraseSheets },
  livePages: [checkPage],
  robots: { closed: ['/verify/'] },
  demo: loadDemoCards,
  demoData: { rows: [{ table: cards }], also: [cardSheets], topics: [] },
};

function registerOwn(site: Cards, calls: CallRegistrar): void {
  const drawn = async (userId: number, language: Language) => {
    await site.limits.hit(limits.drawings, String(userId));
    return cardIn(site, await ownCard(site, userId), language);
  };
  calls.register(ownCardCalls, {
    mine: async (_, { caller, language }) =>
      presentCard(site, await cardIn(site, await ownCard(site, caller.id), language)),
    renew: async (_, { caller, language }) =>
      presentCard(site, await cardIn(site, await renewCard(site, caller), language)),
    pdf: async (_, { caller, language, setHeader }) => {
      const bytes = await cardPdf(site, await drawn(caller.id, language), language);
      setHeader('Content-Disposition', 'attachment; filename="membership-card.pdf"');
      return inOnePiece(bytes);
    },
    png: async (_, { caller, language, setHeader }) => {
      const bytes = await cardPng(site, await drawn(caller.id, language), language);
      setHeader('Content-Disposition', 'inline; filename="membership-card.png"');
      return inOnePiece(bytes);
    },
  });
}

async function* inOnePiece(bytes: Buffer) {
  yield await Promise.resolve(bytes);
}

function registerOffice(site: Cards, calls: CallRegistrar): void {
  const addresses = sheetAddresses(site);
  calls.register(cardOfficeCalls, {
    holders: ({ query }, { language }) => listHolders(site, query, language),
    exportHolders: ({ query }, { caller, language, setHeader }) =>
      exportHolders(site, caller, query, { language, setHeader }),
    revoke: ({ params, body }, { caller }) => revokeCard(site, caller, params.userId, body),
    issue: ({ params }, { caller }) => issueCard(site, caller, params.userId),
    createSheet: ({ body }, { caller, language }) => createSheet(site, addresses, { caller, language }, body.area),
    sheet: ({ params }, { language }) => readSheet(site, addresses, params.id, language),
  });
}

import { presentPeople } from '~/features/people/server/public';
import { createNotices } from '~/features/notifications/server/public';
import type { Feature, Verifier } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { inOnePiece } from '~/platform/http/in-one-piece';
import { withMessage } from '~/platform/http/with-message';
import { createIdLists } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { languages, pathIn, type Language } from '~/shared/language';
import { peopleTopic } from '~/shared/topics';
import { cardOfficeCalls, cardsTopic, ownCardCalls, verifyCalls } from '../contract';
import { both } from '../texts/both';
import { cardIn, readOwnCard, renewCard, revokeCard, type OwnCard } from './cards';
import type { Cards } from './context';
import { loadDemoCards } from '~demo/cards/load';
import { cardPdf, cardPng, pictureVersion } from './drawing';
import { eraseSheets } from './erase';
import { exportHolders } from './export';
import { listHolders, readCardOf } from './holders';
import { issueCard, undoIssue, workOnIssues } from './issue';
import { limits } from './limits';
import { cardRows } from './personal';
import { presentCard } from './present';
import { sheetFiles } from './sheets/file-owner';
import { workOnSheets } from './sheets/jobs';
import { registerSheetFiles, sheetAddresses } from './sheets/route';
import { countSheet, createSheet, listSheets, readSheet } from './sheets/service';
import { cards, cardSheets } from './tables';
import { verifyCode } from './verify';

export { readCode, showCode, verifyPath } from '../contract/code';
export { randomCode } from './store';
export { cards } from './tables';
export { findCardHolders } from './views';

const checkPage = '/verify/:code';

/** The routes that count as a check of a card: page and call (docs/product/cards.md, "Verification"). */
export const cardChecks = [
  ...languages.map((language) => `GET ${pathIn(language, checkPage)}`),
  `${verifyCalls.verify.method} ${verifyCalls.verify.path}`,
];

/** Creates the feature: membership cards, and the page on which anyone checks a card or another paper with a code. */
export const cardsFeature = ({ verifiers }: { verifiers: () => readonly Verifier[] }): Feature => ({
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
        return verifyCode(context, verifiers(), params.code, { request, language });
      },
    });
  },
  jobs: (site) => {
    workOnSheets(site);
    workOnIssues({ ...site, notices: createNotices(site) });
  },
  files: sheetFiles,
  push: [{ kind: 'card' }],
  personal: { rows: cardRows, erase: eraseSheets },
  livePages: [checkPage],
  robots: { closed: ['/verify/'] },
  demo: loadDemoCards,
  demoData: { rows: [{ table: cards }], also: [cardSheets], topics: [cardsTopic] },
});

function registerOwn(site: Cards, calls: CallRegistrar): void {
  const drawn = async (caller: Caller, language: Language) => {
    await site.limits.hit(limits.drawings, String(caller.id));
    return cardIn(site, await readOwnCard(site, caller), language);
  };
  const answered = async (card: OwnCard, language: Language) => {
    const inLanguage = await cardIn(site, card, language);
    return presentCard(site, inLanguage, await pictureVersion(site, inLanguage, language));
  };
  calls.register(ownCardCalls, {
    mine: async (_, { caller, language }) => answered(await readOwnCard(site, caller), language),
    renew: async (_, { caller, language }) => answered(await renewCard(site, caller), language),
    pdf: async (_, { caller, language, setHeader }) => {
      const bytes = await cardPdf(site, await drawn(caller, language), language);
      setHeader('Content-Disposition', 'attachment; filename="membership-card.pdf"');
      return inOnePiece(bytes);
    },
    png: async (_, { caller, language, setHeader }) => {
      const bytes = await cardPng(site, await drawn(caller, language), language);
      setHeader('Content-Disposition', 'inline; filename="membership-card.png"');
      return inOnePiece(bytes);
    },
  });
}

function registerOffice(site: Cards, calls: CallRegistrar): void {
  const addresses = sheetAddresses(site);
  const lists = createIdLists(site.topics, [peopleTopic, cardsTopic]);
  calls.register(cardOfficeCalls, {
    holders: ({ query }, { language }) => listHolders(site, lists, query, language),
    exportHolders: ({ query }, context) => exportHolders(site, lists, context, query),
    cardOf: ({ params, query }, { caller, language }) =>
      readCardOf(site, caller, params.id, { before: query.before, language }),
    revoke: ({ params, body }, { caller, language }) =>
      withMessage(both[language].revokedDone, revokeCard(site, caller, params.userId, body)),
    issue: ({ params }, { caller, language }) =>
      withMessage(both[language].issuedDone, issueCard(site, caller, params.userId)),
    undoIssue: ({ params }, { caller }) => undoIssue(site, caller, params.userId),
    createSheet: ({ body }, { caller, language }) => createSheet(site, addresses, { caller, language }, body),
    sheets: ({ query }, { language }) => listSheets(site, addresses, query, language),
    countSheet: ({ query }) => countSheet(site, query),
    sheet: ({ params }, { language }) => readSheet(site, addresses, params.id, language),
  });
}

import * as applications from '~/features/applications/texts';
import * as audit from '~/features/audit/texts';
import * as cards from '~/features/cards/texts';
import * as committee from '~/features/committee/texts';
import * as dues from '~/features/dues/texts';
import * as duesTexts from '~/shared/dues/texts';
import * as find from '~/features/find/texts';
import type { OfficeJob, Words } from '~/features/help/web/public';
import * as imports from '~/features/imports/texts';
import * as licences from '~/features/licences/texts';
import * as people from '~/features/person/texts';
import * as posts from '~/features/posts/texts';
import { dueDays } from '~/features/privacy/contract/request-choices';
import * as privacy from '~/features/privacy/texts';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as registration from '~/features/registration/texts';
import * as common from '~/shared/texts';

/** What the screens of the office write on their buttons, for the steps of the help pages. */
export const officeHelpWords: Record<OfficeJob, Words> = {
  'find-by-phone': { find: find.find, onTheTelephone: people.onTheTelephone },
  'approve-ten': {
    applications: common.applications,
    duplicates: applications.possibleDuplicates,
    selectAll: common.selectAllFound,
    approve: countText(applications.approveCount, 10),
    decide: applications.decideMore,
  },
  'record-cash': {
    dues: common.dues,
    recordTab: duesTexts.tabs.record,
    payer: dues.searchPayer,
    amount: dues.amountInRupees,
    cash: duesTexts.methodNames.cash,
    whatItPays: dues.whatItPays,
    record: dues.recordIt,
    picture: dues.sharePicture,
    pdf: dues.savePdf,
    cashTab: duesTexts.tabs.cash,
  },
  'confirm-licences': {
    licences: common.licences,
    unconfirmed: licences.tabs.unconfirmed,
    selectAll: common.selectAllFound,
    confirm: countText(licences.confirmSeveral, 20),
  },
  'send-circular': {
    posts: common.circularsAndNews,
    newCircular: posts.newCircular,
    title: fillText(posts.titleIn, { language: posts.english }),
    text: fillText(posts.textIn, { language: posts.english }),
    audience: posts.audience,
    some: posts.audienceSome,
    saveDraft: posts.saveDraft,
    preview: posts.preview,
    publish: posts.publishNow,
    receipts: posts.receipts,
    unread: posts.peopleUnread,
    remind: posts.remind,
  },
  'correct-name': {
    privacy: common.privacy,
    requests: privacy.officeTabs.requests,
    edit: people.editProfile,
    save: common.saveChanges,
    answer: privacy.answer,
    done: privacy.decisionNames.done,
    send: privacy.sendAnswer,
    days: String(dueDays.correct),
  },
  'reprint-card': {
    cards: common.cards,
    replace: cards.replace,
    undo: common.undo,
    print: cards.printArea,
    unprinted: cards.onlyUnprinted,
    make: cards.makePdf,
    savePdf: cards.savePdf,
  },
  'end-term': {
    positions: common.positions,
    endTerm: committee.endTerm,
    lastDay: common.lastDay,
    add: committee.addPosition,
  },
  'run-event': {
    events: common.events,
    registration: registration.office.title,
    settings: registration.office.tabs.settings,
    seats: registration.office.capacity,
    open: registration.office.open,
    numbers: registration.office.tabs.numbers,
    forKitchen: registration.office.forKitchen,
    gates: registration.office.tabs.gates,
    makePass: registration.office.makePass,
    paperTwin: registration.office.paperTwin,
    came: registration.office.tabs.came,
  },
  'what-happened': {
    find: find.find,
    history: people.history,
    more: people.showMore,
    audit: common.audit,
    what: audit.whatWasDone,
    whom: audit.toWhom,
  },
  'import-faults': {
    imports: common.imports,
    template: imports.templateAsExcel,
    preview: imports.showPreview,
    columns: imports.columns,
    faulty: imports.faultyRowsAsExcel,
    doubtful: imports.doubtfulRows,
    apply: imports.applyImport,
    undo: imports.undoImport,
  },
};

import { correctionDays } from '~/features/applications/contract/application-words';
import * as applications from '~/features/applications/texts';
import * as cards from '~/features/cards/texts';
import * as community from '~/features/community/texts';
import type { EverybodyJob, Words } from '~/features/help/web/public';
import * as licences from '~/features/licences/texts';
import { mailedLinkMinutes } from '~/features/portal/contract/choices';
import * as portal from '~/features/portal/texts';
import { dueDays, exportHours } from '~/features/privacy/contract/request-choices';
import * as privacy from '~/features/privacy/texts';
import * as registration from '~/features/registration/texts';
import * as security from '~/features/security/texts';
import * as signIn from '~/features/sign-in/texts';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as person from '~/shared/person/texts';
import * as common from '~/shared/texts';

const dashboard = common.dashboard;
const eraseDays = String(dueDays.erase);

/** What the screens of visitors and members write on their buttons, for the steps of the help pages. */
export const helpWords: Record<EverybodyJob, Words> = {
  apply: {
    join: common.joinUs,
    ...applications.steps,
    next: applications.next,
    check: applications.checkAnswers,
    change: applications.changeAnswers,
    consents: privacy.joiningTitle,
    submit: applications.submitApplication,
  },
  'correct-application': {
    mail: applications.mails.correction.title,
    open: applications.mails.correction.correct,
    send: applications.sendCorrection,
    days: String(correctionDays),
  },
  'log-in': {
    login: common.login,
    who: signIn.emailOrMemberId,
    password: person.password,
    forgot: signIn.forgotPasswordQuestion,
    sendLink: signIn.sendResetLink,
  },
  'second-factor': {
    dashboard,
    security: person.accountSecurity,
    title: security.factor.title,
    app: security.factor.app,
    setUp: security.factor.setUp,
    confirm: security.setUp.confirm,
    print: security.keep.print,
    copy: security.keep.copy,
    kept: security.keep.kept,
    passkey: security.passkey.add,
  },
  card: {
    dashboard,
    card: common.membershipCard,
    pdf: cards.saveAsPdf,
    picture: cards.saveAsPicture,
    newCode: cards.newCode,
  },
  renew: {
    dashboard,
    licence: licences.licenceAndMembership,
    send: licences.sendRenewedLicence,
    lastDay: licences.lastValidDay,
    file: licences.certificateFile,
    toOffice: licences.sendToOffice,
  },
  ask: {
    community: common.community,
    question: community.yourQuestion,
    similar: community.similarQuestions,
    attach: community.attachFile,
    post: community.post,
    best: community.markBest,
    solved: community.markAsSolved,
  },
  'hide-number': {
    dashboard,
    privacy: common.privacy,
    others: privacy.visibilityTitle,
    phone: privacy.showPhone,
    email: privacy.showEmail,
    directory: privacy.showInDirectory,
  },
  'export-data': {
    dashboard,
    privacy: common.privacy,
    title: privacy.exportTitle,
    get: privacy.exportButton,
    start: privacy.exportStart,
    hours: String(exportHours),
  },
  leave: {
    dashboard,
    privacy: common.privacy,
    title: privacy.eraseTitle,
    button: privacy.eraseButton,
    submit: fillText(privacy.eraseSubmit, { days: eraseDays }),
    undo: privacy.undo,
    days: eraseDays,
  },
  'ad-numbers': {
    portal: portal.portalTitle,
    send: portal.sendLink,
    button: portal.mails.link.button,
    enter: portal.enter,
    minutes: String(mailedLinkMinutes),
    figures: portal.figures,
    picture: portal.monthPicture,
    renew: portal.renew,
    newPicture: portal.newPicture,
  },
  'keep-door': {
    ready: registration.doorPhone,
    camera: registration.doorCameraStart,
    comeIn: registration.doorWords.ok,
    only: countText(registration.doorOnly, 1),
    undo: registration.doorUndo,
    entry: registration.doorEntry,
    walkIn: registration.doorWalkIn,
    waiting: countText(registration.doorWaiting, 1),
    nothing: registration.doorNothingWaits,
  },
};

/*
 * The texts of the office's settings of the site.
 */

// The screen
export const title = 'Settings';
export const lead = 'What the public site shows: change it here, and it is public with the next page.';
export const groups = {
  names: 'Names',
  contact: 'Reach us',
  hours: 'Opening hours',
  pages: 'Home, About and terms',
  people: 'People shown',
  look: 'Look',
  membership: 'Membership and money',
};
export const setUp = 'Set-up';
export const ofGroups = 'Groups of settings';
export const failedToLoad = 'Failed to load the settings.';
export const english = '{label} (English)';
export const malayalam = '{label} (Malayalam)';
export const shownOn = 'Shown on {pages}';
export const pageNames = {
  '/': 'Home',
  '/about': 'About',
  '/advertising': 'Advertise',
  '/contact': 'Contact',
  '/terms': 'Terms',
};
export const backToStandard = 'Back to the standard text';
export const standardIsNewer = 'The standard text is newer';
export const standardIsNewerLead = 'This text replaced an older standard text. The standard text now: “{standard}”';
export const gapsTitle = 'One language is missing';
export const gapsLead =
  'These texts were changed in one language only. Readers in Malayalam get the English text: {labels}.';
export const claimed = 'Claimed';
export const counted = 'Counted';
export const shownChoice = 'Shown';
export const hiddenChoice = 'Not shown';
export const accents = {
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  plum: 'Plum',
  wine: 'Wine',
  bronze: 'Bronze',
  slate: 'Slate',
};
export const accentSample = 'Aa';
export const standardLogo = 'The drawn mark';
export const standardHero = 'The drawing';
export const nowShown = 'Shown now';
export const uploadPicture = 'Upload another: {label}';
export const pictureKinds = 'It is public as soon as it is uploaded.';
export const pictureUploaded = 'Published: {label}.';
export const failedToUpload = 'Failed to upload the picture.';
export const backToStandardOf = 'Back to the standard: {label}';
export const iconsTitle = 'How it looks elsewhere';
export const iconsLead = 'As it is published now. Phones may show a changed icon a day later.';
export const iconOnPhone = 'On a phone';
export const iconMasked = 'Cut to a circle';
export const iconInTab = 'In a browser’s tab';
export const linkPreview = 'Preview of a link';
export const opensAt = 'Opens at';
export const closesAt = 'Closes at';
export const isClosed = 'Closed';
export const publish = 'Publish';
export const published = 'Published. The next page that is opened shows it.';
export const scheduledFor = 'Published from {moment} on.';
export const publishFrom = 'Publish from';
export const publishFromHelp = 'Empty: at once.';
export const failedToPublish = 'Failed to publish.';
export const unchanged = 'Nothing was changed.';
export const staleSettings =
  'Another person has changed these settings. Your texts are still here; look at theirs first.';
export const versions = 'Versions';
export const noVersions = 'Nothing was changed yet: the site shows the standard texts.';
export const version = 'Version {version}';
export const former = 'A former person of the office';
export const states = { published: 'Published', scheduled: 'From {moment}', withdrawn: 'Withdrawn' };
export const was = 'Before';
export const is = 'After';
export const standardText = 'the standard text';
export const putBack = 'Put back';
export const putBackQuestion = 'Put version {version} back?';
export const putBackLead =
  'The settings of this group become as they were with version {version}. That is a new version, too.';
export const putBackDone = 'Version {version} is back.';
export const failedToPutBack = 'Failed to put the version back.';
export const withdrawn = 'Version {version} is withdrawn.';
export const failedToWithdraw = 'Failed to withdraw the version.';

export const lookAt = 'Look at it';
export const lookAtTitle = 'As visitors will see it';
export const lookAtLead =
  'The page with the texts that you have typed, at the width of a phone. Nothing is published yet.';
export const failedToLook = 'The page could not be made.';
export const pageLabel = 'Page';
export const languageLabel = 'Language';
export const changeThis = 'Change this page';
export const changeThisLead = 'What you may change on this page';
export const inSentences = 'In sentences of the site';

// Refusals
export const unknownSetting = 'There is no such setting in this group.';
export const notText = 'Enter a text.';
export const noOtherLanguage = 'This setting is the same in both languages.';
export const needed = 'Enter a text; the standard text comes back by its own button.';
export const badPhone = 'Enter a telephone number with ten digits, with or without +91.';
export const badEmail = 'Enter an e-mail address.';
export const exampleEmail = 'An address that ends in .example reaches no one.';
export const badHours = 'Enter hours such as 09:00-17:00, or closed.';
export const hoursBackwards = 'The hours end before they begin.';
export const badYear = 'Enter a year such as 1998.';
export const badPosition = 'Enter degrees north and east, such as 10.7756, 76.6542.';
export const badPrefix = 'Enter two to six capital letters, such as PKD.';
export const uploadNeeded = 'A picture is uploaded, not typed.';
export const fileNeeded = 'Choose a picture.';
export const logoTooLarge = 'A logo has at most 5 MB.';
export const heroTooLarge = 'A hero picture has at most 10 MB.';
export const badChoice = 'Choose one of the values.';
export const badPlaceholders = 'The text has to hold {places} as the standard text does, and no other.';
export const placeless = 'Curly brackets are for values that the site fills in; this text has none.';
export const unknownPage = 'Choose a public page and a language.';
export const badMoment = 'Choose a day and a time.';
export const momentPast = 'Choose a moment to come.';
export const momentFar = 'Choose a moment within a year.';
export const groupUnknown = 'There is no such group of settings.';
export const groupForSuperusers = 'Only superusers edit these settings.';
export const versionUnknown = 'There is no such version.';
export const versionPublished = 'This version is public already. Put an earlier one back instead.';
export const versionNotPublished = 'This version was never public.';

// The audit log
export const audit = {
  edited: 'Settings changed',
  scheduled: 'Change of settings scheduled',
  withdrawn: 'Scheduled change of settings withdrawn',
  restored: 'Settings put back',
  imported: 'Settings taken from a file',
};

export { AccountNotes } from './account-notes';
export { PrivacyCard } from './privacy-card';
export { JoiningConsents } from './consents/joining-consents';
export { TakeBack } from './consents/agreed-threads';
export { PrivacyScreen, PrivacyWaiting } from './privacy-screen';
export { pageTitle as privacyTitle } from '../texts';

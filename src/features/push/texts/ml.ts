import type { Texts } from '~/shared/language';
import type * as en from './en';

// Messages of the calls
export const badSubscription = 'ഇത് ഒരു ബ്രൗസറിന്റെ സബ്സ്ക്രിപ്ഷൻ അല്ല.';
export const badNames = 'പേരുകൾ കാണിക്കാമോ എന്നു തിരഞ്ഞെടുക്കുക.';
export const unknownService = 'ഈ ബ്രൗസറിന്റെ സേവനത്തിലൂടെ അറിയിപ്പുകൾ അയയ്ക്കാൻ കഴിയില്ല.';
export const deviceUnknown = 'ഈ ഉപകരണത്തിൽ അറിയിപ്പുകൾ നേരത്തേ ഓഫാണ്.';
export const notOnHere = 'ഈ ഉപകരണത്തിൽ അറിയിപ്പുകൾ ഓഫാണ്. ആദ്യം ഓണാക്കുക.';
export const testSent = 'ഒരു പരീക്ഷണ സന്ദേശം അയച്ചിട്ടുണ്ട്.';

// What waits for the office
export const servicesStopped = 'ഈ സൈറ്റിന്റെ അറിയിപ്പുകൾ നിരസിക്കുന്ന പുഷ് സേവനങ്ങൾ';

// What a test shows on the lock screen
export const testTitle = 'ഇതൊരു പരീക്ഷണമാണ്';
export const testBody = 'ഈ ഉപകരണത്തിൽ അറിയിപ്പുകൾ എത്തുന്നുണ്ട്.';

// The audit log
export const audit: Texts<typeof en.audit> = {
  switchedOn: 'സ്വന്തം ഉപകരണത്തിലേക്കുള്ള അറിയിപ്പുകൾ ഓണാക്കി',
  switchedOff: 'സ്വന്തം ഉപകരണത്തിലേക്കുള്ള അറിയിപ്പുകൾ ഓഫാക്കി',
  namesShown: 'സ്വന്തം ഉപകരണത്തിന്റെ ലോക്ക് സ്ക്രീനിൽ പേരുകൾ കാണിക്കുന്നത് ഓണാക്കി',
  namesHidden: 'സ്വന്തം ഉപകരണത്തിന്റെ ലോക്ക് സ്ക്രീനിൽ പേരുകൾ കാണിക്കുന്നത് ഓഫാക്കി',
  serviceStopped: 'പുഷ് സേവനം നിർത്തിവെച്ചു: അത് ഈ സൈറ്റിനെ നിരസിക്കുന്നു',
  keyChanged: 'പുഷ് സേവനങ്ങൾക്കുള്ള താക്കോൽ മാറ്റി',
};

// The section of /account/security
export const sectionTitle = 'ഈ ഉപകരണത്തിലെ അറിയിപ്പുകൾ';
export const sectionLead =
  'സൈറ്റ് അടച്ചിരിക്കുമ്പോഴും സർക്കുലറുകൾ, ഉത്തരങ്ങൾ, നിങ്ങളുടെ ലൈസൻസ് എന്നിവയെക്കുറിച്ച് അറിയാം. ലോക്ക് സ്ക്രീനിൽ എന്താണ് സംഭവിച്ചതെന്നു മാത്രം കാണിക്കും, നിങ്ങൾ തിരഞ്ഞെടുത്താൽ മാത്രം പേരുകളും.';
export const loadFailed = 'നിങ്ങളുടെ ഉപകരണങ്ങൾ ലഭ്യമാക്കാനായില്ല.';
export const switchOn = 'ഓണാക്കുക';
export const switchOff = 'ഓഫാക്കുക';
export const sendTest = 'പരീക്ഷിച്ചുനോക്കുക';
export const off = 'ഓഫാണ്';
export const onLastArrived = 'ഓണാണ്, ഒടുവിൽ എത്തിയത് {day}';
export const onNothingYet = 'ഓണാണ്, ഇതുവരെ ഒന്നും എത്തിയിട്ടില്ല';
export const onNotDelivered = 'ഓണാണ്, പക്ഷേ ഒടുവിലത്തെ അറിയിപ്പ് എത്തിക്കാനായില്ല ({day})';
export const otherDevices = 'നിങ്ങളുടെ മറ്റ് ഉപകരണങ്ങൾ';
export const unknownDevice = 'അറിയാത്ത ഉപകരണം';
export const thisDevice = 'ഈ ഉപകരണത്തിൽ';
export const switchedOn = 'അറിയിപ്പുകൾ ഓണാണ്. ഒരെണ്ണം കാണാൻ പരീക്ഷിച്ചുനോക്കുക.';
export const switchedOff = 'അറിയിപ്പുകൾ ഓഫാണ്.';
export const names = 'ലോക്ക് സ്ക്രീനിൽ പേരുകൾ കാണിക്കുക';
export const namesMean =
  'ആരാണ് ഉത്തരം നൽകിയതെന്നും നിങ്ങൾ എത്ര അടയ്ക്കാനുണ്ടെന്നും ഈ ഫോൺ കാണുന്ന ആർക്കും വായിക്കാം. അല്ലെങ്കിൽ എന്താണ് സംഭവിച്ചതെന്നു മാത്രം.';
export const namesOn = 'ഈ ഉപകരണത്തിലെ അറിയിപ്പുകൾ പേരുകൾ കാണിക്കും.';
export const namesOff = 'ഈ ഉപകരണത്തിലെ അറിയിപ്പുകൾ പേരുകൾ കാണിക്കില്ല.';
export const namesFailed = 'ഇത് സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const switchOnFailed = 'അറിയിപ്പുകൾ ഓണാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const switchOffFailed = 'അറിയിപ്പുകൾ ഓഫാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const testFailed = 'പരീക്ഷണ സന്ദേശം അയയ്ക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const notAllowed = 'നിങ്ങൾ അറിയിപ്പുകൾ അനുവദിച്ചിട്ടില്ല, അതിനാൽ അവ ഓഫായിത്തന്നെ തുടരും.';
export const blockedAndroid =
  'ഈ ബ്രൗസറിൽ ഈ സൈറ്റിന്റെ അറിയിപ്പുകൾ തടഞ്ഞിരിക്കുന്നു. ആൻഡ്രോയ്ഡിൽ: വിലാസത്തിനു മുമ്പിലുള്ള അടയാളത്തിൽ തൊടുക, “Permissions”, “Notifications” എന്നിവ തുറന്ന് അനുവദിക്കുക.';
export const blockedApple =
  'ഈ ഐഫോണിൽ ഈ സൈറ്റിന്റെ അറിയിപ്പുകൾ തടഞ്ഞിരിക്കുന്നു. “Settings”, തുടർന്ന് “Notifications” തുറന്ന് ഈ സൈറ്റ് തിരഞ്ഞെടുത്ത് അനുവദിക്കുക.';
export const installFirst =
  'ഐഫോണിലും ഐപാഡിലും സൈറ്റ് ഹോം സ്ക്രീനിൽ ഉണ്ടെങ്കിൽ മാത്രമേ അറിയിപ്പുകൾ വരൂ: പങ്കിടാനുള്ള അടയാളത്തിൽ (അമ്പടയാളമുള്ള ചതുരം) തൊട്ട് “Add to Home Screen” തിരഞ്ഞെടുക്കുക. അവിടെനിന്ന് സൈറ്റ് തുറന്ന് ലോഗിൻ ചെയ്ത് ഇവിടെ അറിയിപ്പുകൾ ഓണാക്കുക.';
export const tooOld =
  'അറിയിപ്പുകൾക്ക് iOS 16.4 അല്ലെങ്കിൽ അതിനു ശേഷമുള്ളത് വേണം. “Settings”, “General”, “Software Update” എന്നിവ തുറന്ന് ഈ ഐഫോൺ പുതുക്കുക.';
export const cannotHere =
  'ഈ ബ്രൗസറിന് അറിയിപ്പുകൾ കാണിക്കാനാവില്ല. ആൻഡ്രോയ്ഡിൽ Chrome, Firefox അല്ലെങ്കിൽ Samsung ബ്രൗസർ ഉപയോഗിക്കുക; സ്വകാര്യ വിൻഡോ പറ്റില്ല.';

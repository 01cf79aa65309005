/*
 * The words of the site's own pages in Malayalam, those of texts/en.ts under the same names.
 */

// The names: what counts until the office sets its own (src/features/site/server/settings.ts)
export const standardNames = {
  federation: 'ലൈസൻസ്ഡ് എഞ്ചിനീയേഴ്സ് ആൻഡ് സൂപ്പർവൈസേഴ്സ് ഫെഡറേഷൻ',
  district: 'പാലക്കാട്',
  district_in: 'പാലക്കാട്ട്',
  district_of: 'പാലക്കാട്ടെ',
  founded: '1998',
};
/** The same for another district. */
export const otherNames = { district_in: '{district} ജില്ലയിൽ', district_of: '{district} ജില്ലയിലെ' };
export const committeeOf = '{district} ജില്ലാ കമ്മിറ്റി';
export const shortNameOf = 'FLES {district}';
/** One or two sentences under the title of the home page. */
export const intro =
  '{district} ജില്ലയിൽ കെട്ടിടങ്ങൾ രൂപകൽപ്പന ചെയ്യാനും പണിയാനും ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും കൂട്ടായ്മ. തൊഴിലിന്റെ നിലവാരം ഉയർത്തിപ്പിടിക്കുന്നു, പരസ്പരം താങ്ങാകുന്നു, വിശ്വസിക്കാവുന്ന ആളുകളെയും കടകളെയും കണ്ടെത്താൻ ഓരോ വീട്ടുകാരെയും സഹായിക്കുന്നു.';
/** For search engines and link previews: at most 160 characters. */
export const siteDescription = '{federation} {committee}: അംഗങ്ങൾ, പരിപാടികൾ, വിശ്വസ്ത നിർമാണസാമഗ്രി കടകൾ.';
/** What the advertising page claims (docs/product/general.md, "Fixed numbers"). */
export const advertisingReach = '500+ സജീവ അംഗങ്ങൾ';
export const advertisingReachElsewhere = 'അംഗങ്ങൾ';
export const palakkad = 'പാലക്കാട്';
export const palakkadRural = 'പാലക്കാട് റൂറൽ';
export const alathur = 'ആലത്തൂർ';
export const chittur = 'ചിറ്റൂർ';
export const ottapalam = 'ഒറ്റപ്പാലം';
export const mannarkkad = 'മണ്ണാർക്കാട്';
export const pattambi = 'പട്ടാമ്പി';
export const president = 'പ്രസിഡന്റ്';
export const vicePresident = 'വൈസ് പ്രസിഡന്റ്';
export const secretary = 'സെക്രട്ടറി';
export const jointSecretary = 'ജോയിന്റ് സെക്രട്ടറി';
export const treasurer = 'ട്രഷറർ';

// Header, menu and footer
export const skipToContent = 'ഉള്ളടക്കത്തിലേക്ക് പോകുക';
export const main = 'പ്രധാന മെനു';
export const menu = 'മെനു';
export const home = 'ഹോം';
export const about = 'സംഘടന';
export const members = 'അംഗങ്ങൾ';
export const advertise = 'പരസ്യം';
export const contact = 'ബന്ധപ്പെടുക';
export const logIn = 'ലോഗിൻ';
export const adminDashboard = 'അഡ്മിൻ';
export const logout = 'ലോഗൗട്ട്';
export const yourMenu = 'നിങ്ങളുടെ മെനു';
export const ownProfile = 'നിങ്ങളുടെ പ്രൊഫൈൽ';
export const ownLicence = 'നിങ്ങളുടെ ലൈസൻസ്';
export const ownCard = 'നിങ്ങളുടെ കാർഡ്';
export const ownSecurity = 'സുരക്ഷ';
export const ownHome = 'ഹോം';
export const barCard = 'കാർഡ്';
export const barCirculars = 'സർക്കുലർ';
export const barBoard = 'ചർച്ച';
export const ownPages = 'നിങ്ങളുടെ പേജുകൾ';
export const yourAccount = 'നിങ്ങളുടെ അക്കൗണ്ട്';
export const viewSite = 'സൈറ്റ് കാണുക';
export const notificationsUnread = 'അറിയിപ്പുകൾ, വായിക്കാത്തവ {unread}';
export const darkTheme = 'ഇരുണ്ട തീം';
export const theOffice = 'ഓഫീസ്';
export const shortNameSinceFounded = '{shortName}, {founded} മുതൽ';
export const terms = 'നിബന്ധനകൾ';

// Pages that are not there, or could not be shown
export const pageNotFound = 'പേജ് കണ്ടെത്തിയില്ല';
export const gapInTheDrawing = 'പ്ലാനിൽ ഇവിടെ ഒരു വിടവുണ്ട്: ഈ പേജ് ഇനിയും പണിതിട്ടില്ല, അല്ലെങ്കിൽ മറ്റൊരിടത്താണ്.';
export const returnToHome = 'ഹോം പേജിലേക്ക് മടങ്ങുക';
export const pageCouldNotBeShown =
  'ഈ പേജ് കാണിക്കാനായില്ല. തകരാർ ഞങ്ങളുടേതാണ്, നിങ്ങളുടേതല്ല. ദയവായി ഒന്നുകൂടി ശ്രമിക്കുക; വീണ്ടും ഇങ്ങനെയാണെങ്കിൽ ഓഫീസിനെ അറിയിക്കുക.';

// Home page
export const pageTitle = '{page} | {committee}';
export const findShops = 'കടകൾ കണ്ടെത്തുക';
export const advertiseWithUs = 'പരസ്യം നൽകുക';
export const areas = 'ഏരിയകൾ';
export const units = 'യൂണിറ്റുകൾ';
export const annualEvents = 'വർഷത്തിൽ പരിപാടികൾ';
export const onFilm = 'വീഡിയോയിൽ';
export const builtHereSeenHere = 'ഇവിടെ പണിതത്, ഇവിടെ കാണാം';
export const videosLead = 'ജില്ലയിലെ പണിശാലകളും യാർഡുകളും ഷോറൂമുകളും, അവരുടെ സ്വന്തം ദൃശ്യങ്ങളിലൂടെ.';
export const fromOurAdvertisers = 'ഞങ്ങളുടെ പരസ്യദാതാക്കളിൽനിന്ന്';
export const materialsAndMakers = 'നിർമാണസാമഗ്രികളും നിർമാതാക്കളും';
export const advertisersLead = 'കമ്മിറ്റിയുടെ പ്രവർത്തനങ്ങൾക്ക് പിന്തുണ നൽകുന്ന കടകളും വിതരണക്കാരും.';
export const committeeLeaders = 'കമ്മിറ്റി ഭാരവാഹികൾ';
export const leadersLead = 'ജില്ലയ്ക്കാകെ വേണ്ടി അംഗങ്ങൾ തിരഞ്ഞെടുത്തവർ.';
export const presidentName = 'പി. കെ. മാധവൻ നായർ';
export const secretaryName = 'അനിത വർമ്മ';
export const treasurerName = 'അബ്ദുൽ റഷീദ് കല്ലടി';
export const callName = '{name} – ഫോൺ ചെയ്യുക:';
export const findShopsInDistrict = '{ofDistrict} കടകൾ കണ്ടെത്തുക';
export const findShopsLead = 'പേര് തിരയുക, അല്ലെങ്കിൽ വിഭാഗമോ സ്ഥലമോ തിരഞ്ഞെടുക്കുക.';

// About page
export const aboutUs = 'ഞങ്ങളെക്കുറിച്ച്';
export const aboutDescription =
  'ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും {committee}: ദൗത്യം, മൂല്യങ്ങൾ, എക്സിക്യൂട്ടീവ്, ഏഴ് ഏരിയ കമ്മിറ്റികൾ.';
export const aboutDescriptionElsewhere =
  'ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും {committee}: ദൗത്യം, മൂല്യങ്ങൾ, എക്സിക്യൂട്ടീവ്, ഏരിയ കമ്മിറ്റികൾ.';
export const whoWeAre =
  '{federation}, {committee}. പട്ടാമ്പിയിലെ പുഴ മുതൽ പാലക്കാടൻ ചുരം വരെ ഏഴ് ഏരിയകളിലായി, കെട്ടിടങ്ങൾ രൂപകൽപ്പന ചെയ്യാനും പണിക്ക് മേൽനോട്ടം വഹിക്കാനും ലൈസൻസുള്ളവർക്കു വേണ്ടി {founded} മുതൽ ഞങ്ങൾ ശബ്ദമുയർത്തുന്നു.';
export const whoWeAreElsewhere =
  '{federation}, {committee}. {inDistrict} കെട്ടിടങ്ങൾ രൂപകൽപ്പന ചെയ്യാനും പണിക്ക് മേൽനോട്ടം വഹിക്കാനും ലൈസൻസുള്ളവർക്കു വേണ്ടി ഞങ്ങൾ ശബ്ദമുയർത്തുന്നു.';
export const twentyKilometres = '20 കി.മീ.';
export const northOnTheMap = 'വ';
export const quickFacts = 'ഒറ്റനോട്ടത്തിൽ';
export const totalMembers = 'ആകെ അംഗങ്ങൾ';
export const areaCommitteesFact = 'ഏരിയ കമ്മിറ്റികൾ';
export const unitCommitteesFact = 'യൂണിറ്റ് കമ്മിറ്റികൾ';
export const missionAndVision = 'ദൗത്യവും ദർശനവും';
export const missionTitle = 'ദൗത്യം';
export const mission =
  '{ofDistrict} ലൈസൻസുള്ള എഞ്ചിനീയർമാരെയും സൂപ്പർവൈസർമാരെയും ഒരുമിപ്പിക്കുക, അവരുടെ അറിവ് കാലത്തിനൊത്ത് പുതുക്കുക, തൊഴിലിലെ സത്യസന്ധത കാക്കുക, ഇതെല്ലാം ജില്ലയിൽ കെട്ടിടം പണിയുന്ന ഓരോരുത്തർക്കും ഉപകാരപ്പെടുത്തുക.';
export const visionTitle = 'ദർശനം';
export const vision =
  'ഓരോ വീടും റോഡും പൊതുകെട്ടിടവും ശ്രദ്ധയോടെ ആസൂത്രണം ചെയ്ത്, നിലവാരത്തോടെ പണിത്, ചുറ്റുമുള്ള പാടങ്ങളോടും പുഴകളോടും മലകളോടും ഇണങ്ങിനിൽക്കുന്ന ഒരു ജില്ല.';
export const coreValues = 'അടിസ്ഥാന മൂല്യങ്ങൾ';
export const excellence = 'തൊഴിൽ മികവ്';
export const excellenceText = 'ശ്രദ്ധയോടെ വരച്ച പ്ലാനുകൾ, സത്യസന്ധമായ എസ്റ്റിമേറ്റുകൾ, മഴക്കാലത്തെ അതിജീവിക്കുന്ന പണി.';
export const innovation = 'നവീനത';
export const innovationText = 'പുതിയ സാമഗ്രികളും രീതികളും തുറന്ന മനസ്സോടെ പരീക്ഷിക്കുന്നു; പുകഴ്ത്തുംമുമ്പ് അളന്നുനോക്കുന്നു.';
export const collaboration = 'കൂട്ടായ്മ';
export const collaborationText = 'ഏഴ് ഏരിയകൾ, ഒരു കമ്മിറ്റി: അറിവ് പങ്കുവയ്ക്കുന്നു; വിഷമമുള്ള സൈറ്റിൽ ഒരംഗവും ഒറ്റയ്ക്കല്ല.';
export const collaborationTextElsewhere = 'ഒരൊറ്റ കമ്മിറ്റി: അറിവ് പങ്കുവയ്ക്കുന്നു; പ്രയാസമേറിയ സൈറ്റിൽ ഒരംഗവും തനിച്ചല്ല.';
export const integrity = 'സത്യനിഷ്ഠ';
export const integrityText = 'പരിശോധിച്ചതിൽ മാത്രം ഒപ്പിടുന്നു; സുരക്ഷിതമല്ലെങ്കിൽ അത് തുറന്നുപറയുന്നു.';
export const service = 'സേവനം';
export const serviceText = 'കുടുംബങ്ങൾക്കും സ്കൂളുകൾക്കും പഞ്ചായത്തുകൾക്കും സൗജന്യ മാർഗനിർദേശം; പുഴകൾ കരകവിയുമ്പോൾ സഹായഹസ്തം.';

// About page: the committees
export const executiveCommittee = 'എക്സിക്യൂട്ടീവ് കമ്മിറ്റി';
export const executiveLead = 'ഒരു വാർഷിക യോഗം മുതൽ അടുത്തതു വരെ കമ്മിറ്റിയുടെ പ്രവർത്തനം നയിക്കുന്നത് ഇവരാണ്.';
export const vicePresidents = 'വൈസ് പ്രസിഡന്റുമാർ';
export const secretaries = 'സെക്രട്ടറിമാർ';
export const jointSecretaries = 'ജോയിന്റ് സെക്രട്ടറിമാർ';
export const jayaprakashName = 'വി. ജയപ്രകാശ് മേനോൻ';
export const lathaName = 'ലത സുബ്രഹ്മണ്യൻ';
export const josephName = 'ജോസഫ് കുര്യൻ';
export const unnikrishnanName = 'കെ. ഉണ്ണിക്കൃഷ്ണൻ';
export const deepaName = 'ദീപ കൃഷ്ണൻ';
export const asharafName = 'അഷറഫ് തോട്ടിങ്ങൽ';
export const rajeshName = 'രാജേഷ് കൊല്ലങ്കോട്';
export const sumayyaName = 'സുമയ്യ ബീഗം';
export const sajithName = 'സജിത് മന്നത്ത്';
export const writeToTheExecutive = 'എക്സിക്യൂട്ടീവ് കമ്മിറ്റിയിലെ ഏതംഗത്തിനും {link} എഴുതാം.';
export const throughTheOffice = 'ഓഫീസ് വഴി';
export const areaCommittees = 'ഏരിയ കമ്മിറ്റികൾ';
export const areaCommitteesLead = 'ഏഴ് ഏരിയകൾ; ഓരോന്നിനും യൂണിറ്റുകൾ തിരഞ്ഞെടുത്ത സ്വന്തം ഭാരവാഹികൾ.';
export const failedToLoadAreaCommittees = 'ഏരിയ കമ്മിറ്റികൾ ലഭ്യമാക്കാനായില്ല.';
export const areaCommitteesLeadElsewhere = 'ഓരോ ഏരിയയ്ക്കും സ്വന്തം ഭാരവാഹികൾ; അവരെ അവിടത്തെ യൂണിറ്റുകൾ തിരഞ്ഞെടുക്കുന്നു.';
export const noAreaOffices = 'ഏരിയകളിൽ ഇപ്പോൾ ആരും സ്ഥാനം വഹിക്കുന്നില്ല.';
export const unitLabel = '{unit} യൂണിറ്റ്';
export const unitTitle = '{unit} യൂണിറ്റ്';
/** The area committees that stand there until the office enters the first position; their order is fixed. */
export const writtenCommittees = [
  {
    area: 'പാലക്കാട്',
    president: 'എം. സേതുമാധവൻ',
    secretary: 'രശ്മി പ്രസാദ്',
    treasurer: 'കെ. വി. ഹരിദാസ്',
    members: ['നൗഫൽ കൽപ്പാത്തി', 'സിന്ധു രമേഷ്', 'ടി. ആർ. വെങ്കിടേശ്വരൻ', 'അജിത് ഒലവക്കോട്', 'മേരി ജോസ്', 'പി. ശിവദാസൻ'],
  },
  {
    area: 'പാലക്കാട് റൂറൽ',
    president: 'സി. ബാലകൃഷ്ണൻ',
    secretary: 'ഷമീർ പുതുശ്ശേരി',
    treasurer: 'ബിന്ദു ജയൻ',
    members: ['വിനോദ് മലമ്പുഴ', 'എ. കാസിം', 'പ്രമീള ദേവി', 'സുരേഷ് കോങ്ങാട്', 'എൻ. ഗോപിനാഥൻ', 'ജിഷ മാത്യു'],
  },
  {
    area: 'ആലത്തൂർ',
    president: 'രുഗ്മിണി രവീന്ദ്രൻ',
    secretary: 'ഹക്കീം വടക്കഞ്ചേരി',
    treasurer: 'എസ്. മണികണ്ഠൻ',
    members: ['ബിജു നെന്മാറ', 'കെ. ചന്ദ്രിക', 'അബ്ദുൽ ലത്തീഫ്', 'പ്രദീപ് കുഴൽമന്ദം', 'ലിസി തോമസ്', 'ആർ. കണ്ണൻ'],
  },
  {
    area: 'ചിറ്റൂർ',
    president: 'എൻ. ആറുമുഖൻ',
    secretary: 'ശ്രീജ മോഹൻ',
    treasurer: 'സെൽവരാജ് കൊഴിഞ്ഞാമ്പാറ',
    members: ['ഉഷ നന്ദിനി', 'എം. രാമസ്വാമി', 'ഇബ്രാഹിം പട്ടഞ്ചേരി', 'കവിത മുരുകൻ', 'ദിനേശ് തത്തമംഗലം', 'വി. പളനിസ്വാമി'],
  },
  {
    area: 'ഒറ്റപ്പാലം',
    president: 'ഇ. പി. നാരായണൻ നമ്പൂതിരി',
    secretary: 'ഷബ്‌ന സലീം',
    treasurer: 'രതീഷ് ചെർപ്പുളശ്ശേരി',
    members: ['ഗിരിജ വാര്യർ', 'മോഹനൻ ലക്കിടി', 'കെ. ടി. ഹംസ', 'അനൂപ് ശ്രീകൃഷ്ണപുരം', 'ബീന ശശിധരൻ', 'ടി. രാജഗോപാൽ'],
  },
  {
    area: 'മണ്ണാർക്കാട്',
    president: 'മൊയ്തീൻ കുട്ടി എളമ്പുലാശ്ശേരി',
    secretary: 'ജോമോൻ അഗളി',
    treasurer: 'അംബിക രാഘവൻ',
    members: ['സിദ്ദീഖ് കുമരംപുത്തൂർ', 'ഷൈല വർഗീസ്', 'പി. വേലായുധൻ', 'ഫസൽ അലനല്ലൂർ', 'രഞ്ജിനി ദാസ്', 'കെ. ജെ. സെബാസ്റ്റ്യൻ'],
  },
  {
    area: 'പട്ടാമ്പി',
    president: 'വാസുദേവൻ മേഴത്തൂർ',
    secretary: 'നിഷ കുഞ്ഞിരാമൻ',
    treasurer: 'എം. ഉമ്മർ',
    members: ['റഫീഖ് കൊപ്പം', 'സതി ഭാസ്കരൻ', 'ഹരീഷ് തൃത്താല', 'എ. സുബൈദ', 'കൃഷ്ണദാസ് ഓങ്ങല്ലൂർ', 'പി. എം. അഷ്റഫ്'],
  },
] as const;

// About page: the record
export const ourRecord = 'പിന്നിട്ട വഴികൾ';
export const history = 'ചരിത്രം';
export const historyIntro =
  'ലൈസൻസുള്ള ഏതാനും എഞ്ചിനീയർമാരും സൂപ്പർവൈസർമാരും 1998-ൽ മാസത്തിലൊരിക്കൽ ഒത്തുകൂടാൻ തുടങ്ങി; പ്ലാനുകളും നിരക്കുകളും ബുദ്ധിമുട്ടുകളും അവർ പങ്കുവച്ചു. ആ സായാഹ്നങ്ങളിൽനിന്നാണ് ജില്ലാ കമ്മിറ്റി വളർന്നത്. ലക്ഷ്യം ഇന്നും അതുതന്നെ.';
export const readOurHistory = 'ഞങ്ങളുടെ ചരിത്രം വായിക്കുക';
export const pdfInNewTab = '(PDF, പുതിയ ടാബിൽ തുറക്കും)';
export const achievements = 'നേട്ടങ്ങൾ';
export const in2020 = 'ലോക്ഡൗൺ കാലത്ത് സഹായം';
export const in2020Text =
  'നേരിട്ടെത്താതെയുള്ള സൈറ്റ് പരിശോധനയിലൂടെ പ്ലാൻ അനുമതികൾ മുടങ്ങാതെ നടന്നു; ചികിത്സാകേന്ദ്രങ്ങൾ സജ്ജമാക്കാൻ അംഗങ്ങൾ സൗജന്യമായി സഹായിച്ചു.';
export const in2018 = 'പ്രളയനാശം വിലയിരുത്തൽ';
export const in2018Text =
  'പ്രളയം കഴിഞ്ഞ് ആറാഴ്ചയ്ക്കകം, ആവശ്യപ്പെട്ട എല്ലാ തദ്ദേശസ്ഥാപനങ്ങൾക്കും വേണ്ടി കേടുവന്ന വീടുകൾ സന്നദ്ധപ്രവർത്തകർ പരിശോധിച്ചു.';
export const in2015 = 'എഞ്ചിനീയേഴ്സ് ഹൗസ് തുറന്നു';
export const in2015Text = 'ലൈബ്രറിയും പരിശീലനഹാളുമുള്ള ജില്ലാ ഓഫീസ് അംഗങ്ങളുടെ സംഭാവനകൊണ്ട് പണിതു.';
export const in2010 = 'തുടർവിദ്യാഭ്യാസത്തിന് തുടക്കം';
export const in2010Text = 'കോഡുകൾ, എസ്റ്റിമേഷൻ, സൈറ്റ് സുരക്ഷ എന്നിവയിൽ വർഷംതോറും ശില്പശാലകൾ; ഇപ്പോൾ വർഷത്തിൽ അമ്പതിലധികം പരിപാടികൾ.';
export const in2005 = 'എല്ലാ ഏരിയയിലും യൂണിറ്റ് കമ്മിറ്റികൾ';
export const in2005Text = 'ഏഴ് ഏരിയകളിൽ അവസാനത്തേതും യൂണിറ്റ് കമ്മിറ്റികളെ തിരഞ്ഞെടുത്തു; ജില്ലയുടെ ആദ്യത്തെ ഡയറക്ടറി അച്ചടിച്ചു.';
export const affiliations = 'അഫിലിയേഷൻ';
export const stateCommittee = 'ലൈസൻസ്ഡ് എഞ്ചിനീയേഴ്സ് ആൻഡ് സൂപ്പർവൈസേഴ്സ് ഫെഡറേഷൻ, സംസ്ഥാന കമ്മിറ്റി';
export const stateCommitteeNote = 'മാതൃസംഘടന';
export const professionalsCouncil = 'കേരള ബിൽഡിങ് പ്രൊഫഷണൽസ് കൗൺസിൽ';
export const professionalsCouncilNote = 'അംഗസംഘടന';
export const tradesChamber = 'പാലക്കാട് ഡിസ്ട്രിക്ട് ചേംബർ ഓഫ് കൺസ്ട്രക്ഷൻ ട്രേഡ്സ്';
export const tradesChamberNote = 'അസോസിയേറ്റ്';
export const earthForum = 'സൗത്ത് ഇന്ത്യൻ ഫോറം ഫോർ എർതൻ ആൻഡ് ലാറ്ററൈറ്റ് ആർക്കിടെക്ചർ';
export const earthForumNote = 'വിജ്ഞാന പങ്കാളി';
export const volunteersNetwork = 'ജില്ലാ ദുരന്തനിവാരണ സന്നദ്ധപ്രവർത്തക ശൃംഖല';
export const volunteersNetworkNote = 'സാങ്കേതിക പങ്കാളി';

// Advertising page
export const advertisingDescription =
  '{advertisingReach} കാണുന്നിടത്ത്, {ofDistrict} നിർമാണവ്യാപാരികൾക്കായി അഞ്ച് തരം പരസ്യങ്ങൾ: ഓരോന്നിലും കിട്ടുന്നതും ബുക്ക് ചെയ്യുന്ന വിധവും.';
export const advertiseWhereDistrictBuilds = '{district} പണിയുന്നിടത്ത് പരസ്യം നൽകൂ';
export const advertisingClaim =
  'സിമന്റും കമ്പിയും ടൈലും തടിയും ദിവസവും തിരഞ്ഞെടുക്കുന്ന {reach}, അവരോട് അഭിപ്രായം തേടുന്ന കുടുംബങ്ങൾ – ഇവരെല്ലാം നിങ്ങളുടെ കട കാണട്ടെ.';
export const bookAnAd = 'പരസ്യം ബുക്ക് ചെയ്യുക';
export const compareTiers = 'പരസ്യനിരകൾ താരതമ്യം ചെയ്യുക';
export const whyAdvertiseWithUs = 'എന്തുകൊണ്ട് ഇവിടെ പരസ്യം നൽകണം';
export const reachBenefit = 'കാണേണ്ടവരിലേക്ക്';
export const reachBenefitText =
  'എഞ്ചിനീയർമാർ, സൂപ്പർവൈസർമാർ, അവരോടൊപ്പം വീടു പണിയുന്ന കുടുംബങ്ങൾ: {inDistrict} സാമഗ്രികളും നിർമാതാക്കളെയും തിരഞ്ഞെടുക്കുന്നവർ.';
export const communityBenefit = 'സജീവമായ കൂട്ടായ്മ';
export const communityBenefitText =
  'പരിപാടികൾക്കും രേഖകൾക്കും പരസ്പരം ഉത്തരങ്ങൾക്കുമായി അംഗങ്ങൾ വീണ്ടും വരുന്നു; വഴിയിൽ നിങ്ങളുടെ കടയും കാണുന്നു.';
export const analyticsBenefit = 'കൃത്യമായ കണക്ക്';
export const analyticsBenefitText =
  'ഓരോ പരസ്യത്തിനും രേഖയുണ്ട്: നിര, തുടങ്ങിയ ദിവസം, അവസാന ദിവസം, ഇപ്പോൾ ഓടുന്നുണ്ടോ എന്ന്. നില ഓഫീസ് അറിയിക്കും.';
export const qualityBenefit = 'മികച്ച അവതരണം';
export const qualityBenefitText =
  'ഒരു സമയം ഒരു പരസ്യം മാത്രം, ഏതു സ്ക്രീനിലും വ്യക്തം; ആളുകൾ വായിക്കാൻ വന്നതിനു മീതെ ഒരിക്കലും ചാടിവീഴില്ല.';
export const sampleAds = 'മാതൃകാ പരസ്യങ്ങൾ';
export const sampleAdsLead = 'ജില്ലയിലെ കടകളിൽനിന്ന്, ഓരോ നിരയിലും ഒന്ന്.';
export const fiveTiers = 'അഞ്ച് പരസ്യനിരകൾ';
export const tiersLead = 'ഒരു ഓഫറിന് ഒരാഴ്ച മുതൽ ഹോം പേജിൽ ഒരു മാസം വരെ.';
export const howToBook = 'ബുക്ക് ചെയ്യുന്ന വിധം';
export const stepTier = 'നിര തിരഞ്ഞെടുക്കുക';
export const stepTierText =
  'മുകളിലെ അഞ്ചും താരതമ്യം ചെയ്യുക. ഒരു ഓഫർ മാത്രമെങ്കിൽ കുറഞ്ഞ ദിവസങ്ങൾ മതി; പേര് ഓർമയിൽ നിൽക്കാൻ കൂടുതൽ ദിവസങ്ങളുള്ളവ നല്ലത്.';
export const stepPicture = 'ചിത്രമോ വീഡിയോയോ അയയ്ക്കുക';
export const stepPictureText = '16:9 അനുപാതത്തിലുള്ള വീതിയുള്ള ചിത്രങ്ങൾ എല്ലാ നിരകൾക്കും ചേരും. 50 MB വരെയുള്ള വീഡിയോ ഗോൾഡ് മുതൽ നൽകാം.';
export const stepStart = 'ഞങ്ങൾ പ്രസിദ്ധീകരിക്കും';
export const stepStartText = 'നിങ്ങൾ പറയുന്ന ദിവസം പരസ്യം തുടങ്ങും, നിരയിലെ ദിവസങ്ങളത്രയും ഓടും; തീരുംമുമ്പോ തീർന്നശേഷമോ പുതുക്കാം.';
export const askForTheRates = 'നിരക്കുകൾ ചോദിക്കുക';
export const ratesLead = 'കടയുടെ പേരും മനസ്സിലുള്ള നിരയും അറിയിക്കുക. നിരക്കും ഒഴിവുള്ള ആദ്യദിവസവും ഓഫീസ് മറുപടിയായി അറിയിക്കും.';
export const allWaysToReachUs = 'ബന്ധപ്പെടാനുള്ള എല്ലാ വഴികളും';

// Contact page
export const contactDescription = '{committee} ഓഫീസിന്റെ ഫോൺ, ഇമെയിൽ, വിലാസം, പ്രവൃത്തിസമയം, ഭൂപടം.';
export const contactUs = 'ഞങ്ങളെ ബന്ധപ്പെടുക';
export const contactLead = 'അംഗത്വം, പരിപാടി, പരസ്യം, അടുത്തുള്ള എഞ്ചിനീയർ – എന്തിനെക്കുറിച്ചും ചോദിക്കാം. ഓഫീസ് സമയത്ത് മറുപടി ലഭിക്കും.';
export const telephone = 'ഫോൺ';
export const eMail = 'ഇമെയിൽ';
export const officeContact = 'ഓഫീസ്';
export const membershipContact = 'അംഗത്വം';
export const advertisingContact = 'പരസ്യം';
export const officeAddress = 'ഓഫീസ് വിലാസം';
/** Line by line, as on an envelope, under the names of federation and committee. */
export const address = 'എഞ്ചിനീയേഴ്സ് ഹൗസ്, കോട്ടമൈതാനം റോഡ്\nപാലക്കാട്, കേരളം 678001';
export const addressElsewhere = '{district}, കേരളം';
export const officeHours = 'ഓഫീസ് സമയം';
export const mondayToFriday = 'തിങ്കൾ മുതൽ വെള്ളി വരെ';
export const saturday = 'ശനി';
export const sunday = 'ഞായർ';
export const closed = 'അവധി';
export const openSpan = '{from} – {to}';
/** A time of the day, `9:00`, by the part of the day in which it lies. */
export const timeOfDay = {
  night: 'പുലർച്ചെ {time}',
  morning: 'രാവിലെ {time}',
  noon: 'ഉച്ചയ്ക്ക് {time}',
  evening: 'വൈകിട്ട് {time}',
  late: 'രാത്രി {time}',
};
export const emergencyHotline = 'അടിയന്തര ഹോട്ട്‌ലൈൻ';
export const hotlineNote = 'രജിസ്റ്റർ ചെയ്ത അംഗങ്ങൾക്ക് 24 മണിക്കൂറും ലഭ്യം. സുരക്ഷിതമല്ലാത്ത സൈറ്റുകൾക്കായി, ഏതു ദിവസവും ഏതു നേരവും.';
export const findUs = 'ഞങ്ങളെ കണ്ടെത്തുക';
export const mapLabel = '{committee} ഓഫീസ്, {district}';
export const mapLead = 'ഭൂപടം OpenStreetMap-ൽനിന്നാണ്; നിങ്ങൾ ആവശ്യപ്പെട്ടാൽ മാത്രം കാണിക്കും.';
export const showTheMap = 'ഭൂപടം കാണിക്കുക';
export const openInNewTab = 'പുതിയ ടാബിൽ തുറക്കുക';
export const mapOf = 'ഭൂപടം: {label}';
export const coordinates = '{latitude}° N, {longitude}° E';

// What the office sets (src/features/site/server/settings.ts): names and explanations
export const settings = {
  federation: 'ഫെഡറേഷൻ',
  committee: 'കമ്മിറ്റി',
  short_name: 'ചുരുക്കപ്പേര്',
  district: 'ജില്ല',
  district_in: 'ജില്ലയിൽ എന്ന രൂപം',
  district_of: 'ജില്ലയിലെ എന്ന രൂപം',
  founded: 'സ്ഥാപിച്ച വർഷം',
  phone: 'ഓഫീസിന്റെ ഫോൺ',
  membership_phone: 'അംഗത്വത്തിനുള്ള ഫോൺ',
  advertising_phone: 'പരസ്യങ്ങൾക്കുള്ള ഫോൺ',
  hotline: 'അംഗങ്ങൾക്കുള്ള അടിയന്തര ഹോട്ട്‌ലൈൻ',
  email: 'ഓഫീസിന്റെ ഇമെയിൽ',
  membership_email: 'അംഗത്വത്തിനുള്ള ഇമെയിൽ',
  advertising_email: 'പരസ്യങ്ങൾക്കുള്ള ഇമെയിൽ',
  address: 'തപാൽ വിലാസം',
  map_position: 'ഭൂപടത്തിലെ സ്ഥാനം',
  monday_friday: 'തിങ്കൾ മുതൽ വെള്ളി വരെ',
  saturday: 'ശനി',
  sunday: 'ഞായർ',
  intro: 'ഹോം പേജിലെ ആമുഖം',
  description: 'തിരച്ചിൽ യന്ത്രങ്ങൾക്കുള്ള വിവരണം',
  about_lead: 'സംഘടനയുടെ പേജിലെ ആമുഖം',
  mission: 'ദൗത്യം',
  vision: 'ദർശനം',
  statistics: 'അംഗങ്ങൾ, ഏരിയകൾ, യൂണിറ്റുകൾ, പരിപാടികൾ എന്നിവയുടെ എണ്ണം',
  history: 'ചരിത്രം',
  milestones: 'നേട്ടങ്ങൾ',
  affiliations: 'അഫിലിയേഷൻ',
  terms: 'ഉപയോഗ നിബന്ധനകൾ',
  leaders: 'ഹോം പേജിലെ നേതാക്കൾ',
  officer_photos: 'ഭാരവാഹികളുടെ ഫോട്ടോകൾ',
  accent: 'പ്രധാന നിറം',
  logo: 'ലോഗോ',
  hero: 'ഹോം പേജിലെ ചിത്രം',
};
export const settingHelp = {
  short_name: 'തലക്കെട്ടിലും മെയിലുകളിലും കാർഡുകളിലും കാണുന്നത്.',
  district: 'പേരു മാത്രം, പട്ടികകളിൽ കാണുന്നതുപോലെ.',
  district_in: 'വാചകത്തിൽ ചേരുന്ന രൂപം: “പാലക്കാട്ട്”, “തൃശ്ശൂരിൽ” എന്നപോലെ.',
  district_of: 'വാചകത്തിൽ ചേരുന്ന രൂപം: “പാലക്കാട്ടെ”, “തൃശ്ശൂരിലെ” എന്നപോലെ.',
  founded: 'ഒരു വർഷം; ഒഴിച്ചിട്ടാൽ സൈറ്റിൽ വർഷം കാണിക്കില്ല.',
  map_position: 'വടക്കും കിഴക്കും ഡിഗ്രിയിൽ, 10.7756, 76.6542 എന്നപോലെ; ഒഴിച്ചിട്ടാൽ ഭൂപടമില്ല.',
  description: 'പരമാവധി 160 അക്ഷരം; തിരച്ചിൽ ഫലങ്ങളിലും ലിങ്കുകളിലും പേരിനു താഴെ കാണും.',
  history: 'ഒഴിച്ചിട്ടാൽ സംഘടനയുടെ പേജിൽ ചരിത്രം കാണിക്കില്ല.',
  milestones: 'ഓരോന്നിനും #, വർഷം, തലക്കെട്ട് എന്നിവയുള്ള ഒരു വരി; താഴെ വിവരണം. ഒഴിച്ചിട്ടാൽ ഒന്നും കാണിക്കില്ല.',
  affiliations: 'ഓരോന്നിനും # ചേർത്ത് പേരെഴുതിയ ഒരു വരി; താഴെ ഒരു കുറിപ്പ്. ഒഴിച്ചിട്ടാൽ ഒന്നും കാണിക്കില്ല.',
  phone: 'ഏരിയ കോഡോടെ, ഡയൽ ചെയ്യുന്നതുപോലെ.',
  address: 'കവറിലെഴുതുന്നതുപോലെ വരിവരിയായി; ഫെഡറേഷന്റെയും കമ്മിറ്റിയുടെയും പേര് മുകളിൽ തനിയെ വരും.',
  accent: 'ബട്ടണുകളുടെയും ലിങ്കുകളുടെയും പേജിന്റെ അടിഭാഗത്തിന്റെയും നിറം; ഇരുണ്ട തീമിലും വ്യക്തമായി വായിക്കാം.',
  logo: 'PNG, JPEG, അല്ലെങ്കിൽ WebP; ചെറിയ വശം കുറഞ്ഞത് 512 പിക്സൽ. ഐക്കണുകളും ലിങ്കുകളുടെ ചിത്രവും ഇതിൽനിന്ന് ഉണ്ടാക്കും.',
  hero: 'PNG, JPEG, അല്ലെങ്കിൽ WebP; വീതി കുറഞ്ഞത് 1200 പിക്സൽ. ചിത്രീകരണത്തിനു പകരം കാണിക്കും.',
  hours: 'തുടങ്ങുന്ന സമയവും തീരുന്ന സമയവും, അല്ലെങ്കിൽ അവധി.',
  intro: 'കമ്മിറ്റിയുടെ പേരിനു താഴെ ഒന്നോ രണ്ടോ വാചകം.',
  statistics: 'അവകാശപ്പെട്ടത്: കമ്മിറ്റി നിശ്ചയിച്ച സംഖ്യകൾ. എണ്ണിയത്: സൈറ്റ് എണ്ണുന്നത്, ഓരോ മിനിറ്റിലും പുതുക്കും.',
  terms: 'ഖണ്ഡികകൾക്കിടയിൽ ഒരു ഒഴിഞ്ഞ വരി. #, പിന്നെ ഒരു വിടവ് എന്നു തുടങ്ങുന്ന വരി തലക്കെട്ടാണ്.',
  leaders:
    'ആരെല്ലാമെന്ന് സ്ഥാനങ്ങളുടെ പട്ടികയിൽ തീരുമാനിക്കാം; കാലാവധി കഴിഞ്ഞവരെ കാണിക്കില്ല. ജില്ലയിലെ ആദ്യ സ്ഥാനം ചേർക്കുന്നതുവരെ സാങ്കല്പികരായ ആളുകൾ അവിടെ ഉണ്ടാകാം. മറച്ചാൽ ഹോം പേജിൽ ആരുടെയും പേരുണ്ടാകില്ല.',
  officer_photos: 'സ്വകാര്യതയിൽ സമ്മതം നൽകിയവരുടേതു മാത്രം കാണിക്കും.',
};

// Refusals of the look's pictures
export const pictureType = 'PNG, JPEG, അല്ലെങ്കിൽ WebP ചിത്രം തിരഞ്ഞെടുക്കുക.';
export const pictureBroken = 'ഈ ചിത്രം വായിക്കാൻ കഴിയുന്നില്ല.';
export const pictureManyPixels = 'ഈ ചിത്രത്തിൽ പിക്സലുകൾ കൂടുതലാണ്.';
export const logoSmall = 'ലോഗോയുടെ ചെറിയ വശം കുറഞ്ഞത് {least} പിക്സൽ വേണം; ഇതിന് {pixels} മാത്രം.';
export const heroSmall = 'ചിത്രത്തിന് കുറഞ്ഞത് {least} പിക്സൽ വീതി വേണം; ഇതിന് {pixels} മാത്രം.';

// The terms
export const termsTitle = 'ഉപയോഗ നിബന്ധനകൾ';
export const termsDescription = 'ഈ സൈറ്റും ഡയറക്ടറിയും ചോദ്യോത്തര വേദിയും പരസ്യങ്ങളും ഉപയോഗിക്കുന്നതിനുള്ള നിബന്ധനകൾ.';
/** The standard text of /terms: paragraphs, and headings that begin with `# `. The office edits it. */
export const termsText = `സന്ദർശകർ, അംഗങ്ങൾ, പരസ്യദാതാക്കൾ – ഈ സൈറ്റ് ഉപയോഗിക്കുന്ന എല്ലാവർക്കും ഉള്ളതാണ് ഈ നിബന്ധനകൾ. സൈറ്റ് തുടർന്നും ഉപയോഗിക്കുന്നവർ ഇവ അംഗീകരിക്കുന്നു.

# സൈറ്റ് എന്തിന്
പൊതുജനങ്ങളെ വിവരങ്ങൾ അറിയിക്കാനും അംഗങ്ങൾക്ക് സേവനം നൽകാനും എഞ്ചിനീയർമാരെയും സൂപ്പർവൈസർമാരെയും കടകളെയും കണ്ടെത്താൻ സഹായിക്കാനുമാണ് കമ്മിറ്റി ഈ സൈറ്റ് നടത്തുന്നത്. ഇത് ഒരു വിൽപ്പനകേന്ദ്രമല്ല: ഒരു അംഗവുമായോ കടയുമായോ നിങ്ങൾ ഉണ്ടാക്കുന്ന ധാരണ നിങ്ങൾ തമ്മിലുള്ളതാണ്.

# നിങ്ങളുടെ അക്കൗണ്ട്
അപേക്ഷിക്കുമ്പോൾ ശരിയായ വിവരങ്ങൾ നൽകുക; പാസ്‌വേഡ് മറ്റാർക്കും കൊടുക്കരുത്. ഓഫീസ് രേഖകൾ ആവശ്യപ്പെട്ടേക്കാം; തെറ്റായ വിവരങ്ങൾ നൽകി തുറന്ന അക്കൗണ്ട് അടയ്ക്കുകയും ചെയ്തേക്കാം. മറ്റൊരാൾ നിങ്ങളുടെ അക്കൗണ്ട് ഉപയോഗിക്കുന്നതായി തോന്നിയാൽ ഉടൻ ഓഫീസിനെ അറിയിക്കുക.

# ഡയറക്ടറി
ഒരു എഞ്ചിനീയറെയോ സൂപ്പർവൈസറെയോ കണ്ടെത്താനുള്ളതാണ് ഡയറക്ടറി. അത് പകർത്താനോ വിൽക്കാനോ അംഗങ്ങൾക്ക് പരസ്യം അയയ്ക്കാൻ ഉപയോഗിക്കാനോ പാടില്ല. തങ്ങളുടെ ഏതെല്ലാം ഫോൺ നമ്പറും ഇമെയിലും കാണിക്കണമെന്ന് അംഗങ്ങൾതന്നെ തീരുമാനിക്കുന്നു.

# ചോദ്യോത്തര വേദി
സഹപ്രവർത്തകരുടെ മുന്നിൽ സംസാരിക്കുന്നതുപോലെ എഴുതുക: അധിക്ഷേപം, പരസ്യം, മറ്റുള്ളവരുടെ സ്വകാര്യവിവരങ്ങൾ എന്നിവ പാടില്ല. ഉത്തരങ്ങൾ എഴുതുന്നയാളുടെ അഭിപ്രായമാണ്; പ്ലാനിനോ കണക്കുകൂട്ടലിനോ സ്ഥലപരിശോധനയ്ക്കോ പകരമല്ല. ഈ നിയമങ്ങൾ ലംഘിക്കുന്നവ മോഡറേറ്റർമാർ മറയ്ക്കുകയോ നീക്കുകയോ ചെയ്യും.

# പരസ്യങ്ങളും കടകളും
തങ്ങളുടെ ചിത്രങ്ങളും വീഡിയോകളും വാഗ്ദാനങ്ങളും പറയുന്നതിന് പരസ്യദാതാക്കൾ ഉത്തരവാദികളാണ്. ഈ സൈറ്റിലെ ഇടം കമ്മിറ്റിയുടെ ശുപാർശയല്ല. തെറ്റിദ്ധരിപ്പിക്കുന്നതോ നിയമം ലംഘിക്കുന്നതോ ആയ പരസ്യം ഓഫീസ് നീക്കിയേക്കാം.

# രേഖകൾ
മാനദണ്ഡങ്ങളും പരിശോധനാപട്ടികകളും മാതൃകകളും ഉത്തമവിശ്വാസത്തോടെ നൽകുന്നതാണ്. അവയനുസരിച്ച് പണിയുംമുമ്പ് ബാധകമായ ചട്ടങ്ങളുമായി ഒത്തുനോക്കുക.

# മാറ്റങ്ങളും ചോദ്യങ്ങളും
കമ്മിറ്റി ഈ നിബന്ധനകൾ മാറ്റിയേക്കാം; ഈ പേജിലുള്ളതാണ് ബാധകം. ഇന്ത്യൻ നിയമമാണ് ബാധകം. ചോദ്യങ്ങൾ ഓഫീസിനോട് ചോദിക്കാം; വിലാസം ഓരോ പേജിന്റെയും അടിയിലുണ്ട്. സൈറ്റ് നിങ്ങളെക്കുറിച്ച് സൂക്ഷിക്കുന്നത് സ്വകാര്യതയെക്കുറിച്ചുള്ള പേജിൽ കാണാം.`;

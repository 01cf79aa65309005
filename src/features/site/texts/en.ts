/*
 * The words of the site's own pages. What the office edits in its settings counts until then as it stands here; names,
 * people, events and organisations are made up, and about the district of Palakkad.
 */

// The names: what counts until the office sets its own (src/features/site/server/settings.ts)
export const standardNames = {
  federation: 'Federation of Licensed Engineers and Supervisors',
  district: 'Palakkad',
  district_in: 'in Palakkad',
  district_of: 'of Palakkad',
  founded: '1998',
};
/** The same for another district. */
export const otherNames = { district_in: 'in {district}', district_of: 'of {district}' };
export const committeeOf = '{district} District Committee';
export const shortNameOf = 'FLES {district}';
/** One or two sentences under the title of the home page. */
export const intro =
  'The engineers and supervisors licensed to design and build {inDistrict}. We keep standards high, stand by one another, and help every household and builder find people and shops they can trust.';
/** For search engines and link previews: at most 160 characters. */
export const siteDescription =
  '{committee} of the {federation}: members, events, and trusted building shops {inDistrict}.';
/** What the advertising page claims (docs/product/general.md, "Fixed numbers"). */
export const advertisingReach = '500+ active members';
export const advertisingReachElsewhere = 'the members';
export const palakkad = 'Palakkad';
export const palakkadRural = 'Palakkad Rural';
export const alathur = 'Alathur';
export const chittur = 'Chittur';
export const ottapalam = 'Ottapalam';
export const mannarkkad = 'Mannarkkad';
export const pattambi = 'Pattambi';
export const president = 'President';
export const vicePresident = 'Vice President';
export const secretary = 'Secretary';
export const jointSecretary = 'Joint Secretary';
export const treasurer = 'Treasurer';

// Header, menu and footer
export const skipToContent = 'Skip to content';
export const main = 'Main';
export const menu = 'Menu';
export const home = 'Home';
export const about = 'About';
export const members = 'Members';
export const advertise = 'Advertise';
export const contact = 'Contact';
export const logIn = 'Log in';
export const adminDashboard = 'Admin Dashboard';
export const logout = 'Logout';
export const yourMenu = 'Your menu';
export const ownProfile = 'Your profile';
export const ownLicence = 'Your licence';
export const ownCard = 'Your card';
export const ownSecurity = 'Security';
export const ownHome = 'Home';
export const barCard = 'Card';
export const barCirculars = 'Circulars';
export const barBoard = 'Board';
export const ownPages = 'Your pages';
export const yourAccount = 'Your account';
export const viewSite = 'View site';
export const notificationsUnread = 'Notifications, {unread} unread';
export const darkTheme = 'Dark theme';
export const theOffice = 'The office';
export const shortNameSinceFounded = '{shortName}, since {founded}';
export const terms = 'Terms';

// Pages that are not there, or could not be shown
export const pageNotFound = 'Page Not Found';
export const gapInTheDrawing =
  'There is a gap in the drawing here: this page has not been built, or it stands somewhere else.';
export const returnToHome = 'Return to Home';
export const pageCouldNotBeShown =
  'This page could not be shown. It is our fault, not yours. Please try once more; if it stays like this, tell the office.';

// Home page
export const pageTitle = '{page} | {committee}';
export const findShops = 'Find Shops';
export const advertiseWithUs = 'Advertise With Us';
export const areas = 'Areas';
export const units = 'Units';
export const annualEvents = 'Annual Events';
export const onFilm = 'On film';
export const builtHereSeenHere = 'Built here, seen here';
export const videosLead = 'Workshops, yards and showrooms of the district, in their own pictures.';
export const fromOurAdvertisers = 'From our advertisers';
export const materialsAndMakers = 'Materials and makers';
export const advertisersLead = 'The shops and suppliers whose support keeps the committee’s work going.';
export const committeeLeaders = 'Committee Leaders';
export const leadersLead = 'Elected by the members, for the whole district.';
export const presidentName = 'P. K. Madhavan Nair';
export const secretaryName = 'Anitha Varma';
export const treasurerName = 'Abdul Rasheed Kalladi';
export const callName = 'Call {name}:';
export const findShopsInDistrict = 'Find Shops {inDistrict}';
export const findShopsLead = 'Search by name, or choose a category or a place.';

// About page
export const aboutUs = 'About us';
export const aboutDescription =
  'Mission, values and people of the {committee} of licensed engineers and supervisors: the executive and seven area committees.';
export const aboutDescriptionElsewhere =
  'Mission, values and people of the {committee} of licensed engineers and supervisors: the executive and the area committees.';
export const whoWeAre =
  '{committee} of the {federation}. Since {founded} we speak for those who are licensed to design and supervise building work in seven areas, from the river at Pattambi to the gap in the hills.';
export const whoWeAreElsewhere =
  '{committee} of the {federation}. We speak for those who are licensed to design and supervise building work {inDistrict}.';
export const twentyKilometres = '20 km';
export const northOnTheMap = 'N';
export const quickFacts = 'Quick facts';
export const totalMembers = 'Total members';
export const areaCommitteesFact = 'Area committees';
export const unitCommitteesFact = 'Unit committees';
export const missionAndVision = 'Mission and vision';
export const missionTitle = 'Mission';
export const mission =
  'To bring the licensed engineers and supervisors {ofDistrict} together, to keep their knowledge current and their practice honest, and to put both at the service of everyone who builds in the district.';
export const visionTitle = 'Vision';
export const vision =
  'A district where every home, road and public building is planned with care, built to standard, and at ease with the fields, rivers and hills around it.';
export const coreValues = 'Core Values';
export const excellence = 'Professional Excellence';
export const excellenceText = 'Careful drawings, honest estimates, and work that stands the test of the monsoon.';
export const innovation = 'Innovation';
export const innovationText =
  'New materials and methods, tried with an open mind and measured before they are praised.';
export const collaboration = 'Collaboration';
export const collaborationText =
  'Seven areas, one committee: knowledge is shared, and no member faces a hard site alone.';
export const collaborationTextElsewhere = 'One committee: knowledge is shared, and no member faces a hard site alone.';
export const integrity = 'Integrity';
export const integrityText = 'We sign only what we have checked, and we say so when something is not safe.';
export const service = 'Service';
export const serviceText =
  'Free guidance for families, schools and panchayaths, and hands on deck when the rivers rise.';

// About page: the committees
export const executiveCommittee = 'Executive Committee';
export const executiveLead = 'They carry the committee’s work between one annual meeting and the next.';
export const vicePresidents = 'Vice Presidents';
export const secretaries = 'Secretaries';
export const jointSecretaries = 'Joint Secretaries';
export const jayaprakashName = 'V. Jayaprakash Menon';
export const lathaName = 'Latha Subramanian';
export const josephName = 'Joseph Kurian';
export const unnikrishnanName = 'K. Unnikrishnan';
export const deepaName = 'Deepa Krishnan';
export const asharafName = 'Asharaf Thottingal';
export const rajeshName = 'Rajesh Kollengode';
export const sumayyaName = 'Sumayya Beegum';
export const sajithName = 'Sajith Mannath';
export const writeToTheExecutive = 'Write to any member of the executive committee {link}.';
export const throughTheOffice = 'through the office';
export const areaCommittees = 'Area Committees';
export const areaCommitteesLead = 'Seven areas, each with officers of its own, elected by the units in it.';
export const failedToLoadAreaCommittees = 'Failed to load the area committees.';
export const areaCommitteesLeadElsewhere = 'Each area has officers of its own, elected by the units in it.';
export const noAreaOffices = 'No office is held in the areas at present.';
export const unitLabel = '{unit} unit';
export const unitTitle = '{unit} Unit';
/** The area committees that stand there until the office enters the first position; their order is fixed. */
export const writtenCommittees = [
  {
    area: 'Palakkad',
    president: 'M. Sethumadhavan',
    secretary: 'Reshmi Prasad',
    treasurer: 'K. V. Haridas',
    members: [
      'Noufal Kalpathy',
      'Sindhu Ramesh',
      'T. R. Venkiteswaran',
      'Ajith Olavakkode',
      'Mary Jose',
      'P. Sivadasan',
    ],
  },
  {
    area: 'Palakkad Rural',
    president: 'C. Balakrishnan',
    secretary: 'Shameer Pudussery',
    treasurer: 'Bindu Jayan',
    members: ['Vinod Malampuzha', 'A. Kasim', 'Prameela Devi', 'Suresh Kongad', 'N. Gopinathan', 'Jisha Mathew'],
  },
  {
    area: 'Alathur',
    president: 'Rugmini Ravindran',
    secretary: 'Hakeem Vadakkencherry',
    treasurer: 'S. Manikandan',
    members: ['Biju Nemmara', 'K. Chandrika', 'Abdul Latheef', 'Pradeep Kuzhalmannam', 'Lissy Thomas', 'R. Kannan'],
  },
  {
    area: 'Chittur',
    president: 'N. Arumughan',
    secretary: 'Sreeja Mohan',
    treasurer: 'Selvaraj Kozhinjampara',
    members: [
      'Usha Nandini',
      'M. Ramaswamy',
      'Ibrahim Pattanchery',
      'Kavitha Murugan',
      'Dinesh Tattamangalam',
      'V. Palaniswamy',
    ],
  },
  {
    area: 'Ottapalam',
    president: 'E. P. Narayanan Namboodiri',
    secretary: 'Shabna Salim',
    treasurer: 'Ratheesh Cherpulassery',
    members: [
      'Girija Warrier',
      'Mohanan Lakkidi',
      'K. T. Hamza',
      'Anoop Sreekrishnapuram',
      'Beena Sasidharan',
      'T. Rajagopal',
    ],
  },
  {
    area: 'Mannarkkad',
    president: 'Moideen Kutty Elambulassery',
    secretary: 'Jomon Agali',
    treasurer: 'Ambika Raghavan',
    members: [
      'Siddique Kumaramputhur',
      'Shyla Varghese',
      'P. Velayudhan',
      'Fasal Alanallur',
      'Renjini Das',
      'K. J. Sebastian',
    ],
  },
  {
    area: 'Pattambi',
    president: 'Vasudevan Mezhathur',
    secretary: 'Nisha Kunhiraman',
    treasurer: 'M. Ummer',
    members: [
      'Rafeeque Koppam',
      'Sathi Bhaskaran',
      'Hareesh Thrithala',
      'A. Zubaida',
      'Krishnadas Ongallur',
      'P. M. Ashraf',
    ],
  },
] as const;

// About page: the record
export const ourRecord = 'Our record';
export const history = 'History';
export const historyIntro =
  'In 1998 a handful of licensed engineers and supervisors began to meet once a month, to compare drawings, rates and troubles. Out of those evenings grew the district committee. Its purpose has stayed the same.';
export const readOurHistory = 'Read our history';
export const pdfInNewTab = '(PDF, opens in a new tab)';
export const achievements = 'Achievements';
export const in2020 = 'Help through the lockdown';
export const in2020Text =
  'Plan approvals went on by remote site checks, and members helped fit out treatment centres free of charge.';
export const in2018 = 'Flood assessment drive';
export const in2018Text =
  'Within six weeks of the floods, volunteers had surveyed the damaged houses for every local body that asked.';
export const in2015 = 'Engineers’ House opened';
export const in2015Text =
  'The district office with its library and training hall was built from members’ contributions.';
export const in2010 = 'Continuing education begins';
export const in2010Text =
  'A yearly programme of workshops on codes, estimation and site safety, now more than fifty events a year.';
export const in2005 = 'Unit committees in every area';
export const in2005Text =
  'The last of the seven areas elected its unit committees, and the first district directory was printed.';
export const affiliations = 'Affiliations';
export const stateCommittee = 'Federation of Licensed Engineers and Supervisors, State Committee';
export const stateCommitteeNote = 'Parent body';
export const professionalsCouncil = 'Kerala Building Professionals’ Council';
export const professionalsCouncilNote = 'Member organisation';
export const tradesChamber = 'Palakkad District Chamber of Construction Trades';
export const tradesChamberNote = 'Associate';
export const earthForum = 'South Indian Forum for Earthen and Laterite Architecture';
export const earthForumNote = 'Knowledge partner';
export const volunteersNetwork = 'District Disaster Management Volunteers’ Network';
export const volunteersNetworkNote = 'Technical partner';

// Advertising page
export const advertisingDescription =
  'Five advertising tiers for the building trade {ofDistrict}, before {advertisingReach}: what each gives and how to book.';
export const advertiseWhereDistrictBuilds = 'Advertise where {district} builds';
export const advertisingClaim =
  'Put your shop before {reach} who choose cement, steel, tiles and timber every day, and before the families who ask them.';
export const bookAnAd = 'Book an ad';
export const compareTiers = 'Compare tiers';
export const whyAdvertiseWithUs = 'Why advertise with us';
export const reachBenefit = 'Targeted Reach';
export const reachBenefitText =
  'Engineers, supervisors and the families who build with them: the people {inDistrict} who choose materials and makers.';
export const communityBenefit = 'Engaged Community';
export const communityBenefitText =
  'Members come back for events, documents and answers from one another, and find your shop on the way.';
export const analyticsBenefit = 'Performance Analytics';
export const analyticsBenefitText =
  'Every ad keeps its record: tier, first day, last day, and whether it is running. The office tells you how it stands.';
export const qualityBenefit = 'Quality Exposure';
export const qualityBenefitText =
  'One ad at a time, sharp on every screen, never popping up over what people came to read.';
export const sampleAds = 'Sample ads';
export const sampleAdsLead = 'From shops of the district, one for each tier.';
export const fiveTiers = 'Five tiers';
export const tiersLead = 'From a week for one offer to a month on the home page.';
export const howToBook = 'How to book';
export const stepTier = 'Choose a tier';
export const stepTierText =
  'Compare the five above. A single offer does well in a short tier; a name to remember wants the longer ones.';
export const stepPicture = 'Send your picture or video';
export const stepPictureText = 'Wide pictures, 16 to 9, suit every tier. Videos of up to 50 MB run from Gold on.';
export const stepStart = 'We put it up';
export const stepStartText =
  'Your ad starts on the day you name, runs for the days of its tier, and can be renewed before or after it ends.';
export const askForTheRates = 'Ask for the rates';
export const ratesLead =
  'Tell us your shop and the tier you have in mind. The office answers with the rate and the first free day.';
export const allWaysToReachUs = 'All ways to reach us';

// Contact page
export const contactDescription = 'Telephone, e-mail, address, office hours and map of the {committee} office.';
export const contactUs = 'Contact us';
export const contactLead =
  'Ask about membership, an event, an advertisement, or an engineer near you. Somebody answers in office hours.';
export const telephone = 'Telephone';
export const eMail = 'E-mail';
export const officeContact = 'Office';
export const membershipContact = 'Membership';
export const advertisingContact = 'Advertising';
export const officeAddress = 'Office address';
export const addressElsewhere = '{district}, Kerala';
/** Line by line, as on an envelope, under the names of federation and committee. */
export const address = 'Engineers’ House, Fort Maidan Road\nPalakkad, Kerala 678001';
export const officeHours = 'Office hours';
export const mondayToFriday = 'Monday to Friday';
export const saturday = 'Saturday';
export const sunday = 'Sunday';
export const closed = 'Closed';
export const openSpan = '{from} to {to}';
/** A time of the day, `9:00`, by the part of the day in which it lies. */
export const timeOfDay = {
  night: '{time} AM',
  morning: '{time} AM',
  noon: '{time} PM',
  evening: '{time} PM',
  late: '{time} PM',
};
export const emergencyHotline = 'Emergency hotline';
export const hotlineNote =
  'Available 24/7 for registered members. For a site that is not safe, at any hour of any day.';
export const findUs = 'Find us';
export const mapLabel = '{committee} office, {district}';
export const mapLead = 'The map comes from OpenStreetMap, and only when you ask for it.';
export const showTheMap = 'Show the map';
export const openInNewTab = 'Open in a new tab';
export const mapOf = 'Map: {label}';
export const coordinates = '{latitude}° N, {longitude}° E';

// What the office sets (src/features/site/server/settings.ts): names and explanations
export const settings = {
  federation: 'Federation',
  committee: 'Committee',
  short_name: 'Short name',
  district: 'District',
  district_in: 'In the district',
  district_of: 'Of the district',
  founded: 'Founded in',
  phone: 'Telephone of the office',
  membership_phone: 'Telephone about membership',
  advertising_phone: 'Telephone about advertisements',
  hotline: 'Emergency hotline for members',
  email: 'E-mail address of the office',
  membership_email: 'E-mail address about membership',
  advertising_email: 'E-mail address about advertisements',
  address: 'Postal address',
  map_position: 'Place on the map',
  monday_friday: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  intro: 'Introduction on the home page',
  description: 'Description for search engines',
  about_lead: 'Introduction on the about page',
  mission: 'Mission',
  vision: 'Vision',
  statistics: 'Figures of members, areas, units and events',
  history: 'History',
  milestones: 'Achievements',
  affiliations: 'Affiliations',
  terms: 'Terms of use',
  leaders: 'Leaders on the home page',
  officer_photos: 'Photos of people in office',
  accent: 'Accent colour',
  logo: 'Logo',
  hero: 'Picture on the home page',
};
export const settingHelp = {
  short_name: 'Stands in the header, in mails and on cards.',
  district: 'The name alone, as it stands in the lists.',
  district_in: 'As in a sentence: “shops …”. Malayalam needs its own form.',
  district_of: 'As in a sentence: “the engineers …”. Malayalam needs its own form.',
  founded: 'A year, or empty: the site then names none.',
  map_position: 'Degrees north and east, as 10.7756, 76.6542; empty: the contact page has no map.',
  description: 'At most 160 letters, under the name in search results and link previews.',
  history: 'Empty: the about page has no history.',
  milestones: 'Each with a line that begins with #, the year and a title, and a text below it. Empty: none are shown.',
  affiliations: 'Each with a line that begins with # and its name, and a word on it below. Empty: none are shown.',
  phone: 'With the area code, as people dial it.',
  address: 'Line by line, as on an envelope; the names of federation and committee stand above it by themselves.',
  hours: 'From and to, or closed.',
  accent: 'Of buttons, links and the foot of the pages; each keeps its contrast, light and dark.',
  logo: 'PNG, JPEG or WebP, the shorter side at least 512 pixels. The icons and the preview of links are made of it.',
  hero: 'PNG, JPEG or WebP, at least 1200 pixels wide, in place of the drawing.',
  intro: 'One or two sentences under the committee’s name.',
  statistics: 'Claimed: the figures that the committee has set. Counted: what the site counts, renewed every minute.',
  terms: 'Paragraphs with an empty line between them. A line that begins with # and a blank is a heading.',
  leaders:
    'Who they are is ticked at their positions; a term that is over takes them off. Until the first position of the district is entered, invented people may stand there. Not shown: the home page has no leaders.',
  officer_photos: 'Shown only of those who have agreed to it under Privacy.',
};

// Refusals of the look's pictures
export const pictureType = 'Choose a PNG, JPEG or WebP picture.';
export const pictureBroken = 'This picture cannot be read.';
export const pictureManyPixels = 'This picture has too many pixels.';
export const logoSmall = 'The shorter side of a logo has at least {least} pixels; this one has {pixels}.';
export const heroSmall = 'This picture is at least {least} pixels wide; this one has {pixels}.';

// The terms
export const termsTitle = 'Terms of use';
export const termsDescription =
  'The terms on which this site, its directory, its board and its advertisements may be used.';
/** The standard text of /terms: paragraphs, and headings that begin with `# `. The office edits it. */
export const termsText = `These terms are for everybody who uses this site: visitors, members and advertisers. By using it you agree to them.

# What the site is for
The committee runs this site to inform the public, to serve its members and to show where building work finds engineers, supervisors and shops. It is not a marketplace: what you agree with a member or a shop is between the two of you.

# Your account
Give true particulars when you apply, and keep your password to yourself. The office may ask for papers, and may close an account that was opened with false ones. Tell the office at once when you think that another person uses your account.

# The directory
The directory is for finding an engineer or a supervisor. It may not be copied, sold, or used to send advertising to members. Members decide themselves which of their contacts are shown.

# The board
Write as you would speak before colleagues: no insults, no advertising, no particulars of other people. Answers are the opinion of the person who writes them and replace no design, calculation or inspection on the site. The moderators hide or remove what breaks these rules.

# Advertisements and shops
Advertisers answer for what their pictures, videos and offers say. A place on this site is no recommendation by the committee. The office may take down an advertisement that misleads or breaks the law.

# Documents
Standards, checklists and templates are given in good faith. Check them against the rules that apply before you build by them.

# Changes and questions
The committee may change these terms; the text on this page is the one that applies. Indian law applies. Questions about them go to the office, whose address is at the foot of every page. What the site stores about you is on the page about privacy.`;

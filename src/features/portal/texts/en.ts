// What a form or the server does not take
export const badEmail = 'Invalid email format';
export const emailNeeded = 'Email is required';
export const nameNeeded = 'Name is required';
export const phoneNeeded = 'Phone number is required';
export const badPhone = 'Phone number must be 10 digits';
export const badChoice = 'Please choose one of the options.';
export const badDay = 'Please enter a date.';
export const badMonth = 'Please enter a month, as 2026-11.';
export const tokenNeeded = 'The link is not complete.';
export const adNeeded = 'Please choose an ad.';
export const fieldsNeeded = 'Please change something about the shop first.';
export const noteNeeded = 'Please say why.';
export const mediaNeeded = 'Please choose a picture or a video.';
export const mediaTooLarge = 'File size must be at most 50MB.';
export const contactThere = 'This address is a contact of the shop already.';
export const twoContacts = 'A shop has two contacts at most. Revoke one of them first.';
export const contactUnknown = 'Contact not found.';
export const shopUnknown = 'Shop not found.';
export const adUnknown = 'Ad not found.';
export const requestUnknown = 'Request not found.';
export const requestDecided = 'This request is decided already.';
export const adGone = 'The ad of this request is deleted. Reject the request, and say so.';
export const sessionUnknown = 'Session not found.';
export const sessionDead = 'Your session has ended. Please ask for a new link.';
export const linkDead = 'This link has been used or has expired.';
export const linkAsked = 'If this address belongs to an advertiser, a link is on its way.';

// What an invoice is for
export const purpose = 'Advertisement, {tier}';

// Mails
export const mails = {
  greeting: 'Hello {name},',
  footer: 'You get this mail because you are the contact of an advertiser on our website.',
  open: 'Open the portal',
  link: {
    title: 'Your link to the advertisers’ portal',
    text: 'With this link you see how the ads of {shop} are doing. It works once, for {minutes} minutes.',
    ignore: 'If you did not ask for it, you need not do anything.',
    button: 'Go to the portal',
  },
  decided: {
    title: { approved: 'Your request is approved', rejected: 'Your request could not be approved' },
    approved: {
      renew: 'The office has renewed your ad.',
      upload: 'Your ad shows the new picture now.',
      shop: 'The facts of your shop are changed as you asked.',
    },
    rejected: {
      renew: 'The office could not renew your ad.',
      upload: 'The office could not take the new picture.',
      shop: 'The office could not change the facts of your shop.',
    },
    note: 'Note of the office',
    invoice: 'Your invoice is {number}. What to pay, and how, is in the portal.',
  },
  ending: {
    title: { one: 'Your ad ends in {count} day', other: 'Your ad ends in {count} days' },
    text: 'The {tier} ad of {shop} runs until {day}.',
    outage: {
      one: '{count} day was added to its time, because the site was down.',
      other: '{count} days were added to its time, because the site was down.',
    },
    renew: 'In the portal you see how often it was seen, and renew it with two taps.',
  },
} as const;

// The picture of a month
export const picture = {
  seen: 'times seen',
  shown: 'times shown',
  tapped: 'taps on Call, WhatsApp, website, map or details',
  none: 'No views yet.',
} as const;

// What waits in the office
export const requestsWaiting = 'Requests of advertisers';
export const unreachableWaiting = 'Ads that end soon, without a contact';

// The audit log
export const audit = {
  contact: 'Contact of a shop',
  contacts: 'Contacts of shops',
  request: 'Request of an advertiser',
  requests: 'Requests of advertisers',
  revoke: 'revoked',
  link: 'sent a link',
  signIn: 'signed in',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
  exported: 'Requests of advertisers exported',
} as const;

// Getting in
export const portalTitle = 'Advertisers’ portal';
export const askLead =
  'See how often your ads were seen, renew them and change them. Enter the address that the office has for you: we mail you a link.';
export const sendLink = 'Send a link';
export const linkFailed = 'The link could not be asked for.';
export const linkLasts = 'It works once, for 60 minutes.';
export const noContactYet = 'No mail, or no address at the office? Call the office: it sends you a link by WhatsApp.';
export const aboutAdvertising = 'About advertising';
export const enterTitle = 'Enter the advertisers’ portal';
export const enterLead = 'This link works once. After it, this device stays logged in for 30 days.';
export const enter = 'Enter';
export const entered = 'You are in.';
export const enteredNext = 'The portal opens now.';
export const enterFailed = 'You could not enter.';
export const askAgain = 'Ask for a new link with your address, or call the office.';
export const askNewLink = 'Ask for a new link';

// The portal
export const insideAs = 'You are here as {name}.';
export const leave = 'Leave';
export const portalFailed = 'This could not be loaded.';
export const yourAds = 'Your ads';
export const noAds = 'No ads yet';
export const noAdsWhy = 'The office makes your first ad: call it.';
export const adName = '{tier}, no. {id}';
export const runsUntil = 'until {day}';
export const startsOn = 'from {day}';
export const ended = 'Ended';
export const scheduled = 'Not started';
export const renew = 'Renew';
export const newPicture = 'New picture';
export const renewTitle = 'Renew the ad';
export const renewLead =
  'The tier’s days are added to what is left. Tier and price stay as they are now for {days} days; the office decides, and sends the invoice.';
export const tier = 'Tier';
export const tierOption = '{tier}: {days}, {price}';
export const priceByOffice = 'price from the office';
export const videoTiers = 'Videos run in Diamond, Premium and Gold.';
export const askRenewal = 'Ask for the renewal';
export const pictureLead =
  'The office looks at it first. Until then the old picture stays; then the new one takes its place at once.';
export const pictureOrVideo = 'Picture or video';
export const sendToOffice = 'Send to the office';
export const requestSent = 'Your request is at the office. You get a mail when it is decided.';
export const requestFailed = 'The request could not be sent.';

// What was counted
export const figures = 'How often they were seen';
export const figuresLead = 'New figures arrive within ten seconds. Nothing is known of single visitors.';
export const period = 'Period';
export const ad = 'Ad';
export const allAds = 'All ads';
export const saveCsv = 'Save as CSV';
export const month = 'Month';
export const monthPicture = 'The month as a picture';

// Requests
export const yourRequests = 'Your requests';
export const noRequests = 'You have asked for nothing yet.';
export const askedOn = 'Asked on {day}';
export const frozenUntil = 'price holds until {day}';
export const officeNote = 'The office:';
export const invoice = 'Invoice {number}: {amount}';
export const payBy = 'Please pay {amount} by {day}.';
export const settled = 'Nothing is open.';
export const copyUpi = 'Copy UPI ID {id}';
export const openUpi = 'Open a UPI app';
export const payAtOffice = 'Ask the office how to pay.';
export const copied = 'Copied: {text}';
export const notCopied = 'Could not be copied: {text}';
export const requestWithdrawn = 'The request is withdrawn.';
export const withdrawFailed = 'The request could not be withdrawn.';

// The shop
export const yourShop = 'Your shop';
export const yourShopLead = 'What visitors find in the shop finder.';
export const phone = 'Phone';
export const whatsApp = 'WhatsApp';
export const website = 'Website';
export const changeShop = 'Ask for a change';

// Sessions
export const sessions = 'Where you are logged in';
export const sessionsLead = 'A device stays logged in for 30 days.';
export const unknownDevice = 'Unknown device';
export const lastUsed = 'Last used on {day}';
export const thisDevice = 'This device';
export const end = 'End';
export const sessionEnded = 'The session is ended.';
export const endFailed = 'The session could not be ended.';
export const ownDevice = 'Do not count this device';
export const ownDeviceHint = 'For a device of your shop: its looks at ads are not counted.';

// The office’s screens
export const deskTitle = 'Requests of advertisers';
export const deskLead = 'Renewals, new pictures and facts of shops, as shops ask for them in the portal.';
export const searchShop = 'Name of the shop';
export const requestsTab = 'Requests';
export const prices = 'Prices';
export const unreachableTab = 'No contact';
export const asked = 'Asked';
export const shop = 'Shop';
export const kind = 'Kind';
export const price = 'Price';
export const deskFailed = 'The requests could not be loaded.';
export const deskPages = 'Pages of requests';
export const nothingAsked = 'No requests';
export const nothingAskedWhy = 'What shops ask for in the portal comes here.';
export const decide = 'Decide';
export const decideTitle = '{kind}: {shop}';
export const willRenew = 'The ad is renewed in {tier}, and the invoice over {price} is made.';
export const willRenewFree = 'The ad is renewed in {tier}. No price of this tier is entered: no invoice is made.';
export const willSwap = 'The new picture takes the place of the old one at once.';
export const willChange = 'The shop is changed as follows.';
export const newPictureOf = 'The new picture of {shop}';
export const note = 'Note to the shop';
export const noteHint = 'Needed to reject; it is in the mail.';
export const saveDecision = 'Save the decision';
export const decisionFailed = 'The decision could not be saved.';
export const requestApproved = 'Approved: {shop}';
export const requestRejected = 'Rejected: {shop}';
export const unreachableLead =
  'These ads end within a week, and their shops have no contact to be reminded by mail: call them, or add a contact.';
export const allReachable = 'Every shop whose ad ends within a week has a contact.';
export const ends = 'Ends';
export const contacts = 'Contacts';
export const contactsOf = 'Contacts of {shop}';
export const contactsLead = 'Two people of the shop who may use the advertisers’ portal.';
export const addContact = 'Add contact';
export const noContacts = 'No contacts yet';
export const noContactsWhy = 'With a contact the shop sees its figures and renews by itself.';
export const contactsFailed = 'The contacts could not be loaded.';
export const language = 'Language';
export const contactAdded = 'The contact is added.';
export const contactFailed = 'The contact could not be added.';
export const inPortal = 'In the portal on {day}';
export const neverIn = 'Not in the portal yet';
export const revokedOn = 'Revoked on {day}';
export const sendByWhatsApp = 'Send by WhatsApp';
export const makeLink = 'Make a link';
export const linkReady = 'The link works once, until {moment}. It is shown only now.';
export const linkTitle = 'Link for {name}';
export const copyLink = 'Copy the link';
export const whatsAppText = 'Your link to the advertisers’ portal. It works once, for 24 hours: {url}';
export const makeLinkFailed = 'The link could not be made.';
export const revoke = 'Revoke';
export const revokeAsked = 'Revoke {name}?';
export const revokeWhat = 'The sessions end at once, and links that were sent no longer work.';
export const contactRevoked = 'The contact is revoked.';
export const revokeFailed = 'The contact could not be revoked.';
export const backToShops = 'All shops';

export const outageDays = {
  one: '{count} day was added because this site was down.',
  other: '{count} days were added because this site was down.',
} as const;
export const daysLeft = { one: '{count} day left', other: '{count} days left' } as const;
export const days = { one: '{count} day', other: '{count} days' } as const;
export const beside = {
  three_quarters: 'Beside others: more than three quarters of {tier} was seen less often a day.',
  half: 'Beside others: more than half of {tier} was seen less often a day.',
  quarter: 'Beside others: more than a quarter of {tier} was seen less often a day.',
} as const;
export const spanNames = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const;
export const kindNames = { renew: 'Renewal', upload: 'New picture', shop: 'Facts of the shop' } as const;
export const stateNames = {
  open: 'Waits',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;
export const factNames = {
  name: 'Name',
  location: 'Location',
  address: 'Address',
  category: 'Category',
  description: 'Description',
  contact_number: 'Contact number',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  website: 'Website',
} as const;

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
export const fieldsNeeded = 'Please change something of the shop first.';
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
export const linkDead = 'This link was used or is over.';
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
    renew: 'In the portal you see how often it was seen, and renew it with two taps.',
  },
} as const;

// The picture of a month
export const picture = {
  title: '{shop} in {month}',
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
